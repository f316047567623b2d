import NavReelCodecs
import NavReel
import NavReelScene

extension ReviewRun {
  /// The plan of a run, as far as it is known before the first scene is opened.
  struct Plan {
    /// The scenes that have a reel to draw, or may have one.
    var scenes: [PlannedScene]

    /// The part of the run; nil for a whole run.
    var part: ReviewReport.Part?
  }

  /// Plans a run. Scenes of a whole run are only read at their turn.
  ///
  /// - Parameter shard: nil for a whole run.
  /// - Throws: for a name that no scene has a reel of.
  func plan(_ items: [SceneItem], _ choice: ReelChoice, _ shard: Shard?) throws(StageError) -> Plan {
    let scenes = try PlannedScene.all(items, choice, reads: shard != nil)
    if choice.isAll && shard == nil { return Plan(scenes: scenes) }
    var loads: [ShardPlan.Load] = []
    let reels = scenes.map { scene -> [(reel: String, id: String)]? in
      let outline: SceneOutline
      do throws(StageError) { outline = try scene.outline() } catch { return nil }  // reported at its turn
      let reels = choice.chosen(of: outline.reels).compactMap { reel -> (String, String)? in
        do throws(StageError) {
          return (reel, try GoldenAddress(scene: outline.name, variant: scene.item.variant.name, reel: reel).id)
        } catch { return nil }  // reported when it is drawn
      }
      if shard != nil {
        loads += reels.map {
          ShardPlan.Load(id: $0.1, cost: outline.cost(of: $0.0, fps: review.fps, scale: options.scale))
        }
      }
      return reels
    }
    let dealt = shard.map { ShardPlan(loads, count: $0.count) }
    let digests = shard == nil ? [:] : digests(items)
    var plan = Plan(
      scenes: [], part: shard.flatMap { shard in dealt.map { .init(shard, of: $0.whole, sources: digests) } })
    for (var scene, reels) in zip(scenes, reels) {
      // A scene that cannot be read is trouble in every part; merging keeps it once.
      guard let reels, !reels.isEmpty || choice.isAll else {
        if reels == nil { plan.scenes.append(scene) }
        continue
      }
      let own = reels.filter { reel in dealt.map { $0.parts[reel.id] == shard?.index } ?? true }
      if !reels.isEmpty && own.isEmpty { continue }
      scene.reels = reels.isEmpty ? nil : own.map(\.reel)
      plan.scenes.append(scene)
    }
    return plan
  }

  /// Returns the digests of the bytes of every scene's file and of ``sources``; a file that cannot be read is reported
  /// when its turn comes.
  private func digests(_ items: [SceneItem]) -> [String: PixelDigest] {
    var digests: [String: PixelDigest] = [:]
    for path in items.map(\.path) + sources.map(root.whole) {
      do throws(FileError) {
        digests[root.told(path)] = PixelDigest(ofFile: try FileAccess.read(path, limit: SceneDocument.byteLimit))
      } catch { continue }
    }
    return digests
  }
}
