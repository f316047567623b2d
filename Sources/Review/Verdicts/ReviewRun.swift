import Diff
public import NavReel
public import Scene

/// Scenes opened and their reels reviewed, several at a time where there are many.
///
///     let run = ReviewRun(GoldenReview(GoldenStore("goldens")))
///     let report = try run.run([.init(path: "forest.scene.json5")]) { event in … }
///
/// Scenes that do not open and films that cannot be drawn keep nothing from the others.
public struct ReviewRun: Sendable {
  /// A scene in one variant.
  public struct Item: Sendable {
    /// The scene's file.
    public let path: String

    /// What is replaced in it.
    public let variant: SceneVariant

    /// The reels to draw; nil for all.
    public let reels: [String]?

    /// The scene as it is, with all its reels, unless told otherwise.
    public init(path: String, variant: SceneVariant = SceneVariant(), reels: [String]? = nil) {
      self.path = path
      self.variant = variant
      self.reels = reels
    }
  }

  /// What happens, by the names of scenes and variants, in the order of a scene's reels. Paths are as in the report.
  public enum Event: Sendable {
    /// Remarks about a scene.
    case warnings([SceneWarning])

    /// A reel was held against its golden.
    case reviewed(ReelReview)

    /// Something could not be done.
    ///
    /// - Parameter error: what the trouble says, for those who can tell a cure.
    case trouble(ReviewReport.Trouble, StageError)
  }

  /// What is done with each reel.
  public let review: GoldenReview

  /// How scenes are opened; its variant is replaced by the items'.
  public let options: Stage.OpenOptions

  /// Where the paths in the report begin. Default: the working folder.
  public var root: ReportRoot

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
    _ items: [Item], reels: [String] = [], shard: Shard? = nil,
    tell: @escaping @Sendable (Event) -> Void = { _ in }
  ) throws(StageError) -> ReviewReport {
    var review = review
    // Whole paths, which can be told from other words when the report names them from its root.
    review.store = GoldenStore(root.whole(review.store.folder))
    let all = items.map { Item(path: root.whole($0.path), variant: $0.variant, reels: $0.reels) }
    let plan = try plan(ReviewRun.ordered(all), ReelChoice(reels), shard)
    let queue = ReelQueue(plan.scenes)
    // Few reels get all threads for their frames, many get one each; small frames leave threads idle otherwise.
    let workers = queue.holds(4 * review.jobs) ? review.jobs : 1
    if workers > 1 { review.jobs = 1 }
    let (drawing, found) = (review, ReviewCollector())
    do {
      try OrderedPipeline(workers: workers, window: 16 * workers).run(
        next: { _ in queue.next() }, makeWorker: {},
        produce: { _, ticket in
          told(try outcome(ticket, drawing, findsOrphans: reels.isEmpty), ticket.scene.item, drawing.store)
        },
        consume: { _, outcome in
          found.take(outcome)
          for event in outcome.events { tell(event) }
        })
    } catch let error as StageError {
      throw error
    } catch { throw .request("\(error)") }
    return found.report(goldens: root.told(review.store.folder), part: plan.part)
  }

  /// The order in which scenes are named is no matter for what is found. A scene that is named twice, or by two ways to one
  /// file, is reviewed once.
  static func ordered(_ items: [Item]) -> [Item] {
    var seen: Set<[String]> = []
    return items.map { (item: $0, key: [Stage.sceneName($0.path), $0.path, $0.variant.name]) }
      .sorted { $0.key.lexicographicallyPrecedes($1.key) }.map(\.item)
      .filter { item in
        let reels = item.reels.map { [""] + $0 } ?? []
        return seen.insert([FileAccess.resolved(item.path) ?? item.path, item.variant.name] + reels).inserted
      }
  }

  private func outcome(
    _ ticket: ReelQueue.Ticket, _ review: GoldenReview, findsOrphans: Bool
  ) throws(StageError) -> Outcome {
    let (scene, item) = (ticket.scene, ticket.scene.item)
    var outcome = Outcome()
    if findsOrphans, ticket.isFirst, scene.isRead {
      do throws(FileError) {
        outcome.orphans = try GoldenOrphans.of(
          review.store, scene: Stage.sceneName(item.path), variant: item.variant.name, reels: scene.reels
        ).map(\.id)
      } catch { outcome.events.append(try trouble(.file(error), item)) }
    }
    let stage: Stage
    let name: String
    do throws(StageError) {
      stage = try scene.stage(options)
      // A scene without reels says so.
      if let reel = ticket.reel { name = reel } else { name = try stage.reelNames(item.path)[0] }
    } catch {
      if ticket.isFirst || error.isStop { outcome.events.append(try trouble(error, item)) }
      return outcome
    }
    if ticket.isFirst { outcome.events.append(.warnings(stage.warnings)) }
    do throws(StageError) {
      var found = try review.run(stage.film(name), variant: item.variant.name)
      (found.scenePath, found.place) = (item.path, ticket.place)
      outcome.events += [.warnings(found.warnings), .reviewed(found)]
    } catch { outcome.events.append(try trouble(error, item, reel: name)) }
    return outcome
  }

  /// A stop ends the run; anything else is told, and the next one's turn comes.
  private func trouble(_ error: StageError, _ item: Item, reel: String? = nil) throws(StageError) -> Event {
    if error.isStop { throw error }
    let message = ReviewRun.placed(error.description, item, reel)
    return .trouble(.init(scenePath: item.path, message: message), error)
  }

  /// The message with the scene's whole path: its name alone may be that of several.
  static func placed(_ message: String, _ item: Item, _ reel: String?) -> String {
    let name = FilePath.name(of: item.path) + ":"
    let lines = message.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      line.hasPrefix(name) ? item.path + ":" + line.dropFirst(name.count) : String(line)
    }
    let text = lines.joined(separator: "\n")
    if text.hasPrefix(item.path + ":") { return text }
    let words = [item.path, item.variant.name, reel ?? ""].filter { !$0.isEmpty }
    return words.joined(separator: ": ") + ": " + text
  }

  /// With paths from the report's root.
  private func told(_ outcome: Outcome, _ item: Item, _ store: GoldenStore) -> Outcome {
    let folders = [FilePath.folder(of: item.path), store.folder]
    func told(_ text: String) -> String { root.told(text, below: folders) }
    func told(_ warning: SceneWarning) -> SceneWarning {
      SceneWarning(code: warning.code, path: warning.path, message: told(warning.message))
    }
    var outcome = outcome
    outcome.events = outcome.events.map { event in
      switch event {
      case .warnings(let warnings): return .warnings(warnings.map(told))
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
  fileprivate var isStop: Bool { if case .interrupted = self { true } else { false } }
}
