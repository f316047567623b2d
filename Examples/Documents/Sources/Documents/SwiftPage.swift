import NavReel

// The code of docs/swift.md.

final class ForestController: ScreenController {
  let picture: ImageReference

  init(picture: ImageReference) { self.picture = picture }

  override func viewDidLoad() {
    title = "蚂蚁森林"
    rightBarButtonItems = [.icon(.more)]
    contentInsetTop = 480
    header = Header(image: picture, height: 480, pullLimit: 0)
    content = .rows(
      12, titles: ["小满", "阿木", "青禾", "知夏", "南风", "一苇", "初一", "望舒", "长风", "云舟", "林深", "晚照"],
      subtitles: [
        "收取了你 12 克能量", "为你浇水 10 克", "收取了你 3 克能量", "邀请你合种一棵樟子松", "收取了你 8 克能量", "为你浇水 18 克",
        "种下了一棵梭梭树", "收取了你 5 克能量", "为你浇水 2 克", "收取了你 9 克能量", "和你成为好友", "收取了你 1 克能量",
      ])
    navBarBarTintColor = .white
    navBarBackgroundAlpha = 0
    navBarShadowImageHidden = false
  }

  // Where colours and the status bar jump; between them the answers are continuous.
  override var scrollSteps: [Double] { [-448] }

  override func scrollViewDidScroll(_ scrollView: ScrollView) {
    let alpha = (scrollView.contentOffset.y + 480) / 64
    navBarBackgroundAlpha = alpha
    if alpha > 0.5 {
      navBarTintColor = Color(0, 122, 255)
      navBarTitleColor = .black
      statusBarStyle = .default
    } else {
      navBarTintColor = .white
      navBarTitleColor = .white
      statusBarStyle = .lightContent
    }
  }
}

final class HomeController: ScreenController {
  override func viewDidLoad() {
    title = "常用"
    content = .rows(
      10, titles: ["微博个人中心", "QQ应用空间效果", "QQ空间效果", "知乎日报", "QQ我的资料页", "蚂蚁森林", "连续多个界面导航栏透明", "拉勾首页", "自定义导航栏", "移动导航栏"])
  }
}

func antForest(folder: String, device: Device) throws -> Stage {
  let path = "pictures/forest.jpg"
  let picture = try Stage.picture("\(folder)/\(path)")
  let image = ImageReference(path, picture)
  let scene = try Scene(
    look: .ios10, device: device, language: "zh-Hans",
    defaults: NavigationBarDefaults(
      barTintColor: Color(0, 175, 240), tintColor: .white, titleColor: .white, statusBarStyle: .lightContent,
      shadowImageHidden: true),
    controllers: ["home": { HomeController() }, "forest": { ForestController(picture: image) }],
    reels: [
      .scroll(
        "fade", screen: "forest",
        offset: Track(keys: [.init(0, -480), .init(1, -400)], interpolation: .curve(.easeInOut)), stack: ["home"],
        hold: .init(before: 0.2, after: 0.2)),
      .push(from: "home", to: "forest", barMotion: .wr, hold: .init(before: 0.1, after: 0.1)),
      .swipe(
        "back", from: "forest", to: "home", finger: Track(keys: [.init(0, 0), .init(0.4, 0.6)]), release: .finish,
        barMotion: .wr, hold: .init(before: 0.1, after: 0.1)),
      .swipe(
        "cancel", from: "forest", to: "home",
        finger: Track(keys: [.init(0, 0), .init(0.4, 0.45), .init(0.5, 0.45)]), release: .cancel, barMotion: .wr,
        hold: .init(before: 0.1, after: 0.1)),
    ])
  let stage = try Stage(scene: scene, images: [path: picture])
  return stage
}

func movingView() -> View {
  let heart = View(
    .icon(.builtIn(.heart), tint: .constant(.white)), frame: AnimatedRect(Rect(20, 120, 24, 24)),
    alpha: .track(.offset, Track(keys: [.init(0, 1), .init(64, 0)])), scrolls: true)
  return heart
}

struct Swing: AnimatedTransitioning {
  let transitionDuration = 1.0

  func animateTransition(using context: inout TransitionContext) {
    context.curve = .spring(Spring(duration: 1, dampingRatio: 0.5, initialVelocity: 0.7))
    context.to.anchor = Point(0, 0)
    context.to.rotation = Track(from: -90, to: 0)
    context.isToOnTop = true
  }
}

struct SwingBack: AnimatedTransitioning {
  let transitionDuration = 1.3

  func animateTransition(using context: inout TransitionContext) {
    context.to.anchor = Point(1, 0)
    context.to.rotation = Track(
      from: 90,
      keyframes: [
        .init(start: 0, duration: 0.4, value: 0), .init(start: 0.4, duration: 0.2, value: 9),
        .init(start: 0.6, duration: 0.3, value: 0),
      ])
    context.isToOnTop = true
  }
}

func swinging() throws -> Scene {
  let scene = try Scene(
    controllers: ["first": { HomeController() }, "second": { HomeController() }], animators: [Swing(), SwingBack()],
    reels: [
      .push(from: "first", to: "second", animator: "Swing"), .pop(from: "second", to: "first", animator: "SwingBack"),
    ])
  return scene
}
