import NavReelScene

/// The files of earlier runs in the folder of a film: the frames listed by a description, or by the mark of a run that
/// did not finish. Foreign files are not among them, whatever their names.
struct FormerFrames {
  let folder: String

  /// Every name in the folder.
  private let names: Set<String>

  /// An existing description, or the mark of a run.
  private struct Listing {
    let name: String
    let shard: Shard
    let isMark: Bool

    /// The listed names; nil if the file is not really a description.
    let content: FilmManifest.Listing?
  }

  private let listings: [Listing]

  init(in folder: String) throws(FileError) {
    self.folder = folder
    var (names, listings): ([String], [Listing]?)
    repeat {
      names = try FileAccess.names(in: folder)
      listings = FormerFrames.listings(names, in: folder)
    } while listings == nil  // another shard has removed one meanwhile
    self.names = Set(names)
    self.listings = listings ?? []
  }

  /// Returns the listings; nil if one of the files has disappeared.
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

  /// Prepares the folder for a run: writes its mark, removes files of earlier runs, and leaves everything else alone.
  ///
  /// A shard only removes the files of its own part. Other files left by a run of the whole film, or of another
  /// division into shards, stay marked for the other shards to remove.
  ///
  /// - Returns: the names of animations that earlier runs left beside the folder.
  /// - Throws: if the run would overwrite a foreign file, before anything is changed.
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
    // Frames to be removed are marked as ours before their description is deleted.
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

  /// Returns the names for which there is a file beside the folder, ascending and unique.
  private static func existing(_ names: [String], beside folder: String) -> [String] {
    Set(names).filter { FileAccess.exists(FilePath.join(FilePath.folder(of: folder), $0)) }.sorted()
  }

  private func path(_ name: String) -> String { FilePath.join(folder, name) }

  /// Removes the mark of a run that has written its description.
  static func removeMark(of shard: Shard, in folder: String) throws(FileError) {
    try FileAccess.remove(FilePath.join(folder, mark(shard)))
  }

  /// Reduces the mark of an unfinished run to the files that exist, and removes it if there are none.
  static func leaveMark(of shard: Shard, in folder: String) {
    // Nothing depends on it: the existing mark lists more than needed.
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

  /// Returns the shard of a mark with this name; nil for any other name.
  static func shard(ofMark name: String) -> Shard? {
    if name == markStart { return Shard() }
    guard name.hasPrefix(markStart + "-") else { return nil }
    return FilmManifest.shard(name.dropFirst(markStart.count + 1)).flatMap { mark($0) == name ? $0 : nil }
  }

  /// Returns the number of a frame's file; nil for any other name.
  private static func number(_ name: String) -> Int? {
    guard name.hasPrefix("frame-"), name.hasSuffix(".png"), let number = Int(name.dropFirst(6).dropLast(4)),
      Frame.fileName(number) == name
    else { return nil }
    return number
  }
}
