import NavReelDrawing
import NavReelLayout
package import NavReelMotion
import NavReelScene
import Synchronization
import NavReelTypography

/// Gathers the values of a film's frames.
package final class AttributeObserver: FilmObserver {
  private let film: Film
  private let ofEveryItem: Bool
  private let pages: PageDigests
  private let constants: [(name: String, value: FilmAttribute.Value)]
  private let collected = Mutex((values: AttributeCollector(), problems: [FontError]()))

  /// - Parameter ofEveryItem: see ``Film/attributes(fps:jobs:ofEveryItem:isCancelled:)``.
  package init(_ film: Film, ofEveryItem: Bool) {
    self.film = film
    self.ofEveryItem = ofEveryItem
    pages = PageDigests(film.stage.scene)
    constants = ofEveryItem ? AttributeObserver.constants(film.stage) : []
  }

  package func look(at frame: SurveyedFrame) -> @Sendable () -> Void {
    let values = AttributeObserver.values(frame.state, frame.items, ofEveryItem: ofEveryItem)
    let fillings = ofEveryItem ? frame.state.screens.map { ("page.\($0.name).content", pages[$0.name]) } : []
    let all = constants + values + fillings
    let problems = frame.isRepeat ? [] : frame.placed.texts.flatMap(\.problems)
    return {
      self.collected.withLock { collected in
        collected.values.add(all)
        for problem in problems where !collected.problems.contains(problem) { collected.problems.append(problem) }
      }
    }
  }

  /// Returns the values of the examined frames.
  ///
  /// - Parameters:
  ///   - times: the times of all these frames.
  ///   - marks: default: those of the film between the times.
  ///   - frameCount: default: the number of times.
  /// - Throws: every font that the frames need and that is missing or broken, since titles could not be placed.
  package func attributes(
    fps: Fraction, times: [Fraction], marks: [FilmMark]? = nil, frameCount: Int? = nil
  ) throws(StageError) -> FilmAttributes {
    let (values, problems) = collected.withLock { $0 }
    guard problems.isEmpty else { throw .fonts(problems) }
    return FilmAttributes(
      scene: film.stage.name, reel: film.reel.name, rate: fps, times: times, attributes: values.attributes,
      marks: marks ?? film.marks(between: times), frameCount: frameCount)
  }

  /// Returns the scene's values for the whole film that are not visible as the place or colour of a placed item.
  private static func constants(_ stage: Stage) -> [(name: String, value: FilmAttribute.Value)] {
    let scene = stage.scene
    // Included only if true, so that existing goldens stay valid.
    let charging: [(String, FilmAttribute.Value)] =
      scene.statusBar.isCharging ? [("scene.charging", .word("true"))] : []
    let pictures = stage.picturesDigest.map { ("scene.pictures", FilmAttribute.Value.word($0)) }
    return [
      ("scene.look", .word(scene.look.rawValue)), ("scene.device", .word(scene.device.name)),
      ("scene.orientation", .word(scene.orientation.rawValue)), ("scene.appearance", .word(scene.appearance.rawValue)),
      ("scene.direction", .word(scene.direction.rawValue)), ("scene.language", .word(scene.language)),
      ("scene.battery", .number(scene.statusBar.battery)), ("scene.signal", .number(Double(scene.statusBar.signal))),
      ("scene.wifi", .number(Double(scene.statusBar.wifi))),
    ] + charging + (pictures.map { [$0] } ?? [])
  }

  private static func values(
    _ state: FrameState, _ items: [PlacedItem], ofEveryItem: Bool
  ) -> [(name: String, value: FilmAttribute.Value)] {
    // The time is the axis of the attributes, not one of them.
    var values = state.attributes.filter { $0.name != "time" }
    var seen: Set<String> = []
    for item in items {
      let kind = item.id.prefix { $0 != "." }
      guard ofEveryItem ? !kind.isEmpty : ["title", "largeTitle", "back"].contains(kind),
        seen.insert(item.id).inserted
      else { continue }
      let numbers = [
        ("x", item.frame.x), ("y", item.frame.y), ("width", item.frame.width), ("height", item.frame.height),
        ("alpha", item.alpha),
      ]
      values += numbers.map { (item.id + "." + $0, .number($1)) }
      if let color = item.color { values.append((item.id + ".color", .color(color))) }
      if ofEveryItem {
        if let text = item.text { values.append((item.id + ".text", .word(text))) }
        if let icon = item.icon { values.append((item.id + ".icon", .word(icon))) }
        if let letters = item.lettering {
          let size = FilmAttribute.Value.number(letters.size).text
          values.append((item.id + ".font", .word(letters.isBold ? size + " bold" : size)))
        }
      }
    }
    return values
  }
}
