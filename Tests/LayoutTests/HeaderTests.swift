import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct Headers {
  private let size = Size(786, 1000)

  private func source(_ mode: Header.Mode, height: Double, scale: Double, pullLimit: Double? = nil) -> Rect {
    HeaderItems.source(
      Header(height: 400, mode: mode, pullLimit: pullLimit), HeaderState(y: 0, height: height, scale: scale), size, 393)
  }

  @Test func atRestThePictureFillsItsBox() {
    // Half a point per pixel: the whole width, and the middle 800 of 1000 rows.
    #expect(source(.stretch, height: 400, scale: 1) == Rect(0, 100, 786, 800))
  }

  @Test func aStretchedPictureZoomsAboutItsCentre() {
    let s = (393.0 + 200) / 393
    let part = source(.stretch, height: 500, scale: s)
    #expect(abs(part.width - 786 / s) < 1e-9 && abs(part.height - 1000 / s) < 1e-9)
    #expect(abs(part.midX - 393) < 1e-9 && abs(part.midY - 500) < 1e-9)
  }

  @Test func aRevealedPictureKeepsItsScaleAndShowsMore() {
    let (rest, pulled) = (
      source(.reveal, height: 400, scale: 1, pullLimit: 100), source(.reveal, height: 460, scale: 1, pullLimit: 100)
    )
    #expect(rest == Rect(0, 100, 786, 800))
    #expect(pulled == Rect(0, 40, 786, 920))
  }

  @Test func aBoxIsNeverLeftUncovered() {
    #expect(source(.fixed, height: 600, scale: 1).height == 1000)
  }

  @Test func itMovesWithItsStateAndHoldsItsViews() throws {
    let image = Image(name: "p", pixmap: Pixmap(width: 786, height: 1000, filling: .black))
    let reference = ImageReference(path: "p", size: image.size, isOpaque: true)
    let it = try Fixture(images: ["p": image]) { $0.header = Header(image: reference, height: 400) }
    var state = it.rest("detail")
    let view = ViewState(
      kind: .icon(.builtIn(.heart), tint: .white), frame: Rect(10, 20, 24, 24), alpha: 0.5, translation: .zero,
      transform: .identity, cornerRadius: 0, isContinuous: false, clips: false)
    state.screens[0].header = HeaderState(y: -30, height: 400, scale: 1, blur: 4, views: [view])
    let placed = it.layout.place(state)
    #expect(placed["header.detail"]?.frame == Rect(0, -30, 393, 400))
    #expect(placed["header.detail.view.0"]?.frame == Rect(10, -10, 24, 24))
    #expect(placed["header.detail.view.0"]?.alpha == 0.5)
    #expect(it.layout.draw(placed).description.contains("blur 4"))
  }

  @Test func onAPhoneHeldSidewaysItIsAsWideAsThePageAndEndsWithIt() throws {
    let image = Image(name: "p", pixmap: Pixmap(width: 786, height: 1000, filling: .black))
    let reference = ImageReference(path: "p", size: image.size, isOpaque: true)
    let it = try Fixture(orientation: .landscape, images: ["p": image]) {
      $0.header = Header(image: reference, height: 480)
    }
    let placed = it.layout.place(it.rest("detail"))
    #expect(placed["header.detail"]?.frame == Rect(0, 0, 852, 480))
    // The page clips everything beyond the screen.
    let clips = it.layout.draw(placed).commands.compactMap { command -> Rect? in
      guard case .group(let page) = command, page.id == "page.detail" else { return nil }
      return page.clip?.controlBounds
    }
    #expect(clips == [Rect(0, 0, 852, 393)])
  }
}
