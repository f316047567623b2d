public import NavReelDrawing
import NavReelMotion
import NavReel

/// The content of a line under a picture.
public enum SheetCaption: Hashable, Sendable {
  /// The time, such as `0.15 s`; frames without a time have no such line.
  case time

  /// The operation's own progress, such as `p 0.43`.
  case progress

  /// The name of the picture's file. A film's pictures have none.
  case name

  /// A value of the state by its name, such as `titleColor` or `backgrounds.forest.alpha`; see ``StateAttributes``.
  case attribute(String)

  /// Parses `time`, `progress`, `name`, or else the name of a value of the state.
  public init(_ text: String) {
    switch text {
    case "time": self = .time
    case "progress": self = .progress
    case "name": self = .name
    default: self = .attribute(text)
    }
  }
}

/// One line under a picture.
public struct SheetLine: Hashable, Sendable {
  public var text: String

  /// The text to show if the full text is too wide; nil to truncate that with an ellipsis.
  public var short: String?

  /// The colour shown beside the text; nil for none.
  public var swatch: Color?

  public init(_ text: String, short: String? = nil, swatch: Color? = nil) {
    self.text = text
    self.short = short
    self.swatch = swatch
  }
}

extension SheetCaption {
  /// Returns the lines under the pictures of a film.
  ///
  /// - Throws: for an attribute that the film never has, with the names that it has.
  static func lines(_ captions: [SheetCaption], of film: Film, at times: [Fraction]) throws(StageError) -> [[SheetLine]]
  {
    let decimals = SheetText.decimals(for: times)
    var lines: [[SheetLine]] = []
    let reports = times.map { StateAttributes(film.timeline.state(at: $0.value)) }
    try StateAttributes.check(captions, in: film, beside: reports)
    for (time, report) in zip(times, reports) {
      var cell: [SheetLine] = []
      for caption in captions {
        switch caption {
        case .time: cell.append(SheetLine(SheetText.fixed(time.value, decimals) + " s"))
        case .progress:
          cell.append(SheetLine("p " + SheetText.fixed(film.timeline.state(at: time.value).progress, 2)))
        case .name: break
        case .attribute(let name): cell.append(report.line(name))
        }
      }
      lines.append(cell)
    }
    return lines
  }

  /// Returns the lines under existing frames.
  static func lines(_ captions: [SheetCaption], of cells: [SheetCell]) throws(StageError) -> [[SheetLine]] {
    for caption in captions {
      guard caption != .progress else {
        throw .request("caption progress: frames from files have no state; expected time or name")
      }
      if case .attribute(let name) = caption {
        throw .request("caption \(name): frames from files have no state; expected time or name")
      }
    }
    let decimals = SheetText.decimals(for: cells.compactMap(\.time))
    return cells.map { cell in
      cell.lines
        + captions.compactMap { caption in
          switch caption {
          case .time: cell.time.map { SheetLine(SheetText.fixed($0.value, decimals) + " s") }
          case .name: SheetLine(cell.name)
          case .progress, .attribute: nil
          }
        }
    }
  }
}
