import NavReelDrawing
import NavReelMotion

extension View {
  /// Returns the view with every track evaluated.
  ///
  /// - Parameter shift: the motion of a view that scrolls, in points downwards.
  func state(_ inputs: TrackInputs, shift: Double = 0) -> ViewState {
    let frame = self.frame.value(inputs)
    return ViewState(
      kind: kind.state(inputs), frame: scrolls ? frame.offset(y: shift) : frame, alpha: alpha.alpha(inputs),
      translation: Point(transform.translationX.value(inputs), transform.translationY.value(inputs)),
      transform: PageTransform(
        rotation: transform.rotation.angle(inputs), scale: transform.scale.value(inputs), anchor: transform.anchor),
      cornerRadius: cornerRadius, isContinuous: isContinuous, clips: clips, vibrancy: vibrancy)
  }
}

extension View.Kind {
  fileprivate func state(_ inputs: TrackInputs) -> ViewState.Kind {
    switch self {
    case .text(let text, let attributes, let color, let alignment):
      .text(text.value(inputs), attributes: attributes, color: color.value(inputs), alignment: alignment)
    case .image(let image, let mode, let tint): .image(image, mode: mode, tint: tint?.value(inputs))
    case .icon(let icon, let tint): .icon(icon, tint: tint.value(inputs))
    case .shape(let shape, let fill, let gradient, let border):
      .shape(shape, fill: fill.value(inputs), gradient: gradient, border: border)
    case .effect(let effect, let contents): .effect(effect, contents: contents.map { $0.state(inputs) })
    case .group(let views): .group(views.map { $0.state(inputs) })
    case .bar(let bar): .bar(bar)
    }
  }
}

extension AnimatedRect {
  fileprivate func value(_ inputs: TrackInputs) -> Rect {
    Rect(x.value(inputs), y.value(inputs), max(0, width.value(inputs)), max(0, height.value(inputs)))
  }
}
