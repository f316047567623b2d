import NavReelDocuments
import NavReelDrawing
import NavReelMotion
import NavReelScene
import Testing

@testable import NavReel

/// Goldens hold digests of these texts: a change here is one of every golden.
@Suite struct PageDescriptionTests {
  private static let photo = ImageReference(path: "photo.png", size: Size(30, 20), isOpaque: true)
  private static let box = AnimatedRect(Rect(1, 2, 3, 4))

  private func text(_ screen: Screen) -> String { PageDescription.page(of: screen).line }
  private func text(_ view: View) -> String { text(Screen(name: "s", views: [view])) }

  @Test func aPageOfDefaultsHasNoWords() { #expect(text(Screen(name: "s")) == #"{"content": {}}"#) }

  @Test func headersAndRowsAreWrittenByTheirKeys() {
    let header = Header(
      image: Self.photo, height: 300, mode: .reveal, pullLimit: 40, collapse: .pinned(minHeight: 88),
      blur: .track(.offset, Track(keys: [.init(-300, 0), .init(-88, 12.5)])))
    let rows = Content.Rows(count: 12, titles: ["A", "B"], showsIcons: false, rowColor: .clear)
    #expect(
      text(Screen(name: "s", header: header, content: Content(kind: .rows(rows), backgroundColor: .white)))
        == ##"{"header": {"image": "photo.png", "height": 300, "mode": "reveal", "pullLimit": 40, "minHeight": 88, "##
        + ##""blur": {"offset": {"keys": [[-300, 0], [-88, 12.5]]}}}, "content": {"rows": {"count": 12, "##
        + ##""titles": ["A", "B"], "icons": false, "color": "#00000000"}, "color": "#ffffffff"}}"##)
  }

  @Test func viewsAreWrittenByTheirKeys() {
    let label = View.Kind.text(
      .triggers(initial: "Off", [Trigger(offset: 10, value: "On", duration: 0.3)]),
      attributes: TextAttributes(size: 15, weight: .bold), color: .constant(.black), alignment: .center)
    #expect(
      text(View(label, frame: Self.box, alpha: .constant(0.5), cornerRadius: 6, isContinuous: true, scrolls: true))
        == ##"{"content": {}, "views": [{"text": {"trigger": [[10, "On", 0.3]], "initial": "Off"}, "##
        + ##""font": {"size": 15, "weight": "bold"}, "color": "#000000ff", "alignment": "center", "##
        + ##""frame": [1, 2, 3, 4], "alpha": 0.5, "cornerRadius": 6, "cornerCurve": "continuous", "scrolls": true}]}"##)
  }

  @Test func everyPartOfAViewCounts() {
    let triangle = Path([.move(Point(0, 0)), .line(Point(1, 0)), .quad(Point(1, 1), Point(0, 1)), .close])
    let other = Path([.move(Point(0, 0)), .line(Point(1, 0)), .quad(Point(1, 1), Point(0.5, 1)), .close])
    let gradient = LinearGradient(from: Point(0, 0), to: Point(0, 1), .black, .white)
    func shape(_ shape: View.Shape, _ gradient: LinearGradient? = nil, _ border: View.Border? = nil) -> View.Kind {
      .shape(shape, fill: .constant(.black), gradient: gradient, border: border)
    }
    func bar(_ change: (inout BarAttributes) -> Void) -> View.Kind {
      var attributes = BarAttributes()
      change(&attributes)
      return .bar(BarView(title: "Bar", bar: attributes))
    }
    func item(_ item: BarItem) -> View.Kind { .bar(BarView(right: [item], bar: BarAttributes())) }
    let kinds: [View.Kind] = [
      .group([]), .icon(.builtIn(.share), tint: .constant(.black)), .icon(.builtIn(.more), tint: .constant(.black)),
      .icon(.path(triangle, size: Size(1, 1), strokeWidth: nil), tint: .constant(.black)),
      .icon(.path(other, size: Size(1, 1), strokeWidth: nil), tint: .constant(.black)),
      .icon(.path(other, size: Size(1, 1), strokeWidth: 2), tint: .constant(.black)),
      .image(Self.photo, mode: .scaleAspectFit, tint: nil), .image(Self.photo, mode: .scaleAspectFill, tint: nil),
      .image(Self.photo, mode: .scaleAspectFill, tint: .constant(.black)), shape(.rectangle), shape(.ellipse),
      shape(.path(triangle)), shape(.rectangle, gradient), shape(.rectangle, nil, .init(color: .black, width: 2)),
      .effect(.blur(.dark, .light)), .effect(.blur(.light, .light)), .effect(.material(.thin, .light)),
      .effect(.blur(.dark, .light), contents: [View(.group([]), frame: Self.box)]), bar { _ in },
      bar { $0.backgroundAlpha = 0.5 }, bar { $0.titleColor = .white }, bar { $0.largeTitle = true },
      bar { $0.prompt = "Prompt" }, bar { $0.titleFont.size = 20 }, bar { $0.custom = true },
      bar { $0.backgroundImage = BarImage(Self.photo) },
      bar { $0.backgroundImage = BarImage(Self.photo, resizing: .tile) },
      bar { $0.standardAppearance = BarAppearance(titleColor: .white) }, item(BarItem(.text("Add"))),
      item(BarItem(.icon(.builtIn(.add)))), item(BarItem(.text("Add"), style: .done)),
      item(BarItem(.text("Add"), isEnabled: false)),
    ]
    let texts = kinds.map { text(View($0, frame: Self.box)) }
    #expect(Set(texts).count == kinds.count)
    let group = View.Kind.group([])
    let views = [
      View(group, frame: AnimatedRect(Rect(1, 2, 3, 5))),
      View(group, frame: Self.box, transform: AnimatedTransform(rotation: .constant(90))),
      View(group, frame: Self.box, transform: AnimatedTransform(anchor: .zero)),
      View(group, frame: Self.box, clips: true), View(group, frame: Self.box, vibrancy: .label),
      View(group, frame: Self.box, alpha: .track(.time, Track(keys: [.init(0, 1), .init(1, 0)]))),
      View(group, frame: Self.box, alpha: .track(.progress, Track(keys: [.init(0, 1), .init(1, 0)]))),
      View(
        group, frame: Self.box,
        alpha: .track(.time, Track(keys: [.init(0, 1), .init(1, 0)], interpolation: .curve(.easeIn)))),
      View(
        group, frame: Self.box,
        alpha: .track(.time, Track(keys: [.init(0, 1), .init(1, 0)], interpolation: .step, hysteresis: 0.1))),
    ]
    #expect(Set(views.map(text) + [texts[0]]).count == views.count + 1)
  }
}
