import NavReelDrawing
import NavReelScene

/// A glyph made of lines and areas in one colour, in a box of its own.
struct Symbol: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case stroke(Path, Stroke)
    case fill(Path, FillRule)
  }

  /// The size of the symbol's box, in points.
  var size: Size

  /// The symbol's parts. They do not overlap, so that a translucent colour shows no seams.
  var parts: [Part]

  /// True for arrows and lists, which point the other way in right-to-left reading.
  var isDirectional = false

  /// Draws the symbol in the middle of a frame, scaled to fit.
  func draw(
    in frame: Rect, isFlipped: Bool, _ ink: Color, _ blend: BlendMode = .sourceOver, into list: inout DisplayList
  ) {
    guard size.width > 0, size.height > 0, ink.alpha > 0 else { return }
    let scale = min(frame.width / size.width, frame.height / size.height)
    guard scale > 0 else { return }
    var map = Transform.scale(isFlipped ? -scale : scale, scale)
    map.tx = frame.midX - (isFlipped ? -1 : 1) * size.width * scale / 2
    map.ty = frame.midY - size.height * scale / 2
    for part in parts {
      switch part {
      case .fill(let path, let rule):
        list.append(.fill(path.transformed(by: map), rule: rule, paint: .color(ink), blend: blend))
      case .stroke(let path, var stroke):
        stroke.width *= scale
        list.append(.stroke(path.transformed(by: map), stroke, paint: .color(ink)))
      }
    }
  }

  /// Returns a symbol of lines of one width with round ends.
  static func lines(_ width: Double = 24, weight: Double = 1.8, isDirectional: Bool = false, _ path: Path) -> Symbol {
    Symbol(
      size: Size(width, 24), parts: [.stroke(path, Stroke(width: weight, cap: .round, join: .round))],
      isDirectional: isDirectional)
  }

  /// Returns a symbol of one area.
  static func area(_ width: Double, _ path: Path) -> Symbol {
    Symbol(size: Size(width, 24), parts: [.fill(path, .nonZero)])
  }

  /// Returns the symbol with an area beside its parts.
  func filled(_ path: Path) -> Symbol {
    var symbol = self
    symbol.parts.append(.fill(path, .nonZero))
    return symbol
  }

  init(size: Size, parts: [Part], isDirectional: Bool = false) {
    self.size = size
    self.parts = parts
    self.isDirectional = isDirectional
  }

  /// Creates the glyph of an icon.
  init(_ icon: Icon) {
    switch icon {
    case .builtIn(let name): self = name.symbol
    case .path(let path, let size, let strokeWidth):
      let part: Part =
        strokeWidth.map { .stroke(path, Stroke(width: $0, cap: .round, join: .round)) } ?? .fill(path, .nonZero)
      self.init(size: size, parts: [part])
    }
  }
}

extension Icon.Name {
  /// The built-in glyphs: 24 points high, most with lines of 1.7 or 1.8 points.
  var symbol: Symbol {
    switch self {
    case .back: .back
    case .share: .share
    case .more: .more
    case .add: .add
    case .search: .search
    case .close: .close
    case .gear: .gear
    case .edit: .edit
    case .heart: .heart
    case .bookmark: .bookmark
    case .star: .star
    case .starFill: .starFill
    case .heartFill: .heartFill
    case .bookmarkFill: .bookmarkFill
    case .flag: .flag
    case .tag: .tag
    case .pin: .pin
    case .checkmark: .checkmark
    case .checkCircle: .checkCircle
    case .moreCircle: .moreCircle
    case .info: .info
    case .question: .question
    case .warning: .warning
    case .trash: .trash
    case .pencil: .pencil
    case .filter: .filter
    case .list: .list
    case .grid: .grid
    case .refresh: .refresh
    case .download: .download
    case .upload: .upload
    case .link: .link
    case .house: .house
    case .houseFill: .houseFill
    case .person: .person
    case .personFill: .personFill
    case .bell: .bell
    case .chat: .chat
    case .envelope: .envelope
    case .paperPlane: .paperPlane
    case .phone: .phone
    case .video: .video
    case .camera: .camera
    case .mic: .mic
    case .photo: .photo
    case .play: .play
    case .pause: .pause
    case .document: .document
    case .folder: .folder
    case .calendar: .calendar
    case .clock: .clock
    case .map: .map
    case .globe: .globe
    case .lock: .lock
    case .unlock: .unlock
    case .eye: .eye
    case .cart: .cart
    case .creditCard: .creditCard
    case .gift: .gift
    case .chart: .chart
    case .wifi: .wifi
    case .bolt: .bolt
    case .sun: .sun
    case .moon: .moon
    }
  }
}
