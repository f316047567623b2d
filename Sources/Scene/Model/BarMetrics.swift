import Drawing

/// Heights of bars in one scene. Points; sheet A3.
public struct BarMetrics: Hashable, Sendable {
  /// Of the row that holds title and buttons, prompt and search not included: 44, 32 in compact height, 50 on an iPad.
  public let rowHeight: Double

  /// What a large title adds when fully shown.
  public let largeTitleHeight: Double = 52
  public let promptHeight: Double = 30
  public let searchHeight: Double = 52

  /// Title and button text sit on this line, from the top of the row.
  public let baseline: Double

  /// Where the bar's own frame begins: the bottom of the status bar.
  public let top: Double

  /// False on a phone held sideways, whose compact height shows every title small.
  public let showsLargeTitles: Bool

  public init(_ scene: Scene) {
    let canvas = scene.canvas
    if scene.device.isPad {
      // The 44-high contents sit 3 lower in a bar of 50.
      (rowHeight, baseline) = (50, 31)
    } else {
      (rowHeight, baseline) = canvas.isCompact ? (32, 21) : (44, 28)
    }
    top = canvas.safeArea.top
    showsLargeTitles = scene.device.isPad || scene.orientation == .portrait
  }

  private init(rowHeight: Double, baseline: Double, top: Double) {
    (self.rowHeight, self.baseline, self.top) = (rowHeight, baseline, top)
    showsLargeTitles = false
  }

  /// Of a bar without a controller.
  ///
  /// - Parameter top: where its own frame begins in the box of its background, in points.
  static func standalone(isCompact: Bool, top: Double) -> BarMetrics {
    isCompact ? BarMetrics(rowHeight: 32, baseline: 21, top: top) : BarMetrics(rowHeight: 44, baseline: 28, top: top)
  }

  /// The height below which a bar without a controller has compact metrics.
  static let leastStandaloneHeight = standalone(isCompact: false, top: 0).rowHeight

  /// Returns the metrics of a row that lies lower by some points, in a bar that shows no large title.
  public func lowered(by distance: Double) -> BarMetrics {
    BarMetrics(rowHeight: rowHeight, baseline: baseline, top: top + distance)
  }

  /// The bar's height without what scrolls away: row, prompt, search field.
  public func collapsedHeight(_ bar: BarAttributes) -> Double {
    if bar.hidden { return 0 }
    return rowHeight + (bar.prompt == nil ? 0 : promptHeight) + (bar.search == nil ? 0 : searchHeight)
  }

  /// The bar's height at rest.
  public func restHeight(_ bar: BarAttributes) -> Double {
    if bar.hidden { return 0 }
    return collapsedHeight(bar) + (showsLargeTitle(bar) ? largeTitleHeight : 0)
  }

  /// Whether the bar has a large title here, which it may only prefer.
  public func showsLargeTitle(_ bar: BarAttributes) -> Bool {
    bar.largeTitle && !bar.hidden && showsLargeTitles
  }
}

extension Screen {
  /// `contentInset.top` at rest: the scene's own, 0 under a header, otherwise the bottom of the bar.
  public func insetTop(in scene: Scene) -> Double {
    if let contentInsetTop { return contentInsetTop }
    if header != nil { return 0 }
    let metrics = BarMetrics(scene)
    return metrics.top + metrics.restHeight(bar)
  }

  /// The content offset at rest: minus the inset.
  public func restOffset(in scene: Scene) -> Double { -insetTop(in: scene) }
}
