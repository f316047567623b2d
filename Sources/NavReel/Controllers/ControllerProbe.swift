import NavReelScene

/// Calls a controller's handler at many offsets to learn which attributes it sets, and to check that its values depend
/// on the offset alone and jump only at declared steps.
struct ControllerProbe {
  let lowering: ControllerLowering

  /// The controller's name in errors.
  let controller: String

  /// The declared steps, ascending.
  let steps: [Double]

  /// The offsets to try, ascending and unique.
  let offsets: [Double]

  /// The largest difference that is too small to see.
  private static let least = 1.0 / 255

  /// Returns how far, in points, rounding may move a computed jump from its intended offset.
  static func slack(at offset: Double) -> Double { 1e-6 * max(1, abs(offset)) }

  /// Returns the attributes that the handler sets, with their durations in seconds.
  func check(atRest rest: NavigationBarValues) throws(ControllerError) -> [NavigationBarAttribute: Double] {
    try checkFinite(rest, at: -lowering.insetTop)
    try compare(rest, lowering.loaded().values, at: -lowering.insetTop)
    var answers: [ControllerLowering.Answer] = []
    for offset in offsets { answers.append(lowering.answer(lowering.loaded(), at: offset)) }
    for (offset, answer) in zip(offsets, answers) {
      if let changed = answer.changed {
        throw .changesPage(controller: controller, property: changed, offset: offset)
      }
      try checkFinite(answer.values, at: offset)
      if answer.written[.barTintColor] != nil && answer.values.barTintColor == nil {
        throw .noColor(controller: controller, offset: offset)
      }
    }
    try checkMemory(answers.map(\.values))
    for index in offsets.indices.dropFirst() {
      try checkSteps(
        from: offsets[index - 1], answers[index - 1].values, to: offsets[index], answers[index].values)
    }
    return try durations(answers)
  }

  /// Returns each attribute's duration. A timed one must not change between two steps: its motion follows the clock.
  private func durations(
    _ answers: [ControllerLowering.Answer]
  ) throws(ControllerError) -> [NavigationBarAttribute: Double] {
    var durations: [NavigationBarAttribute: Double] = [:]
    for (offset, answer) in zip(offsets, answers) {
      for attribute in NavigationBarAttribute.allCases {
        guard let duration = answer.written[attribute] else { continue }
        if let other = durations[attribute], other != duration {
          throw .severalDurations(controller: controller, attribute: attribute.rawValue, offset: offset)
        }
        durations[attribute] = duration
      }
    }
    for index in offsets.indices.dropFirst() {
      let (low, high) = (offsets[index - 1], offsets[index])
      let slack = ControllerProbe.slack(at: low)
      guard !steps.contains(where: { $0 >= low - slack && $0 <= high + slack }) else { continue }
      for attribute in NavigationBarAttribute.allCases
      where durations[attribute, default: 0] > 0
        && !answers[index - 1].values.agrees(answers[index].values, in: attribute)
      {
        throw .timedChangeMoves(controller: controller, attribute: attribute.rawValue, offset: high)
      }
    }
    return durations
  }

  private func checkFinite(_ values: NavigationBarValues, at offset: Double) throws(ControllerError) {
    for attribute in NavigationBarAttribute.allCases where !values.isFinite(attribute) {
      throw .notFinite(controller: controller, attribute: attribute.rawValue, offset: offset)
    }
  }

  /// Calls the handler in other orders: on new instances, then on one instance, there and back.
  private func checkMemory(_ answers: [NavigationBarValues]) throws(ControllerError) {
    let order = mixedOrder
    for index in order { try compare(answers[index], lowering.values(at: offsets[index]), at: offsets[index]) }
    let one = lowering.loaded()
    for index in order + order.reversed() {
      try compare(answers[index], lowering.answer(one, at: offsets[index]).values, at: offsets[index])
    }
  }

  /// All indices with neighbours far apart: multiples of a number coprime to the count.
  private var mixedOrder: [Int] {
    let count = offsets.count
    var stride = count * 5 / 8 + 1
    while gcd(stride, count) != 1 { stride += 1 }
    return (0..<count).map { ($0 + 1) * stride % count }
  }

  private func gcd(_ a: Int, _ b: Int) -> Int { b == 0 ? a : gcd(b, a % b) }

  private func compare(
    _ first: NavigationBarValues, _ second: NavigationBarValues, at offset: Double
  ) throws(ControllerError) {
    guard first != second else { return }
    for attribute in NavigationBarAttribute.allCases where !first.agrees(second, in: attribute) {
      throw .remembers(
        controller: controller, attribute: attribute.rawValue, offset: offset, first: first.text(attribute),
        second: second.text(attribute))
    }
  }

  /// Bisects between two offsets to find a jump; differences of a continuous value soon become small.
  private func checkSteps(
    from start: Double, _ first: NavigationBarValues, to end: Double, _ last: NavigationBarValues
  ) throws(ControllerError) {
    for attribute in NavigationBarAttribute.allCases {
      var (low, a, high, b) = (start, first, end, last)
      while a.difference(b, in: attribute) > ControllerProbe.least {
        let middle = low + (high - low) / 2
        if middle <= low || middle >= high { break }
        let m = lowering.values(at: middle)
        if a.difference(m, in: attribute) >= m.difference(b, in: attribute) {
          (high, b) = (middle, m)
        } else {
          (low, a) = (middle, m)
        }
      }
      guard a.difference(b, in: attribute) > ControllerProbe.least else { continue }
      let slack = ControllerProbe.slack(at: low)
      if !steps.contains(where: { abs($0 - low) <= slack }) {
        throw .undeclaredStep(
          controller: controller, attribute: attribute.rawValue, offset: (low * 1000).rounded() / 1000,
          from: a.text(attribute), to: b.text(attribute))
      }
    }
  }
}

extension Screen {
  /// The number of offsets at which a handler is tried, besides those that the scene names.
  private static let probes = 256

  /// Returns the offsets at which to try a handler, ascending: about every seven points from well below rest to two
  /// pages on, the offsets of the reels, and either side of each step.
  func probeOffsets(in scene: Scene, steps: [Double]) -> [Double] {
    let rest = restOffset(in: scene)
    var named: [Double] = [rest] + steps
    for reel in scene.reels {
      if let offset = reel.offsets[name] { named.append(offset) }
      if case .scroll(let scroll) = reel.kind, scroll.screen == name {
        named += scroll.track.keys.map { scroll.isDrag ? rest + $0.value : $0.value }
      }
    }
    named = named.filter(\.isFinite)
    let far = [rest - 200, rest + 2 * scene.canvas.size.height]
    let range = (min: (named + far).min() ?? rest, max: (named + far).max() ?? rest)
    let grid = (0...Screen.probes).map {
      range.min + (range.max - range.min) * Double($0) / Double(Screen.probes)
    }
    return Set(named + named.map(\.nextUp) + named.map(\.nextDown) + grid).sorted()
  }
}
