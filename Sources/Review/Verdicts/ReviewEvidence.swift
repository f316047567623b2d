public import NavReelCodecs
import NavReelDrawing
import NavReel

/// A folder in which reviews leave what a report shows: pictures, and what would be the new goldens.
public struct ReviewEvidence: Sendable {
  /// From the working folder.
  public let path: String

  /// The folder need not be there.
  public init(_ path: String) { self.path = path }

  /// New goldens that wait for approval.
  public var candidates: GoldenStore { GoldenStore(FilePath.join(path, "actual"), isDurable: false) }

  /// The folder of frames and differences; the same picture is there once.
  public var pictures: String { FilePath.join(path, "pictures") }

  /// - Returns: the picture's path below the folder.
  public static func pictureName(_ digest: PixelDigest) -> String { "pictures/\(digest).png" }

  /// Returns the path of a picture, whether it exists or not.
  public func picturePath(_ digest: PixelDigest) -> String {
    FilePath.join(path, ReviewEvidence.pictureName(digest))
  }

  /// Saves a picture, unless it is there.
  func save(_ picture: Pixmap, _ digest: PixelDigest) throws(StageError) {
    let path = picturePath(digest)
    do throws(FileError) {
      if FileAccess.exists(path) { return }
      try FileAccess.createFolder(pictures)
      try FileAccess.write(PNGEncoder(effort: .balanced).encode(picture), to: path)
    } catch { throw .file(error) }
  }
}
