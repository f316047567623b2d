import NavReelScene

/// The files that earlier runs left in the folder of a film: the frames that a description lists, or the mark of a run
/// that did not finish. Other people's files are not among them, whatever their names.
struct FormerFrames {
  let folder: String

  /// Every name in the folder.
  private let names: Set<String>

  /// A description that is there, or the mark of a run.
  private struct Listing {
    let name: String
    let shard: Shard
    let isMark: Bool

    /// Nil for a file that has the name and is none.
    let content: FilmManifest.Listing?
  }

  private let listings: [Listing]

  init(in folder: String) throws(FileError) {
    self.folder = folder
    var (names, listings): ([String], [Listing]?)
    repeat {
      names = try FileAccess.names(in: folder)
      listings = FormerFrames.listings(names, in: folder)
    } while listings == nil  // another shard has taken one away meanwhile
    self.names = Set(names)
    self.listings = listings ?? []
  }

  /// Nil when one of the names is gone.
  private static func listings(_ names: [String], in folder: String) -> [Listing]? {
    var found: [Listing] = []
    for name in names {
      guard let shard = FilmManifest.shard(ofFile: name) ?? shard(ofMark: name) else { continue }
      let path = FilePath.join(folder, name)
      var content = FilmManifest.listing(in: path)
      content?.frames.removeAll { number($0) == nil }
      if content == nil, !FileAccess.exists(path), !FileAccess.isLink(path) { return nil }
      found.append(Listing(name: name, shard: shard, isMark: FilmManifest.shard(ofFile: name) == nil, content: content))
    }
    return found
  }

  /// Makes the folder that of a run: its mark is there, what former runs left is gone, and everything else is as it was.
  ///
  /// A shard takes away what lies in its own part alone. What else a run of the whole, or of another parting, has left
  /// there is the other shards' to take, and stays marked.
  ///
  /// - Returns: the names of moving pictures beside the folder that former runs left there.
  /// - Throws: for a file of somebody else that the run would write over, before anything is touched.
  func take(for render: FilmRender) throws(FileError) -> [String] {
    let shard = render.options.shard
    let stale = listings.filter { shard.isWhole || $0.shard == shard || $0.shard.count != shard.count }
    if let file = stale.first(where: { $0.content == nil }) {
      throw FileError(
        path: path(file.name),
        reason: "is there already, and no description of a film; name another folder, or move the file away")
    }
    let listed = Set(listings.flatMap { $0.content?.frames ?? [] })
    let written = render.options.hasFrameFiles ? render.indices.map(Frame.fileName) : []
    let files = FormerFrames.existing(listings.flatMap { $0.content?.files ?? [] }, beside: folder)
    let foreign =
      written.filter { names.contains($0) && !listed.contains($0) }.map(path)
      + FormerFrames.existing(render.fileNames, beside: folder).filter { !files.contains($0) }
      .map { FilePath.join(FilePath.folder(of: folder), $0) }
    if let path = foreign.first {
      throw FileError(
        path: path,
        reason:
          "is there already, and no reel.json says that navreel drew it; name another folder, or move the file away"
      )
    }
    let former = listed.filter { name in
      guard names.contains(name), let number = FormerFrames.number(name) else { return false }
      return shard.isWhole || number >= render.times.count || render.indices.contains(number)
    }.sorted()
    // Frames that will be removed are marked as ours before their description goes.
    let mark = FormerFrames.mark(shard)
    let own = Set(former).union(written).sorted()
    let ownFiles = Set(files).union(render.fileNames).sorted()
    if !own.isEmpty || !ownFiles.isEmpty {
      try FileAccess.write(FilmManifest.Listing(frames: own, files: ownFiles).text, to: path(mark))
    }
    for file in stale where file.name != mark && (shard.isWhole || !file.isMark) {
      if !shard.isWhole, file.shard != shard {
        try FileAccess.write((file.content ?? .init()).text, to: path(FormerFrames.mark(file.shard)))
      }
      try FileAccess.remove(path(file.name))
    }
    for name in names.sorted() where FileAccess.isTemporary(name) || ShardClaim.isClaim(name) {
      FileAccess.removeIfAbandoned(path(name))
    }
    for name in former { try FileAccess.remove(path(name)) }
    return files
  }

  /// Returns those of the names, ascending and each once, that files beside the folder have.
  private static func existing(_ names: [String], beside folder: String) -> [String] {
    Set(names).filter { FileAccess.exists(FilePath.join(FilePath.folder(of: folder), $0)) }.sorted()
  }

  private func path(_ name: String) -> String { FilePath.join(folder, name) }

  /// Takes the mark of a run away that has its description.
  static func removeMark(of shard: Shard, in folder: String) throws(FileError) {
    try FileAccess.remove(FilePath.join(folder, mark(shard)))
  }

  /// Leaves the mark of a run that did not come to its end over the frames that are there, if any are.
  static func leaveMark(of shard: Shard, in folder: String) {
    // Nothing depends on it: the mark that is there says more than is needed.
    do throws(FileError) {
      let path = FilePath.join(folder, mark(shard))
      guard var left = FilmManifest.listing(in: path) else { return }
      let names = Set(try FileAccess.names(in: folder))
      left.frames.removeAll { !names.contains($0) }
      left.files = existing(left.files, beside: folder)
      if left.frames.isEmpty && left.files.isEmpty {
        try FileAccess.remove(path)
      } else {
        try FileAccess.write(left.text, to: path)
      }
    } catch {}
  }

  private static let markStart = ".navreel-frames"

  private static func mark(_ shard: Shard) -> String {
    markStart + (shard.isWhole ? "" : "-\(shard.index)-of-\(shard.count)")
  }

  /// The shard that a mark of this name is of; nil for any other name.
  static func shard(ofMark name: String) -> Shard? {
    if name == markStart { return Shard() }
    guard name.hasPrefix(markStart + "-") else { return nil }
    return FilmManifest.shard(name.dropFirst(markStart.count + 1)).flatMap { mark($0) == name ? $0 : nil }
  }

  /// The number of a frame's file; nil for any other name.
  private static func number(_ name: String) -> Int? {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png"), let number = Int(name.dropFirst(6).dropLast(4)),
      Frame.fileName(number) == name
    else { return nil }
    return number
  }
}
