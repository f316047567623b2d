public import NavReelCodecs
import NavReel

/// Which of a report's pictures there are, and where its page has them from.
public struct ReportPictures: Sendable {
  /// Whether a page holds its pictures itself.
  public enum Embedding: String, Hashable, Sendable, CaseIterable {
    /// It does when all of them together have at most ``ReportPictures/most`` bytes.
    case auto

    /// It does.
    case all

    /// It refers to the files beside it.
    case none
  }

  /// In bytes, of a page that holds its pictures without being told to. 24 MB.
  public static let most = 24_000_000

  /// What a page with pictures in it holds: their PNG files, ascending by digest.
  public let embedded: [(digest: PixelDigest, bytes: [UInt8])]

  /// False where the page refers to files.
  public let isEmbedded: Bool

  /// The address of the pictures' folder as the page refers to it, with a slash at its end.
  public let address: String

  /// Pictures that the report names, in all.
  public let count: Int

  /// Those of them that are not there, ascending.
  public let missing: [PixelDigest]

  /// Of pictures in memory.
  ///
  /// - Parameters:
  ///   - files: PNG files by the digests of their pixels.
  ///   - isEmbedded: false refers to `pictures/` beside the page.
  public init(of report: ReviewReport, files: [PixelDigest: [UInt8]], isEmbedded: Bool = true) {
    let digests = report.pictureDigests
    self.isEmbedded = isEmbedded
    address = "pictures/"
    count = digests.count
    missing = digests.filter { files[$0] == nil }
    embedded = isEmbedded ? digests.compactMap { digest in files[digest].map { (digest, $0) } } : []
  }

  /// Of the files in a folder.
  ///
  /// - Parameter address: of the folder's `pictures`, seen from the page.
  public init(of report: ReviewReport, in folder: ReportFolder, _ embedding: Embedding, address: String = "pictures/") {
    let digests = report.pictureDigests
    var (sizes, lost): ([(PixelDigest, Int)], [PixelDigest]) = ([], [])
    for digest in digests {
      // A link could lead to a file that nobody meant to put into a page.
      let path = folder.picturePath(digest)
      if !FileAccess.isLink(path), let size = FileAccess.size(path), size > 0, size <= ReportPictures.longest {
        sizes.append((digest, size))
      } else {
        lost.append(digest)
      }
    }
    let isEmbedded: Bool
    switch embedding {
    case .all: isEmbedded = true
    case .none: isEmbedded = false
    case .auto: isEmbedded = sizes.reduce(0) { $0 + $1.1 } <= ReportPictures.most
    }
    var files: [(PixelDigest, [UInt8])] = []
    if isEmbedded {
      for (digest, _) in sizes {
        do throws(FileError) {
          files.append((digest, try FileAccess.read(folder.picturePath(digest), limit: ReportPictures.longest)))
        } catch { lost.append(digest) }
      }
    }
    self.isEmbedded = isEmbedded
    self.address = address
    count = digests.count
    missing = lost.sorted { $0.description < $1.description }
    embedded = files
  }

  /// Bytes of one picture at most. 256 MiB.
  private static let longest = 256 << 20
}

extension ReviewReport {
  /// Of the pictures that its folder should hold, ascending.
  public var pictureDigests: [PixelDigest] {
    let shown = reviews.flatMap { $0.frames.filter(\.hasPictures) }
    let digests = Set(shown.flatMap { [$0.expected, $0.actual, $0.difference].compactMap { $0 } })
    return digests.map { ($0.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
