import NavReelDrawing
import NavReelScene
import Testing

@testable import NavReelLayout

/// Bars as views, and the contents of effect views.
@Suite struct BarViews {
  private let tint = Color(0, 175, 240)

  private func state(_ kind: ViewState.Kind, _ frame: Rect, alpha: Double = 1, vibrancy: Vibrancy? = nil) -> ViewState {
    ViewState(
      kind: kind, frame: frame, alpha: alpha, translation: .zero, transform: .identity, cornerRadius: 0,
      isContinuous: false, clips: false, vibrancy: vibrancy)
  }

  private func bar(_ position: BarPosition, _ change: (inout BarView) -> Void = { _ in }) -> BarView {
    var attributes = BarAttributes()
    attributes.barPosition = position
    attributes.barTintColor = tint
    var bar = BarView(title: "Files", right: [BarItem(.icon(.builtIn(.add)))], bar: attributes)
    change(&bar)
    return bar
  }

  private func place(_ views: [ViewState], strict: Bool = false) throws -> PlacedItems {
    var it = try Fixture()
    it.scene.strictEffects = strict
    var frame = it.rest("home")
    (frame.backgrounds, frame.contents) = ([], [])
    frame.screens[0].views = views
    return it.layout.place(frame)
  }

  private let frame = Rect(0, 200, 393, 44)

  @Test func theBackgroundReachesUpOnlyWhereItIsAttached() throws {
    for (position, top) in [(BarPosition.any, 200.0), (.top, 200), (.bottom, 200), (.topAttached, 200 - 59)] {
      let placed = try place([state(.bar(bar(position)), frame)])
      let background = try #require(placed["barBackground.view.home.0"])
      #expect(background.frame == Rect(from: Point(0, top), to: Point(393, 244)), "\(position)")
    }
    let clipped = try place([state(.bar(bar(.topAttached) { $0.bar.clipsToBounds = true }), frame)])
    #expect(clipped["barBackground.view.home.0"]?.frame == frame && clipped["hairline.view.home.0"] == nil)
  }

  @Test func theHairlineLiesOutsideOnTheSideOfTheContent() throws {
    let below = try #require(try place([state(.bar(bar(.any)), frame)])["hairline.view.home.0"]).frame
    #expect(below.minY == 244 && abs(below.height - 1.0 / 3) < 1e-12)
    let above = try #require(try place([state(.bar(bar(.bottom)), frame)])["hairline.view.home.0"]).frame
    #expect(abs(above.maxY - 200) < 1e-9)
  }

  @Test func contentsLieAsInTheBarsOfControllers() throws {
    let placed = try place([state(.bar(bar(.top) { $0.back = .text("Mail") }), frame)])
    let title = try #require(placed["title.view.home.0"])
    #expect(title.baseline == 228 && abs(title.frame.midX - 393 / 2) < 1e-9)
    #expect(isClose(placed["back.view.home.0"]?.frame.minX, labelX))
    #expect(placed["chevron.view.home.0"]?.frame.minX == 8)
    #expect(abs(try #require(placed["right.view.home.0.0"]).frame.maxX - (393 - 16)) < 1e-9)
    // In a view taller than a bar, it is at the bottom; in a shorter one, it is compact.
    #expect(try place([state(.bar(bar(.top)), Rect(0, 200, 393, 64))])["title.view.home.0"]?.baseline == 248)
    #expect(try place([state(.bar(bar(.top)), Rect(0, 200, 393, 32))])["title.view.home.0"]?.baseline == 221)
  }

  @Test func valuesOfCompactMetricsHoldInCompactBars() throws {
    let adjusted = bar(.top) {
      $0.bar.titleVerticalPositionAdjustment = 5
      $0.bar.compactTitleVerticalPositionAdjustment = -3
    }
    #expect(try place([state(.bar(adjusted), frame)])["title.view.home.0"]?.baseline == 233)
    #expect(try place([state(.bar(adjusted), Rect(0, 200, 393, 32))])["title.view.home.0"]?.baseline == 218)
  }

  @Test func aBarViewFadesAsOne() throws {
    let placed = try place([
      state(.group([state(.bar(bar(.top)), frame, alpha: 0.5)]), Rect(0, 0, 393, 300), alpha: 0.5)
    ])
    for id in ["barBackground.", "hairline.", "title.", "right."] {
      let item = try #require(placed[id + "view.home.0.0" + (id == "right." ? ".0" : "")])
      #expect(abs(item.alpha - 0.25) < 1e-12, "\(id)")
    }
  }

  @Test func strictEffectsTakeTheBlurFromWhatIsInSomethingFaded() throws {
    let blur = BackgroundEffect.blur(.dark, .light)
    let own = state(.effect(blur), Rect(0, 0, 50, 50), alpha: 0.5)
    let inside = state(.group([state(.effect(blur), Rect(0, 0, 50, 50))]), Rect(0, 0, 50, 50), alpha: 0.5)
    func blurs(_ view: ViewState, strict: Bool) throws -> (Bool, [String]) {
      let placed = try place([view], strict: strict)
      let list = try Fixture().layout.draw(placed)
      return (list.description.contains("backdrop"), placed.warnings.map(\.description))
    }
    #expect(try blurs(own, strict: false) == (true, []))
    #expect(try blurs(own, strict: true) == (true, []))
    #expect(try blurs(inside, strict: false) == (true, []))
    let (isBlurred, warnings) = try blurs(inside, strict: true)
    #expect(!isBlurred)
    #expect(
      warnings == [
        "view.home.0.0: drawn without its blur, because something around it has alpha below 1 (strictEffects)"
      ])
  }

  @Test func vibrancyTakesTheGroundsColours() throws {
    func fill(on effect: BackgroundEffect, alpha: Double = 1) throws -> DrawCommand {
      let text = state(.shape(.rectangle, fill: .black, border: nil), Rect(0, 0, 9, 9), vibrancy: .label)
      let view = state(.effect(effect, contents: [text]), Rect(0, 0, 50, 50), alpha: alpha)
      var list = DisplayList()
      PlacedView.place(view, id: "v", try Fixture().context).draw(into: &list, PixelGrid(scale: 3, deviceScale: 3))
      guard case .group(let group) = list.commands.first, group.opacity == 1 else { throw Missing() }
      #expect(group.content.description.hasPrefix("backdrop"))
      return try #require(group.content.commands.last)
    }
    func expected(_ white: Double, _ alpha: Double, _ blend: BlendMode) -> DrawCommand {
      .fill(.rect(Rect(0, 0, 9, 9)), rule: .nonZero, paint: .color(Color(white: white, alpha: alpha)), blend: blend)
    }
    #expect(try fill(on: .blur(.dark, .light)) == expected(1, 0.85, .plusLighter))
    #expect(try fill(on: .blur(.light, .light)) == expected(0, 0.85, .multiply))
    #expect(try fill(on: .material(.chrome, .dark), alpha: 0.5) == expected(1, 0.425, .plusLighter))
  }

  @Test func everyEffectKnowsWhetherItIsDark() {
    for material in BackgroundEffect.Material.allCases {
      #expect(!BackgroundEffect.material(material, .light).isDark && BackgroundEffect.material(material, .dark).isDark)
    }
    let light = BackgroundEffect.Blur.allCases.filter { !BackgroundEffect.blur($0, .light).isDark }
    #expect(light == [.extraLight, .light, .regular, .prominent])
    #expect(
      BackgroundEffect.Blur.allCases.filter { !BackgroundEffect.blur($0, .dark).isDark } == [.extraLight, .light])
  }

  struct Missing: Error {}
}
