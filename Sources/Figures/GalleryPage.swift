public import NavReel

/// A page that plays the reels of a gallery from their frames: one HTML file that only loads the frames beside it.
public struct GalleryPage: Sendable {
  /// Entries under one heading.
  public struct Chapter: Sendable {
    public var title: String

    /// The description; empty for none.
    public var about: String
    public var entries: [Entry]

    public init(title: String, about: String = "", entries: [Entry] = []) {
      self.title = title
      self.about = about
      self.entries = entries
    }
  }

  /// A scene whose frames have been drawn.
  public struct Entry: Sendable {
    /// The heading, unique in the page and used as its anchor.
    public var name: String

    /// A description for people, as plain text.
    public var about: String
    public var reels: [Reel]

    public init(name: String, about: String, reels: [Reel] = []) {
      self.name = name
      self.about = about
      self.reels = reels
    }
  }

  /// Frames to play.
  public struct Reel: Sendable {
    public var name: String

    /// The folder of the frames, `frame-0000.png` and so on, relative to the page.
    public var folder: String

    /// The number of frames, at least 1.
    public var frameCount: Int

    /// Frames per second.
    public var rate: Double

    /// The width of a frame, in pixels.
    public var width: Int
    public var height: Int

    public init(name: String, folder: String, frameCount: Int, rate: Double, width: Int, height: Int) {
      self.name = name
      self.folder = folder
      self.frameCount = frameCount
      self.rate = rate
      self.width = width
      self.height = height
    }
  }

  public var chapters: [Chapter]

  public init(chapters: [Chapter]) { self.chapters = chapters }

  /// The file's text.
  public var html: String {
    """
    \(Self.code.head(title: Self.title))
    <body>
    <h1>The gallery</h1>
    <p>A reel plays while the pointer is over it, or from a click to the next; its slider shows any frame.</p>
    \(chapters.map(html).joined())\(Self.code.script)
    </body>
    </html>

    """
  }

  /// Writes the file atomically, creating missing folders.
  ///
  /// - Throws: if a folder or the file cannot be written.
  public func write(to path: String) throws(StageError) {
    try FileAccess.save(Array(html.utf8), to: path)
  }

  /// Removes a page left by an earlier run, if there is one.
  ///
  /// - Throws: also if the file is not such a page.
  public static func remove(_ path: String) throws(StageError) {
    guard FileAccess.exists(path) else { return }
    do throws(FileError) {
      let text = String(decoding: try FileAccess.read(path, limit: 1 << 26), as: UTF8.self)
      guard text.contains("<title>\(title)</title>") else {
        throw FileError(path: path, reason: "is there already and no page of a gallery; name another folder")
      }
      try FileAccess.remove(path)
    } catch { throw .file(error) }
  }

  private static let title = "NavReel: the gallery"

  private static let code = PageCode(
    styles: [PackageResources.gallery_css], scripts: [PackageResources.gallery_js], images: "data: 'self' file:")

  private func html(_ chapter: Chapter) -> String {
    "<h2>\(escaped(chapter.title))</h2>\n<p>\(escaped(chapter.about))</p>\n" + chapter.entries.map(html).joined()
  }

  private func html(_ entry: Entry) -> String {
    """
    <section id="\(escaped(entry.name))">
    <h3><a href="#\(address(entry.name))">\(escaped(entry.name))</a></h3>
    <p>\(escaped(entry.about))</p>
    <div class="reels">
    \(entry.reels.map(html).joined())</div>
    </section>

    """
  }

  private func html(_ reel: Reel) -> String {
    let folder = address(reel.folder)
    // A single frame has nothing to play.
    let slider =
      reel.frameCount > 1
      ? "<input type=\"range\" min=\"0\" max=\"\(reel.frameCount - 1)\" value=\"0\" "
        + "aria-label=\"frame of \(escaped(reel.name))\">\n" : ""
    return """
      <figure\(reel.width > reel.height ? " class=\"wide\"" : "") data-folder="\(folder)" data-frames="\(reel.frameCount)" data-rate="\(reel.rate)">
      <img src="\(folder)/frame-0000.png" width="\(reel.width)" height="\(reel.height)" \
      loading="lazy" alt="\(escaped(reel.name))">
      \(slider)<figcaption>\(escaped(reel.name))</figcaption>
      </figure>

      """
  }

  private func escaped(_ text: String) -> String { MarkupText.escaped(text) }

  /// Returns a path as a relative URL; everything but letters, digits and a few signs is percent-encoded.
  private func address(_ path: String) -> String {
    let plain = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~/".utf8)
    return path.utf8.reduce(into: "") { result, byte in
      if plain.contains(byte) {
        result.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        result += (byte < 16 ? "%0" : "%") + String(byte, radix: 16, uppercase: true)
      }
    }
  }
}
