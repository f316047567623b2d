import Testing

@testable import NavReel

@Suite struct FilePathTests {
  @Test(arguments: [("a//", "a"), ("a/b", "a/b"), ("/a/", "/a"), ("/", "/"), ("//", "/"), ("", "")])
  func slashesAtTheEndAreTrimmed(_ path: String, _ trimmed: String) {
    #expect(FilePath.trimmed(path) == trimmed)
  }
}
