import Drawing
import Motion
import NavReel
import Scene

/// The values of one instant's state by their names in `inspect --stage state`.
///
/// A name is a path of keys with dots between them: `backgrounds.0.alpha`. An element of a list goes by its number or
/// by its screen: `screens.home.x`. What stands in `bar`, `statusBar` or `chevron` may be named alone: `titleColor`.
struct StateAttributes {
  private let report: JSONText

  init(_ state: FrameState) { report = state.report }

  private static let sections = ["bar", "statusBar", "chevron"]

  /// A single value, or nil when the state has none of that name.
  subscript(name: String) -> JSONText? {
    for path in [name] + StateAttributes.sections.map({ $0 + "." + name }) {
      if let value = StateAttributes.value(path.split(separator: ".", omittingEmptySubsequences: false), in: report) {
        return value
      }
    }
    return nil
  }

  /// `titleColor #ffffff`, the colour shown beside it; a dash for what the instant does not have. Where there is no room
  /// for both, the value alone.
  func line(_ name: String) -> SheetLine {
    let value: String
    var swatch: Color?
    switch self[name] {
    case .number(let number): value = SheetText.short(number)
    case .string(let text):
      swatch = StateAttributes.color(text)
      value = swatch?.alpha == 1 ? String(text.dropLast(2)) : text
    case .bool(let flag): value = flag ? "true" : "false"
    default: value = "\u{2013}"
    }
    return SheetLine(name + " " + value, short: value, swatch: swatch)
  }

  /// Every name of a single value, by path.
  var names: [String] {
    var names: [String] = []
    StateAttributes.collect(report, "", into: &names)
    return names
  }

  /// - Throws: for an attribute that neither the instants shown nor some others of the film have.
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
      let near = Suggestion.nearest(name, among: short).map { "; did you mean \"\($0)\"?" } ?? ""
      throw .request(
        "caption: \(film.reel.name) has no attribute \"\(name)\"; it has \(known.joined(separator: ", "))\(near)")
    }
  }

  private static func value(_ path: [Substring], in report: JSONText) -> JSONText? {
    guard let key = path.first else {
      switch report {
      case .object, .array, .null: return nil
      default: return report
      }
    }
    return child(key, of: report).flatMap { value(Array(path.dropFirst()), in: $0) }
  }

  private static func child(_ key: Substring, of report: JSONText) -> JSONText? {
    switch report {
    case .object(let members): return members.first { $0.key == key }?.value
    case .array(let elements):
      if let index = Int(key) { return elements.indices.contains(index) ? elements[index] : nil }
      return elements.first { element in
        ["name", "screen"].contains { child(Substring($0), of: element) == .string(String(key)) }
      }
    default: return nil
    }
  }

  private static func collect(_ report: JSONText, _ path: String, into names: inout [String]) {
    let prefix = path.isEmpty ? "" : path + "."
    switch report {
    case .object(let members): for member in members { collect(member.value, prefix + member.key, into: &names) }
    case .array(let elements):
      for (index, element) in elements.enumerated() { collect(element, prefix + String(index), into: &names) }
    case .null: break
    default: names.append(path)
    }
  }

  /// Reads the `#rrggbbaa` of a report.
  private static func color(_ text: String) -> Color? {
    guard text.utf8.count == 9, text.hasPrefix("#"), let bits = UInt32(text.dropFirst(), radix: 16) else { return nil }
    func byte(_ shift: UInt32) -> Int { Int(bits >> shift & 255) }
    return Color(byte(24), byte(16), byte(8), Double(byte(0)) / 255)
  }
}
