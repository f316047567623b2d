import NavReel

/// The axis of a plot's curves.
public enum PlotAxis: Hashable, Sendable {
  /// Seconds since the reel began.
  case time

  /// The scroll offset of a screen, in points; frames without that screen are left out.
  case offset(of: String)
}

/// The frames of a film along an axis.
struct PlotSamples {
  /// The numbers of the frames shown, ascending.
  let frames: [Int]

  /// The positions of the values on the axis.
  let inputs: [Double]

  /// The ends of the values on the axis: each ends where the next begins.
  let ends: [Double]

  let low: Double
  let high: Double
  let caption: String

  private init(_ samples: PlotSamples, order: [Int]) {
    frames = order.map { samples.frames[$0] }
    inputs = order.map { samples.inputs[$0] }
    ends = inputs.dropFirst() + inputs.suffix(1)
    (low, high, caption) = (samples.low, samples.high, samples.caption)
  }

  /// Returns the samples for drawing an attribute: by their inputs if it is a function of them, else in film order.
  func ordered(for attribute: FilmAttribute) -> PlotSamples {
    guard zip(inputs, inputs.dropFirst()).contains(where: { $0 > $1 }) else { return self }
    return PlotFunction(self, attribute).order.map { PlotSamples(self, order: $0) } ?? self
  }

  init(_ attributes: FilmAttributes, over axis: PlotAxis) throws(StageError) {
    guard !attributes.times.isEmpty else {
      throw .request("plot: the film \"\(attributes.reel)\" has no frames; a plot needs one at least")
    }
    switch axis {
    case .time:
      frames = Array(attributes.times.indices)
      inputs = attributes.times.map(\.value)
      caption = "time, seconds"
    case .offset(let screen):
      let found = try PlotSamples.offsets(of: screen, in: attributes)
      frames = found.map(\.frame)
      inputs = found.map(\.offset)
      caption = "scroll offset of \(screen), points"
    }
    let (least, most) = (inputs.min() ?? 0, inputs.max() ?? 0)
    low = least
    // The frame of a one-frame film lasts for one frame's duration.
    high = most > least ? most : least + (axis == .time ? 1 / attributes.rate.value : 1)
    ends = inputs.count == 1 ? [high] : inputs.dropFirst() + inputs.suffix(1)
  }

  private static func offsets(
    of screen: String, in attributes: FilmAttributes
  ) throws(StageError) -> [(frame: Int, offset: Double)] {
    let name = "screens.\(screen).offset"
    guard let attribute = attributes[name] else {
      let names = attributes.attributes.map(\.name).filter { $0.hasPrefix("screens.") && $0.hasSuffix(".offset") }
      let screens = names.map { "\"" + $0.dropFirst("screens.".count).dropLast(".offset".count) + "\"" }
      throw .request(
        "axis: the reel \"\(attributes.reel)\" shows no screen \"\(screen)\"; it shows \(screens.joined(separator: ", "))"
      )
    }
    guard !attribute.isConstant else {
      throw .request(
        "axis: the screen \"\(screen)\" does not scroll in the reel \"\(attributes.reel)\"; plot it over time")
    }
    return attribute.numbers.enumerated().compactMap { frame, offset in
      offset.flatMap { $0.isFinite ? (frame, $0) : nil }
    }
  }
}
