import NavReelDiff
public import NavReel
public import NavReelScene

/// Opens scenes and reviews their reels, several at a time if there are many.
///
///     let run = ReviewRun(GoldenReview(GoldenStore("goldens")))
///     let report = try run.run([.init(path: "forest.scene.json5")]) { event in … }
///
/// A scene that does not open or a film that cannot be drawn does not affect the others.
public struct ReviewRun: Sendable {
  /// An event of a run, by the names of scenes and variants, in the order of a scene's reels. Paths are as in the
  /// report.
  public enum Event: Sendable {
    /// Warnings about the scene of a file.
    case warnings([SceneWarning], scenePath: String)

    /// A reel was compared with its golden.
    case reviewed(ReelReview)

    /// Something could not be done.
    ///
    /// - Parameter error: the error behind the trouble, for callers that can suggest a remedy.
    case trouble(ReviewReport.Trouble, StageError)
  }

  /// The review that is applied to each reel.
  public var review: GoldenReview

  /// The options for opening scenes; the items replace the variant.
  public let options: Stage.OpenOptions

  /// The folder that paths in the report begin at. Default: the working folder.
  public var root: ReportRoot

  /// Other files that affect the verdicts, so that parts of one run can be distinguished from those of another.
  public var sources: [String] = []

  /// The names of all variants, if the items are all scenes: goldens of other scenes and variants are then reported.
  /// Empty allows any variant. Default nil: there may be other scenes.
  public var whole: [String]?

  /// - Parameter root: the folder that the report's paths begin at. Default: the working folder.
  public init(_ review: GoldenReview, _ options: Stage.OpenOptions = .init(), root: ReportRoot = ReportRoot(".")) {
    self.review = review
    self.options = options
    self.root = root
  }

  /// The results of one ticket.
  struct Outcome: Sendable {
    var events: [Event] = []

    /// Ids of goldens that no reel of the scene has.
    var orphans: [String] = []
  }

  /// Reviews the reels of some scenes.
  ///
  /// - Parameters:
  ///   - items: the scenes and variants.
  ///   - reels: the names of the reels to draw, in all scenes that have them; empty for all.
  ///   - shard: the part of the reels to draw; nil for all.
  ///   - tell: receives the events, called by one thread at a time.
  /// - Returns: the report.
  /// - Throws: when the run is stopped, and for a name that is no scene's reel.
  public func run(
    _ items: [SceneItem], reels: [String] = [], shard: Shard? = nil,
    tell: @escaping @Sendable (Event) -> Void = { _ in }
  ) throws(StageError) -> ReviewReport {
    var review = review
    // Absolute paths can be recognized in messages, when the report makes them relative to its root.
    review.store = GoldenStore(root.whole(review.store.folder))
    let all = items.map { SceneItem(path: root.whole($0.path), variant: $0.variant) }
    let plan = try plan(all, ReelChoice(reels), shard)
    let queue = ReelQueue(plan.scenes)
    // Few reels get all threads in turn, many get one each: on small frames, more threads would be idle.
    let workers = queue.holds(4 * review.jobs) ? review.jobs : 1
    if workers > 1 { review.jobs = 1 }
    let (drawing, found) = (review, ReviewCollector())
    try OrderedPipeline<StageError>(workers: workers, window: 16 * workers).run(
      next: { _ in queue.next() }, makeWorker: {},
      produce: { (_, ticket) throws(StageError) in
        told(try outcome(ticket, drawing, findsOrphans: reels.isEmpty), ticket.scene.planned.item, drawing.store)
      },
      consume: { _, outcome in
        found.take(outcome)
        for event in outcome.events { tell(event) }
      })
    if let whole, reels.isEmpty {
      do throws(FileError) {
        found.add(
          orphans: try GoldenOrphans.strangers(
            review.store, scenes: Set(all.map { Stage.sceneName($0.path) }), variants: whole.isEmpty ? nil : Set(whole))
        )
      } catch { throw .file(error) }
    }
    return found.report(goldens: root.told(review.store.folder), part: plan.part)
  }

  private func outcome(
    _ ticket: ReelQueue.Ticket, _ review: GoldenReview, findsOrphans: Bool
  ) throws(StageError) -> Outcome {
    let (scene, planned) = (ticket.scene, ticket.scene.planned)
    let item = planned.item
    var outcome = Outcome()
    if findsOrphans, ticket.isFirst, scene.isRead {
      do throws(FileError) {
        outcome.orphans = try GoldenOrphans.of(
          review.store, scene: Stage.sceneName(item.path), variant: item.variant.name, reels: scene.reels
        ).map(\.id)
      } catch { outcome.events.append(try trouble(.file(error), planned)) }
    }
    let stage: Stage
    let name: String
    do throws(StageError) {
      stage = try scene.stage(options)
      // For a scene without reels, this throws.
      if let reel = ticket.reel { name = reel } else { name = try stage.reelNames(item.path)[0] }
    } catch {
      if ticket.isFirst || error.isStop { outcome.events.append(try trouble(error, planned)) }
      return outcome
    }
    if ticket.isFirst { outcome.events.append(.warnings(stage.warnings, scenePath: item.path)) }
    do throws(StageError) {
      var found = try review.run(stage.film(name), variant: item.variant.name)
      (found.scenePath, found.place, found.location) = (item.path, ticket.place, scene.location(ofReel: name))
      outcome.events += [.warnings(found.warnings, scenePath: item.path), .reviewed(found)]
    } catch { outcome.events.append(try trouble(error, planned, reel: name)) }
    return outcome
  }

  /// Rethrows a stop, which ends the run; any other error becomes an event, and the run goes on.
  private func trouble(_ error: StageError, _ scene: PlannedScene, reel: String? = nil) throws(StageError) -> Event {
    if error.isStop { throw error }
    return .trouble(.init(scenePath: scene.item.path, message: scene.placed(error.description, reel: reel)), error)
  }

  /// With paths from the report's root.
  private func told(_ outcome: Outcome, _ item: SceneItem, _ store: GoldenStore) -> Outcome {
    let folders = [FilePath.folder(of: item.path), store.folder]
    func told(_ text: String) -> String { root.told(text, below: folders) }
    func told(_ warning: SceneWarning) -> SceneWarning {
      var warning = warning
      warning.message = told(warning.message)
      return warning
    }
    var outcome = outcome
    outcome.events = outcome.events.map { event in
      switch event {
      case .warnings(let warnings, let path):
        return .warnings(warnings.map(told), scenePath: root.told(path))
      case .reviewed(var review):
        review.scenePath = root.told(review.scenePath)
        review.reason = told(review.reason)
        review.warnings = review.warnings.map(told)
        return .reviewed(review)
      case .trouble(let trouble, let error):
        return .trouble(.init(scenePath: root.told(trouble.scenePath), message: told(trouble.message)), error)
      }
    }
    return outcome
  }
}

extension StageError {
  /// True if the error is the answer to a request to stop.
  package var isStop: Bool {
    switch self {
    case .interrupted, .stopped: true
    default: false
    }
  }

  /// The error for a run that writes no frames: frames counted as written were drawn.
  var ofDrawing: StageError {
    if case .interrupted(let count, let all) = self { return .stopped(drawn: count, of: all) }
    return self
  }

  /// Returns the error for work on a film after all of its frames were drawn.
  func afterDrawing(_ count: Int) -> StageError { isStop ? .stopped(drawn: count, of: count) : self }
}
