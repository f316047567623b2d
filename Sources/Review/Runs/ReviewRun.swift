import NavReelDiff
public import NavReel
public import NavReelScene

/// Scenes opened and their reels reviewed, several at a time where there are many.
///
///     let run = ReviewRun(GoldenReview(GoldenStore("goldens")))
///     let report = try run.run([.init(path: "forest.scene.json5")]) { event in … }
///
/// Scenes that do not open and films that cannot be drawn keep nothing from the others.
public struct ReviewRun: Sendable {
  /// What happens, by the names of scenes and variants, in the order of a scene's reels. Paths are as in the report.
  public enum Event: Sendable {
    /// Remarks about the scene of a file.
    case warnings([SceneWarning], scenePath: String)

    /// A reel was held against its golden.
    case reviewed(ReelReview)

    /// Something could not be done.
    ///
    /// - Parameter error: what the trouble says, for those who can tell a cure.
    case trouble(ReviewReport.Trouble, StageError)
  }

  /// What is done with each reel.
  public var review: GoldenReview

  /// How scenes are opened; its variant is replaced by the items'.
  public let options: Stage.OpenOptions

  /// Where the paths in the report begin. Default: the working folder.
  public var root: ReportRoot

  /// Files beside the scenes that the verdicts hang on, so that parts of a run can be told from those of another.
  public var sources: [String] = []

  /// The names of all variants there are where the items are all scenes there are, so that goldens of others are told of;
  /// empty where any variant may be. Nil, the default, where there may be other scenes.
  public var whole: [String]?

  /// - Parameter root: where the report's paths begin. Default: the working folder.
  public init(_ review: GoldenReview, _ options: Stage.OpenOptions = .init(), root: ReportRoot = ReportRoot(".")) {
    self.review = review
    self.options = options
    self.root = root
  }

  /// What a worker found.
  struct Outcome: Sendable {
    var events: [Event] = []

    /// Ids of goldens that no reel of the scene has.
    var orphans: [String] = []
  }

  /// - Parameters:
  ///   - reels: names of the reels to draw, of whatever scenes have them; empty for all.
  ///   - shard: which part of the reels; nil for all.
  ///   - tell: called by one thread at a time.
  /// - Returns: what was found and what could not be done.
  /// - Throws: when told to stop, and for a name that no scene has a reel of.
  public func run(
    _ items: [SceneItem], reels: [String] = [], shard: Shard? = nil,
    tell: @escaping @Sendable (Event) -> Void = { _ in }
  ) throws(StageError) -> ReviewReport {
    var review = review
    // Whole paths, which can be told from other words when the report names them from its root.
    review.store = GoldenStore(root.whole(review.store.folder))
    let all = items.map { SceneItem(path: root.whole($0.path), variant: $0.variant) }
    let plan = try plan(all, ReelChoice(reels), shard)
    let queue = ReelQueue(plan.scenes)
    // Few reels get all threads for their frames, many get one each; small frames leave threads idle otherwise.
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
      // A scene without reels says so.
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

  /// A stop ends the run; anything else is told, and the next one's turn comes.
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
  /// True when somebody asked to stop.
  package var isStop: Bool {
    switch self {
    case .interrupted, .stopped: true
    default: false
    }
  }

  /// Of a run that writes no frames: those that were counted as written are drawn.
  var ofDrawing: StageError {
    if case .interrupted(let count, let all) = self { return .stopped(drawn: count, of: all) }
    return self
  }

  /// Of looks at a film after all of its frames were drawn.
  func afterDrawing(_ count: Int) -> StageError { isStop ? .stopped(drawn: count, of: count) : self }
}
