import NavReel
import Scene

extension ReviewRun {
  /// What a run does, as far as it can be told without pictures and fonts.
  struct Plan {
    /// What is left to do; items without a reel in this part are not.
    var items: [Item]

    /// For each item, the path of the scene that has its name already; nil where none has.
    var clashes: [String?]

    /// Ids of goldens that no reel of the scenes has.
    var orphans: [String]

    /// Nil for a whole run.
    var part: ReviewReport.Part?
  }

  /// - Parameter shard: nil for a whole run.
  func plan(_ all: [Item], clashes: [String?], shard: Shard?) -> Plan {
    let outlines = zip(all, clashes).map { item, clash -> SceneOutline? in
      guard clash == nil else { return nil }
      do throws(StageError) {
        return try SceneOutline(path: item.path, variant: item.variant, scale: options.scale)
      } catch { return nil }  // told when it is opened
    }
    let orphans = zip(all, outlines).flatMap { item, outline in
      outline.map {
        GoldenOrphans.of(review.store, scene: $0.name, variant: item.variant.name, reels: $0.reels).map(\.id)
      } ?? []
    }
    guard let shard else { return Plan(items: all, clashes: clashes, orphans: orphans, part: nil) }
    var loads: [ShardPlan.Load] = []
    let ids = zip(all, outlines).map { item, outline -> [(reel: String, id: String)] in
      guard let outline else { return [] }
      let reels = (item.reels ?? outline.reels).compactMap { reel -> (String, String)? in
        do throws(StageError) {
          return (reel, try GoldenAddress(scene: outline.name, variant: item.variant.name, reel: reel).id)
        } catch { return nil }  // told when it is drawn
      }
      loads += reels.map { ShardPlan.Load(id: $0.1, cost: outline.cost(of: $0.0, fps: review.fps)) }
      return reels
    }
    let dealt = ShardPlan(loads, count: shard.count)
    var plan = Plan(items: [], clashes: [], orphans: orphans, part: .init(shard, of: dealt.whole))
    for (index, item) in all.enumerated() {
      // What cannot be dealt out is trouble in every part, and told once when they are joined.
      let own = ids[index].filter { dealt.parts[$0.id] == shard.index }
      if !ids[index].isEmpty && own.isEmpty { continue }
      plan.items.append(
        ids[index].isEmpty ? item : Item(path: item.path, variant: item.variant, reels: own.map(\.reel)))
      plan.clashes.append(clashes[index])
    }
    return plan
  }
}
