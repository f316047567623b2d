import Foundation
import NavReelTestSupport
import Testing

@testable import NavReel

@Suite struct FileAccessTests {
  @Test func writesWholeFilesAndLeavesNoTemporaries() throws {
    try withTemporaryFolder { folder in
      let path = folder + "/a/b/file.bin"
      try FileAccess.createFolder(folder + "/a/b")
      try FileAccess.write([1, 2, 3], to: path)
      try FileAccess.write([4, 5], to: path)
      #expect(try FileAccess.read(path, limit: 10) == [4, 5])
      #expect(try FileAccess.names(in: folder + "/a/b") == ["file.bin"])
    }
  }

  @Test func saysWhatIsWrong() throws {
    try withTemporaryFolder { folder in
      #expect(throws: FileError(path: folder + "/none", reason: "no such file or directory")) {
        try FileAccess.read(folder + "/none", limit: 10)
      }
      #expect(throws: FileError(path: folder, reason: "is a folder, not a file")) {
        try FileAccess.read(folder, limit: 10)
      }
      try FileAccess.write([1, 2, 3], to: folder + "/three")
      #expect(throws: FileError(path: folder + "/three", reason: "is 3 bytes long; at most 2 are read")) {
        try FileAccess.read(folder + "/three", limit: 2)
      }
      #expect(throws: FileError.self) { try FileAccess.createFolder(folder + "/three/inside") }
      #expect(symlink("nowhere", folder + "/link") == 0)
      #expect(throws: FileError(path: folder + "/link", reason: "is a link that leads nowhere")) {
        try FileAccess.createFolder(folder + "/link")
      }
      #expect(throws: FileError.self) { try FileAccess.names(in: folder + "/none") }
      #expect(throws: FileError.self) { try FileAccess.write([1], to: folder + "/nowhere/file") }
    }
  }

  @Test func aFailedWriteKeepsTheOldFile() throws {
    try withTemporaryFolder { folder in
      // A folder in the file's place makes the rename fail.
      try FileAccess.createFolder(folder + "/target")
      #expect(throws: FileError.self) { try FileAccess.write([1], to: folder + "/target") }
      #expect(try FileAccess.names(in: folder) == ["target"])
    }
  }

  // Opening a pipe without a writer would block for ever.
  @Test(.timeLimit(.minutes(1))) func pipesAndDevicesAreRefused() throws {
    try withTemporaryFolder { folder in
      #expect(mkfifo(folder + "/pipe", 0o600) == 0)
      for path in [folder + "/pipe", "/dev/null"] {
        #expect(throws: FileError(path: path, reason: "is not a regular file")) {
          try FileAccess.read(path, limit: 10)
        }
        #expect(throws: FileError(path: path, reason: "is not a regular file")) { try FileAccess.write([1], to: path) }
      }
      #expect(mkfifo(folder + "/.navreel-0123abcd", 0o600) == 0)
      FileAccess.removeIfAbandoned(folder + "/.navreel-0123abcd")
      let names = try FileAccess.names(in: folder)
      #expect(names == [".navreel-0123abcd", "pipe"])
      #expect(throws: FileError.self) { try FileAccess.read(folder + "/a\0b", limit: 10) }
    }
  }

  @Test func aLinkStaysAndItsFileIsReplaced() throws {
    try withTemporaryFolder { folder in
      try FileAccess.write("old", to: folder + "/file")
      #expect(symlink("file", folder + "/link") == 0 && symlink("nowhere", folder + "/loose") == 0)
      try FileAccess.write("new", to: folder + "/link")
      #expect(try FileAccess.read(folder + "/file", limit: 10) == Array("new".utf8))
      #expect(try FileAccess.names(in: folder) == ["file", "link", "loose"])
      #expect(throws: FileError.self) { try FileAccess.write("new", to: folder + "/loose") }
    }
  }

  @Test func theLongestNameOfAFileSystemCanBeWritten() throws {
    try withTemporaryFolder { folder in
      let name = String(repeating: "n", count: 255)
      try FileAccess.write("x", to: folder + "/" + name)
      #expect(try FileAccess.names(in: folder) == [name])
    }
  }

  @Test func pathsThatAreTooLongAreRefused() throws {
    #expect(throws: FileError.self) { try FileAccess.createFolder(String(repeating: "a/", count: 60_000)) }
  }

  @Test(arguments: [
    (".navreel-0123abcd", true), (".navreel-0123abcde", false), (".navreel-0123ABCD", false), (".navreel-mine", false),
  ])
  func temporaryNamesAreTheToolsOwn(name: String, isOwn: Bool) { #expect(FileAccess.isTemporary(name) == isOwn) }

  @Test(arguments: [
    ("a/b", "a"), ("b", "."), ("/b", "/"), ("a/b/c.json5", "a/b"),
  ])
  func knowsFolders(path: String, folder: String) {
    #expect(FilePath.folder(of: path) == folder)
  }

  @Test func insideIsByWholeNames() {
    #expect(FilePath.isInside("/a/b", "/a"))
    #expect(FilePath.isInside("/a", "/a"))
    #expect(!FilePath.isInside("/ab", "/a"))
    #expect(FilePath.isInside("/x", "/"))
  }
}
