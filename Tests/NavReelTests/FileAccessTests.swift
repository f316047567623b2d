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
      #expect(FileAccess.names(in: folder + "/a/b") == ["file.bin"])
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
      #expect(throws: FileError.self) { try FileAccess.write([1], to: folder + "/nowhere/file") }
    }
  }

  @Test func aFailedWriteKeepsTheOldFile() throws {
    try withTemporaryFolder { folder in
      // A folder stands where the file should go: the rename fails.
      try FileAccess.createFolder(folder + "/target")
      #expect(throws: FileError.self) { try FileAccess.write([1], to: folder + "/target") }
      #expect(FileAccess.names(in: folder) == ["target"])
    }
  }

  @Test(arguments: [
    ("a/b", "a"), ("b", "."), ("/b", "/"), ("a/b/c.json5", "a/b"),
  ])
  func knowsFolders(path: String, folder: String) {
    #expect(FilePath.folder(of: path) == folder)
  }

  @Test(arguments: [
    ("a/./b", "a/b"), ("a/../b", "b"), ("../x", "../x"), ("a/../../x", "../x"), ("/a//b/", "/a/b"),
  ])
  func normalizesPaths(path: String, expected: String) {
    #expect(FilePath.normalized(path) == expected)
  }

  @Test func insideIsByWholeNames() {
    #expect(FilePath.isInside("/a/b", "/a"))
    #expect(FilePath.isInside("/a", "/a"))
    #expect(!FilePath.isInside("/ab", "/a"))
    #expect(FilePath.isInside("/x", "/"))
  }
}
