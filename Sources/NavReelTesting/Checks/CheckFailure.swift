import NavReelCodecs
import NavReelDrawing
import NavReel
import NavReelScene

/// What an expectation has to say when it does not hold: lines, and pictures to look at.
///
/// It knows no test framework: both kinds of entries report it in their way.
struct CheckFailure: Sendable {
  struct Picture: Sendable {
    /// A file's: `checkout-push-frame-7.actual.png`.
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

  /// Lays the pictures out in a folder, and says where.
  ///
  /// - Parameter folder: nil for nowhere.
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
