import NavReelDrawing
import NavReelScene
import NavReelTypography

/// The label of the back button and the words it may fall back to.
enum BackLabel {
  /// Space between the chevron's box and the label. Since iOS 13 two stills have a label's ink from 31.67 at a margin of
  /// 16, which is 3.33 further in than before.
  static func labelGap(_ look: Scene.Look) -> Double {
    switch look {
    case .ios10: 6
    case .ios18: 28.0 / 3
    }
  }

  /// The chevron begins this far outside the margin.
  static let outdent = 8.0

  static func chevronFrame(top: Double, _ context: LayoutContext) -> Rect {
    Rect(
      context.margin - outdent, top + (context.metrics.rowHeight - Chevron.size.height) / 2, Chevron.size.width,
      Chevron.size.height)
  }

  /// From the left of the chevron's frame: a label on its way out shows no further. A recording of iOS 11 has it 12.5 from
  /// the edge of the screen, within the chevron.
  static let chevronCut = 4.5

  static func labelX(_ context: LayoutContext) -> Double {
    context.margin - outdent + Chevron.size.width + labelGap(context.scene.look)
  }

  /// The first label that fits, or nil when none does: its own text, then the language's word for "Back".
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

  /// The way of a label that says something else than the title below, in that title's: recordings have 123.3 points of
  /// iOS 8 for 62.1 of the title, and the title's way from iOS 11 on.
  private static func lead(_ label: ShapedText, over title: BarContentPlace?, _ look: Scene.Look) -> Double {
    guard look == .ios10, let title, title.largeBaseline == nil, title.text != label.text else { return 1 }
    return 2
  }

  /// Returns the label on its way: at −1 moved out by its own width, cut where the chevron is; at 1 where the title of
  /// the screen below stands, as large as a large title that says the same.
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
  /// Returns UIKit's word in a language; English where the table has none.
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
