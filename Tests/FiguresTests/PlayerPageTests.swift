import NavReelCodecs
import NavReelDrawing
import Foundation
import NavReelMotion
import NavReel
import Testing
import NavReelTypography

@testable import NavReelFigures

/// Returns the hash of a text as a policy writes it.
private func base64SHA256(_ text: String) -> String {
  var hex = Array(text.utf8).withUnsafeBytes { SHA256.hex($0) }[...]
  var bytes = Data()
  while let byte = UInt8(hex.prefix(2), radix: 16) {
    bytes.append(byte)
    hex = hex.dropFirst(2)
  }
  return bytes.base64EncodedString()
}

/// The contents of a player file, read without a browser.
struct PlayerFile {
  let text: String
  let film: [String: Any]
  let attributes: [[String: Any]]

  /// The first frame, x, y, width, height and key of each drawing.
  let drawings: [[Int]]
  let pictures: [Pixmap]

  init(_ path: String) throws {
    text = try String(contentsOfFile: path, encoding: .utf8)
    let text = text
    func json<T>(_ id: String, _ type: T.Type) throws -> T {
      let data = Data(PlayerFile.contents(of: "<script type=\"application/json\" id=\"\(id)\">", in: text)[0].utf8)
      return try #require(JSONSerialization.jsonObject(with: data) as? T)
    }
    film = try json("film", [String: Any].self)
    attributes = try #require(json("attributes", [String: Any].self)["attributes"] as? [[String: Any]])
    drawings = try json("drawings", [[Int]].self)
    pictures = try PlayerFile.contents(of: "<script type=\"image/png;base64\">", in: text).map {
      letters in
      let data = try #require(Data(base64Encoded: letters))
      return try decodePicture([UInt8](data)).pixmap
    }
  }

  /// Returns the texts between a tag and the next end of a script.
  private static func contents(of tag: String, in text: String) -> [String] {
    text.components(separatedBy: tag).dropFirst().map { $0.components(separatedBy: "</script>")[0] }
  }

  /// Composes a frame as the page does, from the last drawing that covers everything.
  func frame(_ number: Int) -> Pixmap {
    let last = drawings.lastIndex { $0[0] <= number } ?? 0
    var canvas = Pixmap(width: pictures[0].width, height: pictures[0].height)
    for index in drawings[last][5]...last {
      let (x, y, picture) = (drawings[index][1], drawings[index][2], pictures[index])
      for row in 0..<picture.height {
        for column in 0..<picture.width { canvas[x + column, y + row] = picture[column, row] }
      }
    }
    return canvas
  }
}

@Suite struct PlayerPageTests {
  @Test func everyFrameIsComposedExactly() throws {
    try PlayerSample.inFolder { folder in
      let film = try PlayerSample.film()
      let frames = Array(try film.frames(fps: 60))
      let path = folder + "/push.html"
      try PlayerSample.write(frames.map(\.pixmap), PlayerPage(film, attributes: film.attributes(fps: 60)), to: path)
      let file = try PlayerFile(path)
      for frame in frames { #expect(file.frame(frame.index) == frame.pixmap, "frame \(frame.index)") }
      #expect(file.film["times"] as? [String] == frames.map(\.time.description))
      #expect(file.film["end"] as? String == (frames[frames.count - 1].time + Fraction(1, 60)).description)
      #expect(file.film["width"] as? Int == 120 && file.film["height"] as? Int == 200)
      // The holds before and after are one picture each.
      #expect(file.drawings.count < frames.count - 10)
    }
  }

  @Test func drawingsOfNoiseAreFoundFromNearKeys() throws {
    try PlayerSample.inFolder { folder in
      let pictures = PlayerSample.noise(60)
      let path = folder + "/noise.html"
      try PlayerSample.write(pictures, PlayerSample.page(of: pictures), to: path)
      let file = try PlayerFile(path)
      for (index, picture) in pictures.enumerated() { #expect(file.frame(index) == picture, "frame \(index)") }
      for (index, drawing) in file.drawings.enumerated() {
        #expect(drawing[5] <= index && index - drawing[5] < 2 * PlayerDrawing.longestRun)
      }
      // Most drawings are parts of the picture.
      #expect(file.drawings.filter { $0[3] < 61 || $0[4] < 47 }.count > 30)
    }
  }

  @Test func aPageFetchesNothing() throws {
    try PlayerSample.inFolder { folder in
      let pictures = PlayerSample.noise(3)
      try PlayerSample.write(pictures, PlayerSample.page(of: pictures), to: folder + "/p.html")
      let text = try PlayerFile(folder + "/p.html").text
      for word in ["http:", "https:", "//fonts", " src=", "url(", "@import", "import(", "fetch(", "XMLHttp"] {
        #expect(!text.contains(word), "\(word)")
      }
      let references = text.components(separatedBy: "href=\"").dropFirst().map { $0.prefix { $0 != "\"" } }
      #expect(references.allSatisfy { $0.hasPrefix("#") || $0 == "data:," })
      #expect(text.contains("default-src 'none'") && !text.contains("unsafe-inline"))
      // One script and one style sheet, named by their digests (CSP level 3, section 6.7.2); no element has its own.
      #expect(text.matches(of: /<script>|<script (?!type=)/).count == 1 && !text.contains(" style="))
      for (element, directive) in [("script", "script-src"), ("style", "style-src")] {
        let start = try #require(text.range(of: "<\(element)>", options: .backwards)).upperBound
        let body = try #require(text[start...].components(separatedBy: "</\(element)>").first)
        let digest = base64SHA256(body)
        #expect(text.contains("\(directive) 'sha256-\(digest)'"), "\(directive)")
      }
    }
  }

  @Test func namesOfAnyKindStayWords() throws {
    let name = PlayerSample.hostileName
    try PlayerSample.inFolder { folder in
      try PlayerSample.writeHostile(to: folder + "/p.html")
      let file = try PlayerFile(folder + "/p.html")
      #expect(file.film["scene"] as? String == name)
      #expect(!file.text.contains("<script>alert") && !file.text.contains("<!-- "))
      #expect(!file.text.components(separatedBy: "id=\"film\"")[1].contains("\u{2028}"))
      #expect(
        file.text.components(separatedBy: "<script").count == file.text.components(separatedBy: "</script>").count)
      #expect(file.attributes.first?["name"] as? String == name && file.attributes.first?["label"] as? String == name)
      #expect(file.attributes.first?["values"] as? [String] == [name, "", name])
      // By scalars: an accent on a quote hides it from a search by characters.
      let attribute = MarkupText.escaped("\"\u{301}<\u{338}").unicodeScalars
      #expect(!attribute.contains("\"") && !attribute.contains("<"))
    }
  }

  @Test func attributesAreOneValueAFrameOrOneForAll() throws {
    try PlayerSample.inFolder { folder in
      let film = try PlayerSample.film()
      let frames = Array(try film.frames(fps: 60))
      try PlayerSample.write(
        frames.map(\.pixmap), PlayerPage(film, attributes: film.attributes(fps: 60)), to: folder + "/p.html")
      let file = try PlayerFile(folder + "/p.html")
      for attribute in file.attributes {
        let count = try #require(attribute["values"] as? [Any]).count
        #expect(count == 1 || count == frames.count)
      }
      let progress = try #require(file.attributes.first { $0["name"] as? String == "progress" })
      let values = try #require(progress["values"] as? [Double])
      for frame in frames { #expect(abs(values[frame.index] - frame.state.progress) < 1e-6) }
    }
  }

  @Test func aRenderWritesThePageBesideItsFrames() throws {
    try PlayerSample.inFolder { folder in
      let film = try PlayerSample.film()
      try FilmRender(
        film, to: folder + "/push", options: RenderOptions(formats: [PNGSequence(), HTMLPlayer()], fps: 30)
      )
      .run()
      let file = try PlayerFile(folder + "/push.html")
      for frame in try film.frames(fps: 30) {
        let png = try Data(contentsOf: URL(filePath: folder + "/push/" + frame.fileName))
        #expect(try decodePicture([UInt8](png)).pixmap == file.frame(frame.index))
      }
      let parts = RenderOptions(formats: [HTMLPlayer()], instants: [.percent(50)])
      #expect { try FilmRender(film, to: folder + "/parts", options: parts) } throws: {
        "\($0)".contains("html shows a film as it runs")
      }
    }
  }

  @Test func aRunThatFailsLeavesNothing() throws {
    try PlayerSample.inFolder { folder in
      let sink = try PlayerSink(PlayerSample.page(of: PlayerSample.noise(1)), to: folder + "/p.html")
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).count == 1)
      sink.abandon()
      #expect(try FileManager.default.contentsOfDirectory(atPath: folder).isEmpty)
    }
  }

  @Test func lettersAreThoseOfTheStandard() {
    for count in 0..<70 {
      let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 89 &+ 7) }
      let letters = bytes.withUnsafeBytes { Base64.encode($0) }
      #expect(String(decoding: letters, as: UTF8.self) == Data(bytes).base64EncodedString())
    }
  }
}
