import NavReelDocuments
import NavReelCodecs
import NavReelDrawing
import NavReel
import NavReelScene

/// The result of an expectation that does not hold: lines, and pictures to look at.
///
/// It is independent of test frameworks: the entry points for each of them report it.
struct CheckFailure: Sendable {
  struct Picture: Sendable {
    /// The file's name: `checkout-push-frame-7.actual.png`.
    let name: String
    let pixmap: Pixmap

    var png: [UInt8] { PNGEncoder(effort: .balanced).encode(pixmap) }
  }

  var lines: [String]
  var pictures: [Picture] = []

  init(_ lines: [String], pictures: [Picture] = []) {
    self.lines = lines.map(VisibleText.text)
    self.pictures = pictures
  }

  init(_ error: any Error) { self.init(["\(error)"]) }

  /// Writes the pictures to a folder, and adds a line with their paths.
  ///
  /// - Parameter folder: the folder; nil to write nothing.
  func laidOut(in folder: String?) -> CheckFailure {
    guard let folder, !pictures.isEmpty else { return self }
    var failure = self
    do throws(StageError) {
      for picture in pictures { try FileAccess.save(picture.png, to: FilePath.join(folder, picture.name)) }
      failure.lines.append("pictures: " + pictures.map { FilePath.join(folder, $0.name) }.joined(separator: " "))
    } catch { failure.lines.append("its pictures could not be written: \(error)") }
    return failure
  }
}
