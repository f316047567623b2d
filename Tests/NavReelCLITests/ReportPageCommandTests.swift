import Foundation
import Testing

/// `report`: rebuilds the page.
@Suite struct ReportPageCommandTests {
  /// Runs a body with a folder `rep` that has one changed and one unchanged reel.
  private func inReport(_ body: (Tool) throws -> Void) throws {
    try Tool.inFolder { navreel in
      try navreel("verify", "small.scene.json5", "--update", "missing")
      try navreel.write("small.scene.json5", Tool.smallScene.replacing("\"Two\"", with: "\"Too\""))
      let run = try navreel("verify", "small.scene.json5", "--report", "rep")
      #expect(run.status == 1 && run.err.contains("The report: rep/index.html\n"))
      try body(navreel)
    }
  }

  private func bytes(_ navreel: Tool, _ path: String) throws -> Data {
    try Data(contentsOf: navreel.folder.appending(path: path))
  }

  @Test func thePageIsRebuiltToTheByte() throws {
    try inReport { navreel in
      let page = try bytes(navreel, "rep/index.html")
      #expect(String(decoding: page, as: UTF8.self).contains("navreel approve --report rep small/push"))
      try FileManager.default.removeItem(at: navreel.folder.appending(path: "rep/index.html"))
      let run = try navreel("report", "rep/")
      #expect(run.status == 0 && run.out == "rep/index.html\n" && run.err.isEmpty)
      #expect(try bytes(navreel, "rep/index.html") == page)
      let elsewhere = try navreel("report", "rep", "-o", "pages/small.html", "--embed", "all", "-q")
      #expect(elsewhere.status == 0 && elsewhere.out.isEmpty)
      #expect(try bytes(navreel, "pages/small.html") == page)
      try navreel("report", "rep", "-o", "pages/beside.html", "--embed", "none")
      let beside = String(decoding: try bytes(navreel, "pages/beside.html"), as: UTF8.self)
      #expect(beside.contains("\"pictures\": \"../rep/pictures/\"") && !beside.contains("image/png;base64\" id"))
    }
  }

  @Test func missingPicturesAreSaidAndNoTrouble() throws {
    try inReport { navreel in
      let names = navreel.names("rep/pictures")
      #expect(names.count > 6)
      for name in names.dropFirst() {
        try FileManager.default.removeItem(at: navreel.folder.appending(path: "rep/pictures/\(name)"))
      }
      let run = try navreel("report", "rep")
      #expect(run.status == 0)
      #expect(run.err.contains("rep/pictures/\(names[1]): warning: the picture is missing; the page says so\n"))
      #expect(run.err.hasSuffix("navreel: warning: and \(names.count - 5) more pictures are missing\n"))
    }
  }

  @Test func whatIsNoReportIsRefused() throws {
    try inReport { navreel in
      let page = try bytes(navreel, "rep/index.html")
      try navreel.write("rep/report.json", "{\"schema\": 1}")
      let broken = try navreel("report", "rep")
      #expect(broken.status == 2 && broken.err.contains("rep/report.json:1") && broken.out.isEmpty)
      #expect(try bytes(navreel, "rep/index.html") == page)
      let none = try navreel("report")
      #expect(none.status == 2 && none.err.contains("report: error: holds no report"))
      for words in [["--embed", "some"], ["-o", ""], ["a", "b"]] {
        #expect(try navreel.run(["report"] + words).status == 2)
      }
    }
  }
}
