import NavReel
import Scene

extension ReviewRun {
  /// A scene whose turn will come.
  struct PlannedScene: Sendable {
    let item: Item

    /// The path of the scene that has its name already; nil where none has.
    let clash: String?
  }

  /// What a run does, as far as it is known before the first scene is opened.
  struct Plan {
    /// Those with a reel to draw, and those of which that is not known.
    var scenes: [PlannedScene]

    /// Nil for a whole run.
    var part: ReviewReport.Part?
  }

  /// A whole run reads no scene before its turn.
  ///
  /// - Parameter shard: nil for a whole run.
  /// - Throws: for a name that no scene has a reel of.
  func plan(_ items: [Item], _ choice: ReelChoice, _ shard: Shard?) throws(StageError) -> Plan {
    let scenes = zip(items, clashes(items)).map { PlannedScene(item: $0, clash: $1) }
    if choice.isAll && shard == nil { return Plan(scenes: scenes) }
    var (known, loads): ([[String]?], [ShardPlan.Load]) = ([], [])
    let reels = scenes.map { scene -> [(reel: String, id: String)]? in
      guard let outline = outline(scene) else {
        known.append(nil)
        return nil
      }
      known.append(outline.reels)
      let reels = choice.chosen(of: scene.item.reels ?? outline.reels).compactMap { reel -> (String, String)? in
        do throws(StageError) {
          return (reel, try GoldenAddress(scene: outline.name, variant: scene.item.variant.name, reel: reel).id)
        } catch { return nil }  // told when it is drawn
      }
      if shard != nil {
        loads += reels.map {
          ShardPlan.Load(id: $0.1, cost: outline.cost(of: $0.0, fps: review.fps, scale: options.scale))
        }
      }
      return reels
    }
    try choice.check(against: known)
    let dealt = shard.map { ShardPlan(loads, count: $0.count) }
    var plan = Plan(scenes: [], part: shard.flatMap { shard in dealt.map { .init(shard, of: $0.whole) } })
    for (scene, reels) in zip(scenes, reels) {
      // What cannot be dealt out is trouble in every part, and told once when they are joined.
      guard let reels, !reels.isEmpty || choice.isAll else {
        if reels == nil { plan.scenes.append(scene) }
        continue
      }
      let own = reels.filter { reel in dealt.map { $0.parts[reel.id] == shard?.index } ?? true }
      if !reels.isEmpty && own.isEmpty { continue }
      let item = Item(
        path: scene.item.path, variant: scene.item.variant, reels: reels.isEmpty ? nil : own.map(\.reel))
      plan.scenes.append(PlannedScene(item: item, clash: scene.clash))
    }
    return plan
  }

  /// Nil for a scene that cannot be read: it is told of when its turn comes.
  private func outline(_ scene: PlannedScene) -> SceneOutline? {
    guard scene.clash == nil else { return nil }
    do throws(StageError) {
      return try SceneOutline(path: scene.item.path, variant: scene.item.variant)
    } catch { return nil }
  }

  /// Two files of one name would share their goldens: the path of the earlier one, for the later.
  private func clashes(_ items: [Item]) -> [String?] {
    var files: [String: (path: String, file: String)] = [:]
    return items.map { item in
      let name = Stage.sceneName(item.path)
      let file = FileAccess.resolved(item.path) ?? item.path
      if let other = files[name] { return other.file == file ? nil : other.path }
      files[name] = (item.path, file)
      return nil
    }
  }
}
