import Foundation
import NavReel
import NavReelReview
import Testing

/// The XML for CI servers.
@Suite struct JUnitReportTests {
  private let approval = ApproveCommandLine(report: "out/report")

  // PC-136: the format for other programs does not change by accident.
  @Test func aReelOfEveryVerdict() throws {
    let expected = """
      <?xml version="1.0" encoding="UTF-8"?>
      <testsuites>
        <testsuite name="bar" package="bar" id="0" timestamp="1970-01-01T00:00:00" hostname="localhost" tests="11" failures="6" errors="2" time="0">
          <properties>
            <property name="navreel" value="0.1.0"/>
            <property name="goldens" value="goldens"/>
            <property name="scene" value="scenes/bar.scene.json5"/>
          </properties>
          <testcase name="a" classname="navreel.bar" time="0"/>
          <testcase name="b" classname="navreel.bar" time="0"/>
          <testcase name="c" classname="navreel.bar" time="0">
            <failure type="changed" message="frames 3–5 of 9: 12 pixels, at most 20 levels, 4×3 at (30, 40)">title.color #000000 → #1c1c1e in frames 3–5
      title.one moved 2 pt left in frames 3–5
      limit: maxPixels 4 (navreel.json5:9)
      If this is meant: navreel approve --report out/report bar/c</failure>
          </testcase>
          <testcase name="d" classname="navreel.bar" time="0">
            <failure type="missing golden" message="goldens/bar/d.png is not there">If this is meant: navreel approve --report out/report bar/d</failure>
          </testcase>
          <testcase name="e" classname="navreel.bar" time="0"/>
          <testcase name="f" classname="navreel.bar" time="0">
            <failure type="size" message="the golden has 10×10 pixels, the film 20×20">If this is meant: navreel approve --report out/report bar/f</failure>
          </testcase>
          <testcase name="g" classname="navreel.bar" time="0">
            <failure type="count" message="the golden has 8 frames, the film 9; frame 8 of 9 differs">If this is meant: navreel approve --report out/report bar/g</failure>
          </testcase>
          <testcase name="h" classname="navreel.bar" time="0">
            <failure type="rate" message="the golden has 30 frames a second, the film 60">If this is meant: navreel approve --report out/report bar/h</failure>
          </testcase>
          <testcase name="i" classname="navreel.bar" time="0">
            <failure type="font mismatch" message="the golden was made with another Inter.otf; all pixels are equal">If this is meant: navreel approve --report out/report bar/i</failure>
          </testcase>
          <testcase name="j" classname="navreel.bar" time="0">
            <error type="unreadable golden" message="goldens/bar/j.png ends early">goldens/bar/j.png ends early</error>
          </testcase>
          <testcase name="k" classname="navreel.bar" time="0">
            <error type="renamed reel" message="goldens/bar/k.png is not there, and bar/old is the golden of no reel">goldens/bar/k.png is not there, and bar/old is the golden of no reel</error>
          </testcase>
          <system-out>b: within tolerance: frame 3 of 9: 5 pixels, at most 1 level; maxDelta 1 allowed (navreel.json5:4)
      b: note: title.text &quot;A&quot; → &quot;B&quot; in frame 3, without a visible effect
      c: warning: contrast: title.one has 1.2:1 in frame 4, in frames 3–5
      c: error: flicker: barTintColor leaves &amp; comes back, in frame 2 (silenced: it is meant to)
      c: warning: screens.one: a button is left out
      </system-out>
          <system-err></system-err>
        </testsuite>
        <testsuite name="bar/dark" package="bar" id="1" timestamp="1970-01-01T00:00:00" hostname="localhost" tests="1" failures="1" errors="0" time="0">
          <properties>
            <property name="navreel" value="0.1.0"/>
            <property name="goldens" value="goldens"/>
            <property name="scene" value="scenes/bar.scene.json5"/>
          </properties>
          <testcase name="a" classname="navreel.bar/dark" time="0">
            <failure type="changed" message="frame 0 of 1">frame 0 of 1</failure>
          </testcase>
          <system-out></system-out>
          <system-err></system-err>
        </testsuite>
        <testsuite name="scenes/&lt;odd&gt;.scene.json5" package="scenes/&lt;odd&gt;.scene.json5" id="2" timestamp="1970-01-01T00:00:00" hostname="localhost" tests="1" failures="0" errors="1" time="0">
          <properties>
            <property name="navreel" value="0.1.0"/>
            <property name="goldens" value="goldens"/>
            <property name="scene" value="scenes/&lt;odd&gt;.scene.json5"/>
          </properties>
          <testcase name="drawing" classname="navreel.scenes/&lt;odd&gt;.scene.json5" time="0">
            <error type="not drawn" message="line 1, column 2:&#10;expected &quot;}&quot; &amp; more">line 1, column 2:&#10;expected &quot;}&quot; &amp; more</error>
          </testcase>
          <system-out></system-out>
          <system-err></system-err>
        </testsuite>
      </testsuites>

      """
    #expect(JUnitReport.text(of: try sampleReport(), approval) == expected)
    #expect(!JUnitReport.text(of: try sampleReport(), nil).contains("navreel approve"))
  }

  @Test func itHasTheStructureOfTheSchemas() throws {
    #expect(try JUnitStructure.problems(in: JUnitReport.text(of: sampleReport(), approval)) == [])
    #expect(try JUnitStructure.problems(in: JUnitReport.text(of: ReviewReport([], goldens: "goldens"), approval)) == [])
  }

  /// Names of scenes and reels are file names, which may contain almost anything.
  @Test func strangeNamesAreStillXML() throws {
    let name = "a\u{1}\u{1B}[31m\u{FFFE}<&>\"'\u{301}]]>--🙂\u{85}"
    var review = ReelReview(try GoldenAddress(scene: name, variant: name, reel: name), .changed, "\0\n\t")
    review.words = [name]
    review.notes = [name]
    let report = ReviewReport(
      [review], goldens: name, troubles: [.init(scenePath: "", message: ""), .init(scenePath: "", message: name)])
    let text = JUnitReport.text(of: report, approval)
    #expect(try JUnitStructure.problems(in: text) == [])
    #expect(text.contains("a\u{FFFD}\u{FFFD}[31m\u{FFFD}&lt;&amp;&gt;&quot;"))
    #expect(text.contains("name=\"drawing 2\""))
    #expect(!text.unicodeScalars.contains { $0.value < 32 && $0 != "\n" })
  }

  /// Each of these violates the schemas, or has wrong counts.
  @Test func theStructureIsReallyLookedAt() throws {
    let good = JUnitReport.text(of: try sampleReport(), approval)
    for (old, new) in [
      ("<system-err></system-err>", ""), (" time=\"0\"", ""), ("id=\"0\"", "id=\"x\""), (" hostname=\"localhost\"", ""),
      ("</properties>\n    <testcase", "</properties>\n    <odd/><testcase"), ("type=\"changed\" ", ""),
      ("<testsuites>", "<testsuites name=\"x\">"), ("T00:00:00\"", "\""), ("failures=\"6\"", "failures=\"5\""),
      ("errors=\"2\"", "errors=\"0\""), ("tests=\"11\"", "tests=\"9\""), ("name=\"bar\"", "name=\"\""),
      ("id=\"1\"", "id=\"2\""), ("<properties>", "<testcase name=\"a\" classname=\"a\" time=\"0\"/><properties>"),
    ] {
      let bad = good.replacing(old, with: new, maxReplacements: 1)
      #expect(bad != good, "\(old) is not there")
      #expect(try JUnitStructure.problems(in: bad) != [], "\(old) → \(new)")
    }
    for (old, new) in [
      ("<failure type", "<failure \u{1}type"), ("&amp;", "&"), ("→", "\u{B}"), ("</testcase>", "</case>"),
    ] {
      let bad = good.replacing(old, with: new, maxReplacements: 1)
      #expect(bad != good)
      #expect(throws: (any Error).self, "\(old) → \(new)") { try JUnitStructure.problems(in: bad) }
    }
    #expect(throws: (any Error).self) { try JUnitStructure.problems(in: String(good.dropLast(15))) }
  }
}
