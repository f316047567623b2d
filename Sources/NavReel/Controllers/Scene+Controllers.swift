public import NavReelScene

extension Scene {
  /// Creates a scene from controllers.
  ///
  ///     let scene = try Scene(
  ///       controllers: ["home": { HomeController() }, "forest": { ForestController() }],
  ///       reels: [.push(from: "home", to: "forest")])
  ///
  /// - Parameters:
  ///   - look: the iOS version whose bars are drawn.
  ///   - device: the device whose screen is drawn.
  ///   - orientation: the device's orientation.
  ///   - appearance: light or dark.
  ///   - direction: the reading direction.
  ///   - language: a BCP-47 tag; it also chooses the typeface of Han characters.
  ///   - statusBar: the status bar's contents; its style comes from the controllers.
  ///   - defaults: the values for bars whose controllers set none.
  ///   - controllers: closures that make each controller, by the names that reels use. A closure is called for every
  ///     evaluation, on any thread, and makes a new instance each time.
  ///   - animators: the transitions that reels may name.
  ///   - reels: the films.
  /// - Throws: if a controller cannot be evaluated at any offset on its own; its handler is tried at a few hundred
  ///   offsets, more than once and out of order.
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
