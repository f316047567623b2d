import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

@Suite struct Views {
  private func view(_ kind: ViewState.Kind, _ frame: Rect, _ change: (inout ViewState) -> Void = { _ in }) -> ViewState
  {
    var state = ViewState(
      kind: kind, frame: frame, alpha: 1, translation: .zero, transform: .identity, cornerRadius: 0,
      isContinuous: false, clips: false)
    change(&state)
    return state
  }

  private func draw(_ view: ViewState, strict: Bool = false) throws -> [DrawCommand] {
    var it = try Fixture()
    it.scene.strictEffects = strict
    var list = DisplayList()
    PlacedView.place(view, id: "v", it.context).draw(into: &list, PixelGrid(scale: 3, deviceScale: 3))
    return list.commands
  }

  @Test func aShapeFadesByItsColour() throws {
    let red = Color(255, 0, 0)
    let commands = try draw(view(.shape(.rectangle, fill: red, border: nil), Rect(1, 2, 3, 4)) { $0.alpha = 0.5 })
    #expect(commands == [.fill(Rect(1, 2, 3, 4), red.multiplied(alpha: 0.5))])
  }

  @Test func aGradientLiesOverTheColourInTheFrame() throws {
    let unit = LinearGradient(from: Point(0, 0), to: Point(1, 0.5), Color(255, 0, 0), Color(0, 0, 255))
    let commands = try draw(
      view(.shape(.rectangle, fill: .black, gradient: unit, border: nil), Rect(10, 20, 40, 80)) { $0.alpha = 0.5 })
    guard case .group(let group) = try #require(commands.first) else {
      Issue.record("no group")
      return
    }
    let stretched = LinearGradient(from: .zero, to: Point(40, 40), Color(255, 0, 0), Color(0, 0, 255))
    #expect(group.opacity == 0.5 && group.transform == .translation(10, 20))
    #expect(
      group.content.commands == [
        .fill(Rect(0, 0, 40, 80), .black), .fill(.rect(Rect(0, 0, 40, 80)), .linear(stretched)),
      ])
    let alone = try draw(view(.shape(.rectangle, fill: .clear, gradient: unit, border: nil), Rect(0, 0, 40, 80)))
    guard case .group(let bare) = try #require(alone.first) else {
      Issue.record("no group without a fill")
      return
    }
    #expect(bare.content.commands == [.fill(.rect(Rect(0, 0, 40, 80)), .linear(stretched))])
  }

  @Test func aDrawingFillsItsFrame() throws {
    let triangle = Path([.move(Point(0, 0)), .line(Point(1, 0)), .line(Point(0.5, 1)), .close])
    let commands = try draw(view(.shape(.path(triangle), fill: .black, border: nil), Rect(10, 20, 40, 80)))
    guard case .fill(let path, _, _, _) = try #require(commands.first) else {
      Issue.record("no fill")
      return
    }
    #expect(path.controlBounds == Rect(10, 20, 40, 80))
    let border = View.Border(color: .white, width: 4)
    let lined = try draw(view(.shape(.path(triangle), fill: .clear, border: border), Rect(0, 0, 40, 80)))
    guard case .group(let group) = try #require(lined.first), case .stroke(let line, _, _) = group.content.commands[0]
    else {
      Issue.record("no line")
      return
    }
    #expect(line.controlBounds == Rect(0, 0, 40, 80), "on its line, not inside it")
  }

  @Test func aBorderLiesInsideItsFrame() throws {
    let border = View.Border(color: .white, width: 4)
    let commands = try draw(view(.shape(.ellipse, fill: .black, border: border), Rect(0, 0, 40, 40)))
    guard case .group(let group) = try #require(commands.first),
      case .stroke(let path, let stroke, _) = group.content.commands[1]
    else {
      Issue.record("no border")
      return
    }
    #expect(stroke.width == 4 && path.controlBounds == Rect(2, 2, 36, 36))
  }

  @Test func transformsAreAboutTheAnchor() throws {
    let it = try Fixture()
    var state = it.rest("detail")
    state.screens[0].views = [
      view(.icon(.builtIn(.add), tint: .black), Rect(100, 100, 20, 40)) {
        $0.transform = PageTransform(rotation: 90, scale: 2, anchor: Point(0, 0))
        $0.translation = Point(5, 0)
      }
    ]
    let frame = try #require(it.layout.place(state)["view.detail.0"]).frame
    #expect(abs(frame.minX - 25) < 1e-9 && abs(frame.minY - 100) < 1e-9)
    #expect(abs(frame.width - 80) < 1e-9 && abs(frame.height - 40) < 1e-9)
  }

  @Test func textIsAlignedCentredAndCut() throws {
    let it = try Fixture()
    let attributes = TextAttributes(size: 20)
    let width = it.width("Hello", attributes)
    func text(_ alignment: View.Alignment, _ string: String = "Hello") -> PlacedItem {
      PlacedView.place(
        view(.text(string, attributes: attributes, color: .black, alignment: alignment), Rect(10, 10, 200, 60)),
        id: "v", it.context)
    }
    func line(_ item: PlacedItem) throws -> PlacedItem {
      guard case .group(let group) = item.artwork else { throw NoLine() }
      return try #require(group.children.first)
    }
    #expect(try line(text(.leading)).frame.minX == 0)
    #expect(abs(try line(text(.center)).frame.midX - 100) < 1e-9)
    #expect(abs(try line(text(.trailing)).frame.maxX - 200) < 1e-9)
    #expect(try line(text(.leading)).frame.width == width)
    #expect(abs(try line(text(.leading)).frame.midY - 30) < 0.2)
    let long = try line(text(.leading, String(repeating: "long ", count: 20)))
    #expect(long.frame.width <= 200 && long.text?.hasSuffix("…") == true)
  }

  @Test func aFadedGroupHandsItsAlphaDownToABlur() throws {
    let blur = BackgroundEffect.blur(.dark, .dark)
    let group = view(.group([view(.effect(blur), Rect(0, 0, 50, 50))]), Rect(0, 0, 50, 50)) { $0.alpha = 0.9 }
    guard case .group(let outer) = try #require(try draw(group).first),
      case .backdrop(let backdrop) = try #require(outer.content.commands.first)
    else {
      Issue.record("no backdrop")
      return
    }
    #expect(outer.opacity == 1 && backdrop.opacity == 0.9)
    guard case .group(let strict) = try #require(try draw(group, strict: true).first) else {
      Issue.record("no group without effects")
      return
    }
    #expect(!strict.content.description.contains("backdrop"))
  }

  @Test func aClippingViewCutsWithItsCorners() throws {
    let inner = view(.shape(.rectangle, fill: .black, border: nil), Rect(0, 0, 99, 99))
    let group = view(.group([inner]), Rect(0, 0, 60, 60)) {
      ($0.clips, $0.cornerRadius, $0.isContinuous) = (true, 10, true)
    }
    guard case .group(let drawn) = try #require(try draw(group).first) else {
      Issue.record("no group")
      return
    }
    #expect(drawn.clip == .continuousRoundedRect(Rect(0, 0, 60, 60), radius: 10))
  }

  struct NoLine: Error {}
}
