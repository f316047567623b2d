public import NavReelCodecs
import NavReel

/// The pictures of a report, and whether its page embeds them or refers to files.
public struct ReportPictures: Sendable {
  /// The choice of whether a page embeds its pictures.
  public enum Embedding: String, Hashable, Sendable, CaseIterable {
    /// Embeds the pictures if together they have at most ``ReportPictures/most`` bytes.
    case auto

    /// Embeds the pictures.
    case all

    /// Refers to the files beside the page.
    case none
  }

  /// The maximum size of pictures that are embedded automatically, in bytes: 24 MB.
  public static let most = 24_000_000

  /// The embedded pictures: their PNG files, ascending by digest.
  public let embedded: [(digest: PixelDigest, bytes: [UInt8])]

  /// False if the page refers to files.
  public let isEmbedded: Bool

  /// The address of the pictures' folder relative to the page, with a slash at its end.
  public let address: String

  /// The number of pictures that the report names.
  public let count: Int

  /// The digests of the pictures that do not exist, ascending.
  public let missing: [PixelDigest]

  /// Uses pictures in memory.
  ///
  /// - Parameters:
  ///   - files: PNG files by the digests of their pixels.
  ///   - isEmbedded: false to refer to `pictures/` beside the page.
  public init(of report: ReviewReport, files: [PixelDigest: [UInt8]], isEmbedded: Bool = true) {
    let digests = report.pictureDigests
    self.isEmbedded = isEmbedded
    address = "pictures/"
    count = digests.count
    missing = digests.filter { files[$0] == nil }
    embedded = isEmbedded ? digests.compactMap { digest in files[digest].map { (digest, $0) } } : []
  }

  /// Uses the files in a folder.
  ///
  /// - Parameter address: the address of the folder's `pictures`, relative to the page.
  public init(of report: ReviewReport, in folder: ReportFolder, _ embedding: Embedding, address: String = "pictures/") {
    let digests = report.pictureDigests
    var (sizes, lost): ([(PixelDigest, Int)], [PixelDigest]) = ([], [])
    for digest in digests {
      // A link could lead to a file that was never meant for a page.
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

  /// The maximum size of one picture: 256 MiB.
  private static let longest = 256 << 20
}

extension ReviewReport {
  /// The digests of the pictures that the report's folder should hold, ascending.
  public var pictureDigests: [PixelDigest] {
    let shown = reviews.flatMap { $0.frames.filter(\.hasPictures) }
    let digests = Set(shown.flatMap { [$0.expected, $0.actual, $0.difference].compactMap { $0 } })
    return digests.map { ($0.description, $0) }.sorted { $0.0 < $1.0 }.map(\.1)
  }
}
