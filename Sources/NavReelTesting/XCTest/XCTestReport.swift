import NavReelDocuments
import Testing
import XCTest

extension CheckFailure {
  /// Reports the failure to XCTest.
  ///
  /// XCTest's failures get lost while Swift Testing runs, and the test passes; so Swift Testing then gets the report.
  func reportToXCTest(_ message: String, _ file: StaticString, _ line: UInt) {
    guard Test.current == nil else {
      let path = "\(file)"
      let name = path.split(separator: "/").last.map(String.init) ?? path
      let location = Testing.SourceLocation(fileID: "Tests/\(name)", filePath: path, line: max(1, Int(line)), column: 1)
      reportToSwiftTesting(message.isEmpty ? nil : Comment(rawValue: message), location)
      return
    }
    XCTFail(((message.isEmpty ? [] : [message]) + lines).joined(separator: "\n"), file: file, line: line)
  }
}
