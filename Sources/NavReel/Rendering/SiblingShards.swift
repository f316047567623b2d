import NavReelDocuments
import NavReelScene

/// The descriptions that other shards of the same division left in a folder.
///
/// Shards of one job share a folder; shards of another job would replace its frames one by one, so they are rejected
/// before a file is changed. While shards are being drawn, a ``ShardClaim`` keeps other jobs out.
struct SiblingShards {
  let render: FilmRender

  /// A number shared by the shards of one job: a hash of everything above the frames, the number of parts and the
  /// selected instants.
  var job: UInt64 {
    let head = FilmManifest.head(render).filter { $0.key != "shard" }
    var text = JSONText.object(head).text + "\(render.options.shard.count)"
    if render.options.instants != nil { text += render.times.map { " \($0)" }.joined() }
    // FNV-1a.
    return text.utf8.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
  }

  /// - Throws: if a sibling's description lists other frames than this run would draw.
  func check() throws(FileError) {
    let shard = render.options.shard
    guard !shard.isWhole else { return }
    let own = SiblingShards.members(JSONText.object(FilmManifest.head(render)).text)
    let folder = Set(try FileAccess.names(in: render.folder))
    for index in 1...shard.count where index != shard.index {
      guard let sibling = Shard(index: index, count: shard.count) else { continue }
      let name = FilmManifest.fileName(sibling)
      guard folder.contains(name) else { continue }
      let path = FilePath.join(render.folder, name)
      let bytes = try FileAccess.read(path, limit: 256 << 20)
      if let reason = difference(String(decoding: bytes, as: UTF8.self), sibling, own) {
        throw FileError(
          path: path, reason: reason + "; give each job a folder of its own, or remove this file if its job is over")
      }
    }
  }

  /// Returns how a description differs from this run's; nil if both belong to one job.
  private func difference(_ text: String, _ sibling: Shard, _ own: [String: String]) -> String? {
    var other = SiblingShards.members(text)
    guard other["shard"] != nil else { return "is not the description of a shard" }
    for key in ["shard", "frames", "fonts", "warnings"] { other[key] = nil }
    for key in Set(other.keys).union(own.keys).sorted() where key != "shard" && other[key] != own[key] {
      return "has \(key) \(other[key] ?? "not set"), and this run \(own[key] ?? "not set")"
    }
    guard render.options.instants != nil else { return nil }
    // Selected instants are recorded only at the frames.
    let compact = text.filter { !$0.isWhitespace }
    for frame in sibling.range(of: render.times.count) {
      let entry = "\"file\":\"\(Frame.fileName(frame))\",\"time\":\"\(render.times[frame])\""
      if !compact.contains(entry) { return "has other instants than this run" }
    }
    return nil
  }

  /// Returns the members of an object printed over several lines, with each value's text; only the first line of a
  /// longer value.
  private static func members(_ text: String) -> [String: String] {
    var members: [String: String] = [:]
    for line in text.split(separator: "\n") where line.hasPrefix("  \"") {
      let parts = line.dropFirst(3).split(separator: "\": ", maxSplits: 1)
      guard parts.count == 2 else { continue }
      members[String(parts[0])] = String(parts[1].hasSuffix(",") ? parts[1].dropLast() : parts[1])
    }
    return members
  }
}
