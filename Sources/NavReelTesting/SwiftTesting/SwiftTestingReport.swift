import NavReelDocuments
import Testing
import XCTest

extension CheckFailure {
  /// Reports the failure to Swift Testing.
  ///
  /// An issue that is recorded while XCTest runs gets lost, and the test passes; so it is then reported to XCTest too.
  func reportToSwiftTesting(_ comment: Comment?, _ location: Testing.SourceLocation) {
    #if compiler(>=6.2)
      for picture in pictures {
        Attachment.record(picture.png, named: picture.name, sourceLocation: location)
      }
    #endif
    let text = ((comment.map { [$0.rawValue] } ?? []) + lines).joined(separator: "\n")
    Issue.record(Comment(rawValue: text), sourceLocation: location)
    if Test.current == nil { XCTFail("\(location.fileID):\(location.line): \(text)") }
  }
}

extension Testing.SourceLocation {
  /// The path of the file as the compiler found it.
  var path: String {
    #if compiler(>=6.3)
      filePath
    #else
      _filePath
    #endif
  }
}
