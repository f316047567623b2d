import NavReelDocuments
import NavReelDrawing
import NavReelLayout
import NavReel
import NavReelScene

/// One instant for the lint to examine: its state, its items, and the means to draw what is behind an item.
struct LintInstant {
  let film: Film
  let painter: PartPainter
  let frames: Range<Int>
  let state: FrameState
  let placed: PlacedItems

  /// All items, in paint order.
  let items: [SeenItem]

  init(_ film: Film, _ painter: PartPainter, _ frame: SurveyedFrame) {
    self.film = film
    self.painter = painter
    frames = frame.index..<frame.index + 1
    state = frame.state
    placed = frame.placed
    items = SeenItem.all(of: placed, frame.items)
  }

  /// The canvas size in points.
  var canvas: Size { film.stage.scene.canvas.size }

  /// Returns the screen in whose page an item is; nil for the bar that the screens share.
  func page(of item: SeenItem) -> String? { state.page(ofItem: item.id) }
}

extension FrameState {
  /// Returns the screen in whose page an item of a bar is; nil for the bar that the screens share and the status bar.
  func page(ofItem id: String) -> String? {
    let owner = id.drop { $0 != "." }.dropFirst()
    // A bar in a view is named after the view: `title.view.home.0`.
    for prefix in ["view.", "header."] where owner.hasPrefix(prefix) {
      let rest = owner.dropFirst(prefix.count)
      return screens.map(\.name).first { rest == $0 || rest.hasPrefix($0 + ".") }
    }
    return contents.first { $0.isInPage && (owner == $0.screen || owner.hasPrefix($0.screen + ".")) }?.screen
  }
}

/// An item and what of it is seen.
struct SeenItem {
  let item: PlacedItem

  /// The part of its frame that the groups around it do not cut away, whether on the screen or beside it.
  let seen: Rect

  /// The item's kind, taken from its id once.
  let kind: Substring

  init(_ item: PlacedItem, seen: Rect) {
    self.item = item
    self.seen = seen
    kind = item.kind
  }

  // Written out, as a key path would cost more than the look it is for.
  var id: String { item.id }
  var frame: Rect { item.frame }
  var baseline: Double? { item.baseline }
  var transform: Transform { item.transform }
  var alpha: Double { item.alpha }
  var color: Color? { item.color }
  var text: String? { item.text }
  var icon: String? { item.icon }
  var lettering: PlacedItem.Lettering? { item.lettering }
  var isShared: Bool { item.isShared }
  var losesBlur: Bool { item.losesBlur }
  var groundCover: Double? { item.groundCover }
  var isSolid: Bool { item.isSolid }
  var isTruncated: Bool { item.isTruncated }

  /// - Parameter items: as of the placed ones, where they are listed already.
  static func all(of placed: PlacedItems, _ items: [PlacedItem]? = nil) -> [SeenItem] {
    placed.seenItems(items).map { SeenItem($0, seen: $1) }
  }
}

extension PlacedItem {
  /// The kind of item, which is the first word of its id: `title`.
  var kind: Substring { id.prefix { $0 != "." } }
}

/// A rule that examines one instant at a time.
protocol InstantCheck: LintCheck {
  static var rule: LintRule { get }
  static func violations(in instant: LintInstant) -> [Violation]
}

extension InstantCheck {
  static func findings(in film: LintFilm) -> [LintFinding] {
    var album = ViolationAlbum(rule)
    for moment in film.moments {
      for violation in moment.violations[rule] ?? [] { album.add(violation, moment.frames) }
    }
    return album.findings
  }
}

/// An objection of a rule in one instant.
struct Violation: Sendable {
  let severity: LintFinding.Severity
  let subjects: [String]
  let message: String

  /// A measure of how bad it is: among violations of the same thing, the largest one gives the message.
  let badness: Double
}

/// The violations of a film; those of the same thing are merged.
struct ViolationAlbum {
  private struct Key: Hashable {
    let severity: LintFinding.Severity
    let subjects: [String]
  }

  private struct Page {
    var worst: Violation
    var frame: Int
    var frames: FrameRanges
  }

  private let rule: LintRule
  private var keys: [Key] = []
  private var pages: [Key: Page] = [:]

  init(_ rule: LintRule) { self.rule = rule }

  /// Adds a violation. Calls have to come in the order of the frames.
  mutating func add(_ violation: Violation, _ frames: Range<Int>) {
    let key = Key(severity: violation.severity, subjects: violation.subjects)
    guard var page = pages[key] else {
      keys.append(key)
      pages[key] = Page(worst: violation, frame: frames.lowerBound, frames: FrameRanges([frames]))
      return
    }
    page.frames = page.frames.union(FrameRanges([frames]))
    if violation.badness > page.worst.badness { (page.worst, page.frame) = (violation, frames.lowerBound) }
    pages[key] = page
  }

  /// The findings, in the order in which their subjects were first seen.
  var findings: [LintFinding] {
    keys.compactMap { key in
      pages[key].map { page in
        LintFinding(
          rule, page.worst.severity, page.worst.message, subjects: key.subjects, frames: page.frames, frame: page.frame)
      }
    }
  }
}

extension FrameState {
  /// Returns the screen that an item of a bar belongs to. The chevron that screens share belongs to the screen whose
  /// back button is most visible.
  func screen(of item: SeenItem) -> String? {
    if item.id == "chevron" { return contents.filter { $0.hasBack }.max { $0.backAlpha < $1.backAlpha }?.screen }
    let owner = item.id.drop { $0 != "." }.dropFirst()
    if owner.hasPrefix("view.") || owner.hasPrefix("header.") {
      return item.kind == "left" || item.kind == "right"
        ? String(owner.prefix(through: owner.lastIndex(of: ".") ?? owner.startIndex).dropLast()) : String(owner)
    }
    return contents.map(\.screen).first { owner == $0 || owner.hasPrefix($0 + ".") }
  }
}
