import Foundation
import NavReelTestSupport
import Testing

@testable import NavReel

@Suite struct FileWriterTests {
  private func text(_ path: String) throws -> String {
    String(decoding: try FileAccess.read(path, limit: 1000), as: UTF8.self)
  }

  @Test func aFileAppearsWhenItIsWhole() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/film"
      try FileAccess.write("old", to: path)
      let writer = try FileWriter(path)
      try writer.write(Array("0000 new".utf8))
      #expect(try text(path) == "old")
      try writer.write(Array(" words".utf8))
      try writer.write(Array("12".utf8), at: 1)
      try writer.finish()
      #expect(try text(path) == "0120 new words")
      #expect(try FileAccess.names(in: folder) == ["film"])
    }
  }

  @Test func oneThatIsGivenUpLeavesNothing() throws {
    try withTemporaryFolder { folder in
      let writer = try FileWriter(folder + "/film")
      try writer.write([1, 2, 3])
      writer.abandon()
      writer.abandon()
      #expect(try FileAccess.names(in: folder).isEmpty)
      do { try FileWriter(folder + "/forgotten").write([1]) }
      #expect(try FileAccess.names(in: folder).isEmpty)
    }
  }

  @Test func aFinishedOneStays() throws {
    try withTemporaryFolder { folder in
      let writer = try FileWriter(folder + "/film")
      try writer.finish()
      writer.abandon()
      #expect(try FileAccess.names(in: folder) == ["film"])
    }
  }

  @Test func aDiskThatFailsAtTheEndLeavesTheOldFile() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/film"
      try FileAccess.write("old", to: path)
      let writer = try FileWriter(path)
      try writer.write(Array("new".utf8))
      #expect { try writer.finish { _ in false } } throws: { $0 is FileError }
      #expect(try text(path) == "old")
      #expect(try FileAccess.names(in: folder) == ["film"])
      let durable = try FileWriter(path)
      try durable.write(Array("newer".utf8))
      try durable.finish(durably: true)
      try FileAccess.sync(folder)
      #expect(try text(path) == "newer")
    }
  }

  @Test func aTreeIsRemovedAndItsLinksAreNotFollowed() throws {
    try withTemporaryFolder { folder in
      try FileAccess.createFolder(folder + "/tree/a/b")
      try FileAccess.createFolder(folder + "/far")
      for name in ["/tree/a/b/c", "/far/keep"] { try FileAccess.write("x", to: folder + name) }
      #expect(symlink(folder + "/far", folder + "/tree/a/link") == 0)
      try FileAccess.removeAll(folder + "/tree")
      try FileAccess.removeAll(folder + "/tree")
      #expect(try FileAccess.names(in: folder) == ["far"] && FileAccess.names(in: folder + "/far") == ["keep"])
    }
  }

  @Test func scratchIsReadBackAndLeavesNoName() throws {
    try withTemporaryFolder { folder in
      let scratch = try ScratchFile(beside: folder + "/film")
      let places = try (0..<5).map { try scratch.append(Array(repeating: UInt8($0), count: $0 * 1000)) }
      #expect(try FileAccess.names(in: folder).isEmpty)
      for n in [3, 0, 4, 1] { #expect(try scratch.read(places[n]) == Array(repeating: UInt8(n), count: n * 1000)) }
    }
  }
}
