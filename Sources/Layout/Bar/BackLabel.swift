import NavReelDrawing
import NavReelScene
import NavReelTypography

/// The label of the back button and its fallback words.
enum BackLabel {
  /// The space between the chevron's box and the label, in points. In two stills of iOS 13 and later the label's ink
  /// begins at 31.67 with a margin of 16, 3.33 further in than before.
  static func labelGap(_ look: Scene.Look) -> Double {
    switch look {
    case .ios10: 6
    case .ios18: 28.0 / 3
    }
  }

  /// The distance by which the chevron begins outside the margin, in points.
  static let outdent = 8.0

  static func chevronFrame(top: Double, _ context: LayoutContext) -> Rect {
    Rect(
      context.margin - outdent, top + (context.metrics.rowHeight - Chevron.size.height) / 2, Chevron.size.width,
      Chevron.size.height)
  }

  /// The distance from the left of the chevron's frame at which a leaving label is cut off, in points. In a recording
  /// of iOS 11 this is 12.5 from the edge of the screen, within the chevron.
  static let chevronCut = 4.5

  static func labelX(_ context: LayoutContext) -> Double {
    context.margin - outdent + Chevron.size.width + labelGap(context.scene.look)
  }

  /// Returns the first label that fits, or nil if none does: the button's own text, then the language's word for
  /// "Back".
  static func label(_ button: BackButton, below: String?, room: Double, _ context: LayoutContext) -> ShapedText? {
    let word = BackWord.word(context.scene.language)
    let candidates: [String]
    switch button {
    case .automatic: candidates = [below ?? "", word]
    case .text(let text): candidates = [text, word]
    case .minimal, .hidden: candidates = []
    }
    for text in candidates where !text.isEmpty {
      let shaped = context.shape(text, BarRow.buttonText)
      if shaped.width <= room { return shaped }
    }
    return nil
  }

  /// Returns the distance that a label travels, as a multiple of the title's. In the classic look it is 2 for a label
  /// whose text differs from the title below: recordings of iOS 8 have 123.3 points for the title's 62.1. From iOS 11
  /// on, both travel equally far.
  private static func lead(_ label: ShapedText, over title: BarContentPlace?, _ look: Scene.Look) -> Double {
    guard look == .ios10, let title, title.largeBaseline == nil, title.text != label.text else { return 1 }
    return 2
  }

  /// Returns the label at its point of travel: at −1 it has moved out by its own width and is cut off at the chevron;
  /// at 1 it is at the title of the screen below, as large as a large title with the same text.
  static func place(
    _ content: BarContentState, _ row: BarRow, from title: BarContentPlace?, _ look: BarContentLook,
    _ context: LayoutContext
  ) -> PlacedItem? {
    guard let label = row.backLabel else { return nil }
    let t = content.backTravel
    let origin = title?.x ?? (context.width - label.width) / 2
    var baseline = row.baseline
    var scale = 1.0
    if t > 0, let large = title?.largeBaseline, title?.text == label.text {
      baseline = mix(row.baseline, large, t)
      scale = mix(1, 1 / LargeTitle.labelScale, t)
    }
    let way = t < 0 ? label.width : (origin - row.backX) * lead(label, over: title, context.scene.look)
    let item = context.text(
      "back." + content.screen, label, BarRow.buttonText, x: row.backX + t * way + content.x,
      baseline: baseline + look.dy, color: look.tintColor, alpha: content.backAlpha * look.alpha, scale: scale)
    guard t < 0 else { return item }
    let cut = chevronFrame(top: row.top, context).minX + chevronCut + content.x
    return item.faded(EdgeFade(left: EdgeFade.Ramp(whole: cut, gone: cut)))
  }
}

/// The word for "Back".
enum BackWord {
  /// Returns UIKit's word in a language, or the English one for a language that is not in the table.
  static func word(_ language: String) -> String {
    let primary = language.lowercased().prefix { $0 != "-" && $0 != "_" }
    return words.first { $0.language == primary }?.word ?? "Back"
  }

  private static let words: [(language: String, word: String)] = [
    ("ar", "رجوع"), ("ca", "Enrere"), ("cs", "Zpět"), ("da", "Tilbage"), ("de", "Zurück"), ("el", "Πίσω"),
    ("es", "Atrás"), ("fa", "بازگشت"), ("fi", "Takaisin"), ("fr", "Retour"), ("he", "חזרה"), ("hi", "वापस"),
    ("hr", "Natrag"), ("hu", "Vissza"), ("id", "Kembali"), ("it", "Indietro"), ("ja", "戻る"), ("ko", "뒤로"),
    ("ms", "Kembali"), ("nb", "Tilbake"), ("nl", "Terug"), ("no", "Tilbake"), ("pl", "Wstecz"), ("pt", "Voltar"),
    ("ro", "Înapoi"), ("ru", "Назад"), ("sk", "Späť"), ("sv", "Tillbaka"), ("th", "กลับ"), ("tr", "Geri"),
    ("uk", "Назад"), ("vi", "Quay lại"), ("yue", "返回"), ("zh", "返回"),
  ]
}
