import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct RightToLeft {
  @Test(arguments: [0.0, 0.3, 1.0])
  func everyFrameIsMirrored(p: Double) throws {
    let (left, right) = (try Fixture(), try Fixture(direction: .rightToLeft))
    let a = left.layout.place(left.push(p)).items
    let b = right.layout.place(right.push(p)).items
    #expect(a.map(\.id) == b.map(\.id))
    for (one, other) in zip(a, b) {
      let expected = one.frame.mirrored(inWidth: 393)
      #expect(abs(other.frame.minX - expected.minX) < 1e-9, "\(one.id)")
      #expect(other.frame.minY == one.frame.minY && other.frame.size == one.frame.size)
      #expect(other.baseline == one.baseline && other.alpha == one.alpha && other.color == one.color)
    }
  }

  @Test func arrowsTurnAndTextsDoNot() throws {
    let (left, right) = (try Fixture(), try Fixture(direction: .rightToLeft))
    let (a, b) = (left.layout.place(left.rest("detail")), right.layout.place(right.rest("detail")))
    guard case .symbol(_, let isFlipped) = try #require(b["chevron"]).artwork,
      case .symbol(_, let plus) = try #require(b["left.detail.0"]).artwork,
      case .text(let one) = try #require(a["title.detail"]).artwork,
      case .text(let other) = try #require(b["title.detail"]).artwork
    else {
      Issue.record("other artwork")
      return
    }
    #expect(isFlipped && !plus && one == other)
  }

  @Test func aTurnedPageTurnsTheOtherWay() throws {
    let it = try Fixture(direction: .rightToLeft)
    var state = it.rest("detail")
    state.screens[0].transform = PageTransform(rotation: 90, anchor: .zero)
    let page = try #require(it.layout.place(state)["page.detail"])
    // Clockwise from the top left corner, the page is at the left; mirrored, it hangs from the right.
    #expect(abs(page.frame.minX - 393) < 1e-9 && abs(page.frame.width - 852) < 1e-9)
  }
}
