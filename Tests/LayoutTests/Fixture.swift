import NavReelDrawing
import NavReelScene
import Testing
import NavReelTypography

@testable import NavReelLayout

/// The edges of an iPhone 15's bar under `ios18`, and the start of a back label at a margin of 16.
let (barTop, barBottom) = (161.0 / 3, 293.0 / 3)
let labelX = 91.0 / 3

/// Returns true if two lengths are equal except for rounding.
func isClose(_ a: Double?, _ b: Double) -> Bool { a.map { abs($0 - b) < 1e-9 } ?? false }

/// A scene of two screens, its layout, and states made by hand.
struct Fixture {
  var scene: Scene
  var assets: Assets

  /// - Parameter change: changes the screen `detail` for a test.
  init(
    device: String = "iPhone 15", direction: Scene.Direction = .leftToRight, orientation: Scene.Orientation = .portrait,
    language: String = "en", images: [String: Image] = [:], _ change: (inout Screen) -> Void = { _ in }
  ) throws {
    let device = try #require(Device(named: device))
    let home = Screen(name: "home", title: "Mail", content: Content(kind: .rows(Content.Rows(count: 20))))
    var detail = Screen(
      name: "detail", title: "Forest", left: [BarItem(.icon(.builtIn(.add)))],
      right: [BarItem(.icon(.builtIn(.more))), BarItem(.text("Edit"), style: .done)],
      content: Content(kind: .rows(Content.Rows(count: 1000, titles: ["One"], subtitles: ["first"]))))
    change(&detail)
    scene = Scene(
      device: device, orientation: orientation, direction: direction, language: language, screens: [home, detail])
    assets = Assets(images: images, fontBook: try FontBook(language: language))
  }

  var layout: FrameLayout { FrameLayout(scene: scene, assets: assets) }
  var context: LayoutContext { LayoutContext(scene: scene, assets: assets, scale: scene.device.scale) }
  var metrics: BarMetrics { BarMetrics(scene) }
  var width: Double { scene.canvas.size.width }

  /// Returns the width of a text in the bar's style.
  func width(_ text: String, _ weight: TextAttributes = TextAttributes(size: 17)) -> Double {
    context.shape(text, weight).width
  }

  func screenState(_ name: String, role: ScreenState.Role = .alone, x: Double = 0, scrolled: Double = 0) -> ScreenState
  {
    let screen = scene.screen(name)
    let offset = (screen?.restOffset(in: scene) ?? 0) + scrolled
    let header = screen?.header.map { HeaderState(y: 0, height: $0.height, scale: 1) }
    return ScreenState(name: name, role: role, x: x, offset: offset, contentY: -offset, header: header)
  }

  func background(_ name: String) -> BarBackgroundState {
    let bar = scene.screen(name)?.bar ?? BarAttributes()
    return BarBackgroundState(
      screen: name, fill: BarFill(bar, look: scene.look, appearance: scene.appearance), alpha: bar.backgroundAlpha,
      height: metrics.restHeight(bar), position: bar.barPosition, clipsToBounds: bar.clipsToBounds)
  }

  func content(_ name: String) -> BarContentState {
    let screen = scene.screen(name)
    let bar = screen?.bar ?? BarAttributes()
    let hasBack = name == "detail"
    return BarContentState(
      screen: name, title: screen?.title ?? "", backTitle: hasBack ? scene.screen("home")?.title : nil,
      hasBack: hasBack, largeTitle: bar.largeTitle ? LargeTitleState(height: 52) : nil,
      barHeight: metrics.restHeight(bar))
  }

  /// Returns the state of a screen at rest, alone.
  func rest(_ name: String, scrolled: Double = 0) -> FrameState {
    let bar = scene.screen(name)?.bar ?? BarAttributes()
    return FrameState(
      time: 0, phase: .before, operation: nil, progress: 1, barProgress: 1,
      screens: [screenState(name, scrolled: scrolled)], backgrounds: [background(name)],
      bar: BarState(height: metrics.restHeight(bar), tintColor: bar.tintColor, titleColor: bar.titleColor),
      contents: [content(name)], chevron: ChevronState(alpha: name == "detail" ? 1 : 0),
      statusBar: StatusBarState(style: .default, color: .black))
  }

  /// Returns the row of a screen's bar, alone.
  func row(_ name: String) -> BarRow {
    let screen = scene.screen(name) ?? Screen(name: name)
    return BarRow(content(name), screen, top: BarRow.top(screen, context), context)
  }

  /// Returns a push from home to detail: pages at the system's positions, everything else half faded.
  func push(_ p: Double) -> FrameState {
    var state = rest("detail")
    var below = screenState("home", role: .covered, x: -(width * 0.3).rounded() * p)
    below.dim = 0.1 * p
    var above = screenState("detail", role: .top, x: width * (1 - p))
    above.shadow = 0.169 * (1 - p)
    state.screens = [below, above]
    state.operation = .push
    state.progress = p
    state.barProgress = p
    var mail = content("home")
    (mail.titleTravel, mail.titleAlpha, mail.itemsAlpha) = (-p, 1 - p, 1 - p)
    var forest = content("detail")
    (forest.titleTravel, forest.titleAlpha, forest.itemsAlpha) = (1 - p, p, p)
    (forest.backTravel, forest.backAlpha) = (1 - p, p)
    state.contents = [mail, forest]
    state.chevron = ChevronState(alpha: p)
    return state
  }
}

/// Returns the box around points on the curves, without control points.
func sampledBounds(_ path: Path) -> Rect? {
  var points: [Point] = []
  for element in path.elements {
    let from = points.last ?? .zero
    switch element {
    case .move(let p), .line(let p): points.append(p)
    case .quad(let c, let p):
      for t in [0.25, 0.5, 0.75, 1] { points.append(from.mixed(with: c, t).mixed(with: c.mixed(with: p, t), t)) }
    case .cubic(let c1, let c2, let p):
      for t in [0.25, 0.5, 0.75, 1] {
        let (a, b, c) = (from.mixed(with: c1, t), c1.mixed(with: c2, t), c2.mixed(with: p, t))
        points.append(a.mixed(with: b, t).mixed(with: b.mixed(with: c, t), t))
      }
    case .close: break
    }
  }
  return Path.polyline(points).controlBounds
}
