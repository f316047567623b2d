import NavReelDocuments
import NavReelDrawing
import NavReelMotion
import NavReel
import NavReelScene

/// The values of one instant's state, by their names in `inspect --stage state`, as in ``FilmAttributes``.
///
/// A name is a path of keys with dots: `screens.home.x`, `backgrounds.forest.alpha`. Values in `bar`, `statusBar` or
/// `chevron` may be named without it: `titleColor`.
struct StateAttributes {
  private let values: [(name: String, value: FilmAttribute.Value)]

  init(_ state: FrameState) { values = state.attributes }

  private static let sections = ["bar", "statusBar", "chevron"]

  /// Returns a value, or nil if the state has none of that name.
  subscript(name: String) -> FilmAttribute.Value? {
    let paths = [name] + StateAttributes.sections.map { $0 + "." + name }
    return paths.lazy.compactMap { path in values.first { $0.name == path }?.value }.first
  }

  /// Returns a line such as `titleColor #ffffff`, with the colour as swatch, or a dash if the instant lacks the value.
  /// The short form is the value alone.
  func line(_ name: String) -> SheetLine {
    let value: String
    var swatch: Color?
    switch self[name] {
    case .number(let number): value = SheetText.short(number)
    case .color(let color):
      swatch = color
      value = color.alpha == 1 ? String(color.description.dropLast(2)) : color.description
    case .word(let word): value = word
    case nil: value = "\u{2013}"
    }
    return SheetLine(name + " " + value, short: value, swatch: swatch)
  }

  /// The names of all values, by path.
  var names: [String] { values.map(\.name) }

  /// - Throws: for an attribute that neither the shown instants nor samples of the whole film have.
  static func check(_ captions: [SheetCaption], in film: Film, beside shown: [StateAttributes]) throws(StageError) {
    for case .attribute(let name) in captions where !shown.contains(where: { $0[name] != nil }) {
      let others = (0...32).map {
        StateAttributes(film.timeline.state(at: film.time(of: .percent(Fraction(100 * $0, 32))).value))
      }
      if others.contains(where: { $0[name] != nil }) { continue }
      var known: [String] = []
      for report in shown + others { for name in report.names where !known.contains(name) { known.append(name) } }
      let short = known.map { path in
        sections.first { path.hasPrefix($0 + ".") }.map { String(path.dropFirst($0.count + 1)) } ?? path
      }
      let ending = known.filter { $0.hasSuffix("." + name) }.prefix(5).map { "\"\($0)\"" }.joined(separator: " or ")
      let near =
        ending.isEmpty
        ? Suggestion.nearest(name, among: short).map { "; did you mean \"\($0)\"?" } ?? ""
        : "; did you mean \(ending)?"
      throw .request(
        "caption: \(film.reel.name) has no attribute \"\(name)\"\(near.isEmpty ? "; it has " + known.joined(separator: ", ") : near)"
      )
    }
  }
}
