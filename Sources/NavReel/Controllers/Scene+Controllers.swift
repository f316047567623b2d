public import NavReelScene

extension Scene {
  /// A scene of controllers.
  ///
  ///     let scene = try Scene(
  ///       controllers: ["home": { HomeController() }, "forest": { ForestController() }],
  ///       reels: [.push(from: "home", to: "forest")])
  ///
  /// - Parameters:
  ///   - look: which iOS the bars follow.
  ///   - device: whose screen is drawn.
  ///   - orientation: how it is held.
  ///   - appearance: light or dark.
  ///   - direction: in which people read.
  ///   - language: a BCP-47 tag; chooses the face of Han characters too.
  ///   - statusBar: what it shows; its style comes from the controllers.
  ///   - defaults: what bars show whose controllers set nothing.
  ///   - controllers: how to make each, by the names that reels use. The closure is called for every question, by any
  ///     thread, and makes a new instance each time.
  ///   - animators: the transitions that reels may name.
  ///   - reels: the films.
  /// - Throws: what keeps a controller from being asked at any offset on its own; its handler is tried at some hundred
  ///   offsets, twice and out of order.
  public init(
    look: Look = .ios18, device: Device = .default, orientation: Orientation = .portrait,
    appearance: Appearance = .light, direction: Direction = .leftToRight, language: String = "en",
    statusBar: StatusBar = StatusBar(), defaults: NavigationBarDefaults = NavigationBarDefaults(),
    controllers: KeyValuePairs<String, @Sendable () -> ScreenController>,
    animators: [any AnimatedTransitioning] = [], reels: [Reel] = []
  ) throws(ControllerError) {
    self.init(
      look: look, device: device, orientation: orientation, appearance: appearance, direction: direction,
      language: language, statusBar: statusBar, screens: [], animators: animators.map(\.animator), reels: reels)
    for names in [controllers.map(\.key), self.animators.map(\.name)] {
      var seen: Set<String> = []
      for name in names where !seen.insert(name).inserted { throw .duplicateName(name) }
    }
    let setting = ControllerSetting(
      canvas: canvas, bar: BarAttributes(look: look, appearance: appearance), defaults: defaults)
    for (name, make) in controllers {
      let lowering = ControllerLowering(name: name, make: make, setting: setting)
      screens.append(try lowering.screen(in: self))
    }
  }
}
