import Diff
public import NavReel
public import Scene

/// Scenes opened and their reels reviewed, several at a time where there are many.
///
/// Scenes that do not open and films that cannot be drawn keep nothing from the others.
public struct ReviewRun: Sendable {
  /// A scene in one variant.
  public struct Item: Sendable {
    /// The scene's file.
    public let path: String
    public let variant: SceneVariant

    /// The reels to draw; nil for all.
    public let reels: [String]?

    public init(path: String, variant: SceneVariant = SceneVariant(), reels: [String]? = nil) {
      self.path = path
      self.variant = variant
      self.reels = reels
    }
  }

  /// What happens, in the order of the items.
  public enum Event: Sendable {
    /// Remarks about a scene.
    case warnings([SceneWarning])
    case reviewed(ReelReview)

    /// - Parameter error: what the trouble says, for those who can tell a cure.
    case trouble(ReviewReport.Trouble, StageError)
  }

  public let review: GoldenReview

  /// How scenes are opened; its variant is replaced by the items'.
  public let options: Stage.OpenOptions

  public init(_ review: GoldenReview, _ options: Stage.OpenOptions = .init()) {
    self.review = review
    self.options = options
  }

  /// - Parameters:
  ///   - shard: which part of the reels; nil for all.
  ///   - tell: called by one thread at a time.
  /// - Returns: what was found and what could not be done; with the review's folders for names.
  /// - Throws: when told to stop.
  public func run(
    _ items: [Item], shard: Shard? = nil, tell: @escaping @Sendable (Event) -> Void = { _ in }
  ) throws(StageError) -> ReviewReport {
    // The order in which scenes are named is no matter for what is found.
    let all = ReviewRun.distinct(items.sorted { $0.path < $1.path })
    let plan = plan(all, clashes: names(of: all), shard: shard)
    let items = plan.items
    // One scene gets all threads for its frames, many get one each; small frames leave threads idle otherwise.
    let workers = items.count >= 2 * review.jobs ? review.jobs : 1
    var inside = review
    if workers > 1 { inside.jobs = 1 }
    let review = inside
    let found = Found()
    do {
      try OrderedPipeline(workers: workers, window: 16 * workers).run(
        count: items.count, makeWorker: {},
        produce: { _, index in try events(of: items[index], review, clash: plan.clashes[index]) },
        consume: { _, events in
          for event in events {
            found.take(event)
            tell(event)
          }
        })
    } catch let error as StageError {
      throw error
    } catch { throw .request("\(error)") }
    return found.report(goldens: review.store.folder, orphans: plan.orphans, part: plan.part)
  }

  /// A scene that is named twice, or by two ways to one file, is reviewed once.
  static func distinct(_ items: [Item]) -> [Item] {
    var seen: Set<[String]> = []
    return items.filter { item in
      let reels = item.reels.map { [""] + $0 } ?? []
      return seen.insert([FileAccess.resolved(item.path) ?? item.path, item.variant.name] + reels).inserted
    }
  }

  /// Two files of one name would share their goldens: the path of the earlier one, for the later.
  private func names(of items: [Item]) -> [String?] {
    var files: [String: (path: String, file: String)] = [:]
    return items.map { item in
      let name = Stage.sceneName(item.path)
      let file = FileAccess.resolved(item.path) ?? item.path
      if let other = files[name] { return other.file == file ? nil : other.path }
      files[name] = (item.path, file)
      return nil
    }
  }

  private func events(of item: Item, _ review: GoldenReview, clash: String?) throws(StageError) -> [Event] {
    var events: [Event] = []
    do throws(StageError) {
      if let clash {
        throw .request(
          "\(item.path): the goldens of \(clash) are called \"\(Stage.sceneName(item.path))\" too; "
            + "give one of the scenes another name")
      }
      var options = options
      options.variant = item.variant
      let stage = try Stage.open(item.path, options)
      events.append(.warnings(stage.warnings))
      let names: [String]
      if let reels = item.reels { names = reels } else { names = try stage.reelNames(item.path) }
      for name in names {
        do throws(StageError) {
          var found = try review.run(stage.film(name), variant: item.variant.name)
          found.scenePath = item.path
          events += [.warnings(found.warnings), .reviewed(found)]
        } catch { events.append(try trouble(error, item, reel: name)) }
      }
    } catch { events.append(try trouble(error, item)) }
    return events
  }

  /// A stop ends the run; anything else is told, and the next one's turn comes.
  private func trouble(_ error: StageError, _ item: Item, reel: String? = nil) throws(StageError) -> Event {
    if case .interrupted = error { throw error }
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
}
