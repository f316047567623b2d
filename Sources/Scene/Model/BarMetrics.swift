import NavReelDrawing

/// The heights of bars in one scene, in points (docs/ios.md, A3).
public struct BarMetrics: Hashable, Sendable {
  /// The height of the row that holds title and buttons, without prompt and search: 44, 32 in compact height, 50 on an
  /// iPad.
  public let rowHeight: Double

  /// The height that a large title adds when fully shown.
  public let largeTitleHeight: Double = 52
  public let promptHeight: Double = 30
  public let searchHeight: Double = 52

  /// The baseline of title and button text, from the top of the row.
  public let baseline: Double

  /// The top of the bar's own frame: the bottom of the status bar.
  public let top: Double

  /// The page's own inset, which a screen without a bar keeps.
  private let safeTop: Double

  /// The height of a large title's area up to which the inline title replaces it: switched at 16.5 to 17.5 points, not
  /// yet at 20.5, in the recording of an iPhone X.
  public let inlineTitleHeight: Double = 18

  /// False on a phone in landscape, whose compact height shows every title small.
  public let showsLargeTitles: Bool

  public init(_ scene: Scene) {
    let canvas = scene.canvas
    if scene.device.isPad {
      // The 44-high contents sit 3 lower in a bar of 50.
      (rowHeight, baseline) = (50, 31)
    } else {
      (rowHeight, baseline) = canvas.isCompact ? (32, 21) : (44, 28)
    }
    safeTop = canvas.safeArea.top
    top = BarMetrics.top(safeTop, of: scene)
    showsLargeTitles = scene.device.isPad || scene.orientation == .portrait
  }

  private init(rowHeight: Double, baseline: Double, top: Double) {
    (self.rowHeight, self.baseline, self.top, safeTop) = (rowHeight, baseline, top, top)
    showsLargeTitles = false
  }

  /// Returns the top of the bar. Since the Dynamic Island (iOS 16 to 18) it is the end of the status bar, 5 points and
  /// a pixel less than the safe area.
  ///
  /// On screens of 393 and 430 points a dump of the system's bar has it at y 53.67, `safeAreaInsets.top` under it was
  /// measured as 97.6667, and a navigation library computes the same on every phone whose inset exceeds 50. Later
  /// phones, of 402 and 440 points, follow that rule: 62 becomes 56.67.
  private static func top(_ safeTop: Double, of scene: Scene) -> Double {
    switch scene.look {
    case .ios10: return safeTop
    case .ios18:
      let hasIsland = !scene.device.isPad && safeTop > 50
      return hasIsland ? safeTop - (5 + 1 / scene.device.scale) : safeTop
    }
  }

  /// Returns the metrics of a bar without a controller.
  ///
  /// - Parameter top: the top of its own frame in the box of its background, in points.
  static func standalone(isCompact: Bool, top: Double) -> BarMetrics {
    isCompact ? BarMetrics(rowHeight: 32, baseline: 21, top: top) : BarMetrics(rowHeight: 44, baseline: 28, top: top)
  }

  /// The height below which a bar without a controller has compact metrics.
  static let leastStandaloneHeight = standalone(isCompact: false, top: 0).rowHeight

  /// Returns the metrics of a row that is lower by some points, in a bar without a large title.
  public func lowered(by distance: Double) -> BarMetrics {
    BarMetrics(rowHeight: rowHeight, baseline: baseline, top: top + distance)
  }

  /// Returns the height of what does not scroll away: row, prompt, search field.
  public func collapsedHeight(_ bar: BarAttributes) -> Double {
    if bar.hidden { return 0 }
    return rowHeight + (bar.prompt == nil ? 0 : promptHeight) + (bar.search == nil ? 0 : searchHeight)
  }

  /// Returns the bar's height at rest.
  public func restHeight(_ bar: BarAttributes) -> Double {
    if bar.hidden { return 0 }
    return collapsedHeight(bar) + (showsLargeTitle(bar) ? largeTitleHeight : 0)
  }

  /// Returns the inset at the top of a page at rest: the bottom of its bar, or the safe area's own without one.
  public func insetTop(_ bar: BarAttributes) -> Double { bar.hidden ? safeTop : top + restHeight(bar) }

  /// Returns true if the bar has a large title here, which it may only prefer.
  public func showsLargeTitle(_ bar: BarAttributes) -> Bool {
    bar.largeTitle && !bar.hidden && showsLargeTitles
  }
}

extension Screen {
  /// Returns `contentInset.top` at rest: the scene's own, 0 under a header, otherwise the bottom of the bar.
  public func insetTop(in scene: Scene) -> Double {
    if let contentInsetTop { return contentInsetTop }
    return header == nil ? BarMetrics(scene).insetTop(bar) : 0
  }

  /// Returns the content offset at rest: minus the inset.
  public func restOffset(in scene: Scene) -> Double { -insetTop(in: scene) }
}
