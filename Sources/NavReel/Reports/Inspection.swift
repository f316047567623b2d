import NavReelDocuments
import NavReelDrawing
import NavReelLayout
public import NavReelScene

/// An inspection of one instant of a film, stage by stage.
public struct Inspection: Sendable {
  public enum Step: String, Hashable, Sendable, CaseIterable {
    case scene, state, layout
    case displayList = "display-list"
  }

  public let film: Film

  /// The time in seconds.
  public let time: Double

  public init(_ film: Film, at time: Double) {
    self.film = film
    self.time = time
  }

  /// The remarks about the scene, its pictures and the texts of the instant, each once.
  public var warnings: [SceneWarning] {
    var all: [SceneWarning] = []
    let placed = film.stage.layout.place(film.timeline.state(at: time))
    for warning in film.stage.warnings + placed.warnings where !all.contains(warning) { all.append(warning) }
    return all
  }

  /// Returns the stage as JSON; a display list is one string per line.
  public func json(_ step: Step) -> String { value(step).text }

  /// Returns the stage as lines for people.
  public func text(_ step: Step) -> String {
    step == .displayList ? film.displayList(at: time).description + "\n" : value(step).text
  }

  private func value(_ step: Step) -> JSONText {
    switch step {
    case .scene: return SceneReport(scene: film.stage.scene, pictures: film.stage.headers).json
    case .state: return StateReport(state: film.timeline.state(at: time)).json
    case .layout:
      return LayoutReport(placed: film.stage.layout.place(film.timeline.state(at: time))).json
    case .displayList:
      let lines = film.displayList(at: time).description.split(separator: "\n", omittingEmptySubsequences: false)
      return .object(["commands": .array(lines.map { .string(String($0)) })])
    }
  }
}
