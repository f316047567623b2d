public import NavReelDrawing

/// A glyph drawn from vectors: a built-in one, or the scene's own path.
public enum Icon: Hashable, Sendable {
  case builtIn(Name)

  /// A path in SVG's notation inside a box of the given size in points.
  case path(Path, size: Size, strokeWidth: Double?)

  /// The icon's name in messages: that of a built-in one, `path` for another.
  public var name: String {
    switch self {
    case .builtIn(let name): name.rawValue
    case .path: "path"
    }
  }

  /// The glyphs that NavReel has.
  public enum Name: String, Hashable, Sendable, CaseIterable {
    case back, share, more, add, search, close, gear, edit, heart, bookmark
    case star, starFill, heartFill, bookmarkFill, flag, tag, pin
    case checkmark, checkCircle, moreCircle, info, question, warning
    case trash, pencil, filter, list, grid, refresh, download, upload, link
    case house, houseFill, person, personFill, bell, chat, envelope, paperPlane, phone, video, camera, mic, photo
    case play, pause, document, folder, calendar, clock, map, globe, lock, unlock, eye
    case cart, creditCard, gift, chart, wifi, bolt, sun, moon
  }
}
