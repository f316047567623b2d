import NavReelFigures
import Foundation
import NavReelMotion
import NavReel
import NavReelTestSupport
import Testing

@testable import NavReelScene

/// What holds for every scene of the gallery.
@Suite struct GallerySceneTests {
  static let folder = Fixtures.path("scenes/gallery")
  static let entries = (try? Gallery(folder: folder).entries) ?? []
  static let names = entries.map(\.name)

  @Test func thereIsAGallery() throws { #expect(try Gallery(folder: Self.folder).chapters.count >= 1) }

  @Test(arguments: names) func saysWhatIsToBeSeen(name: String) throws {
    let scene = try stage(name).scene
    #expect(scene.about.count > 20)
    #expect(!scene.reels.isEmpty)
  }

  /// Frames and remarks at five instants of each reel.
  @Test(arguments: names) func looksAsRecorded(name: String) throws {
    let stage = try stage(name)
    var lines = stage.warnings.map { "warning \($0)" }
    for film in try stage.films() {
      for instant in ["0%", "15%", "40%", "70%", "100%"].compactMap({ Instant($0) }) {
        let time = film.time(of: instant)
        lines.append("\(film.reel.name) \(time) \(try film.frame(at: time).digest)")
      }
    }
    expectGoldenText(lines.joined(separator: "\n") + "\n", named: "gallery/\(name)")
  }

  @Test(arguments: names) func nothingJumpsThatIsNotDeclared(name: String) throws {
    for film in try stage(name).films() {
      let jumps = undeclaredJumps(of: film.timeline, switches: film.timeline.switchTimes)
      #expect(jumps == [], "\(film.reel.name)")
    }
  }

  @Test(arguments: names) func aCancelledSwipeEndsAsItBegan(name: String) throws {
    for film in try stage(name).films() {
      guard case .transition(let plot) = film.timeline.plot, case .gesture(let gesture) = plot.clock,
        !gesture.finishes
      else { continue }
      let (first, last) = (try film.frame(at: .zero), try film.frame(at: film.timeline.exactDuration))
      // The fault that the article cures: the bar stays as it was at the release.
      let isFault = film.reel.barMotion == .stuck
      #expect((first.digest == last.digest) != isFault, "\(film.reel.name)")
    }
  }

  /// A pop that undoes a push of the same scene ends on the frame with which the push began, and the other way round.
  @Test(arguments: names) func aPopUndoesItsPush(name: String) throws {
    let films = try stage(name).films()
    func ends(_ film: Film) throws -> [String] {
      try [film.frame(at: .zero).digest, film.frame(at: film.timeline.exactDuration).digest]
    }
    for push in films {
      guard case .transition(let there) = push.reel.kind, there.operation == .push else { continue }
      for pop in films {
        guard case .transition(let back) = pop.reel.kind, back.operation == .pop, back.from == there.to,
          back.to == there.from, pop.reel.offsets == push.reel.offsets,
          pop.reel.stack.dropLast() == push.reel.stack[...]
        else { continue }
        #expect(try ends(push) == ends(pop).reversed(), "\(push.reel.name), \(pop.reel.name)")
      }
    }
  }

  @Test func everyGoldenBelongsToAScene() {
    // Tables of what attributes do are goldens of their own tests.
    let found = Set(
      files(in: Fixtures.path("goldens/gallery")).filter {
        $0.hasSuffix(".txt") && !$0.contains("/") && !$0.hasPrefix("table-")
      })
    #expect(found == Set(Self.names.map { $0 + ".txt" }))
  }

  @Test func everyPictureIsUsedByASceneOfItsChapter() throws {
    for chapter in try Gallery(folder: Self.folder).chapters {
      let texts = try chapter.entries.map { try String(contentsOfFile: $0.path, encoding: .utf8) }
      let folder = URL(fileURLWithPath: chapter.entries[0].path).deletingLastPathComponent().path
      for picture in files(in: "\(folder)/pictures") {
        #expect(texts.contains { $0.contains("pictures/\(picture)") }, "\(chapter.title): \(picture)")
      }
    }
  }

  @Test func thePageShowsEveryEntry() throws {
    let page = try String(contentsOf: Fixtures.package.appending(path: "docs/gallery.md"), encoding: .utf8)
    for entry in Self.entries {
      let about = try stage(entry.name).scene.about
      #expect(page.contains("### [\(entry.name)](../Fixtures/scenes/gallery/"), "run scripts/make-docs")
      #expect(page.contains("\n\(about)\n"), "\(entry.name): run scripts/make-docs")
    }
    let pictures = files(in: Fixtures.package.appending(path: "docs/pictures/gallery").path)
    #expect(pictures == Self.names.map { $0 + ".webp" }.sorted())
  }

  private func files(in folder: String) -> [String] {
    FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String }.sorted() ?? []
  }
}
