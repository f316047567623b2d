import NavReelDiff

extension [LimitInForce] {
  /// Returns the limits with the measured values, including those that only decide which pixels count.
  ///
  /// Such a limit does not hold if pixels beyond it keep the pictures from passing. If there are several, only the
  /// largest step shows whether `maxDelta` is the one, or else the others are.
  static func applied(by diff: PictureDiff) -> [LimitInForce] {
    let isBroken = !diff.passes && diff.count > 0
    let isOfStep = !diff.isWithinStep
    return diff.limits.map { limit in
      switch DiffLimit(rawValue: limit.name) {
      case .maxDelta: limit.found(levelText(diff.largestStep), holds: !(isBroken && isOfStep))
      case .yiq, .perceptual: limit.found(nil, holds: !isBroken || isOfStep)
      default: limit
      }
    }
  }

  /// The limits that were set and do not hold, as text: `; maxDelta 1 does not hold (navreel.json5:4: noise)`.
  var breaches: String {
    let words = filter { !$0.holds && !$0.isDefault }.map {
      "\($0.shownName) \($0.value) does not hold (\($0.source))"
    }
    return words.isEmpty ? "" : "; " + words.joined(separator: ", ")
  }
}

extension LimitInForce {
  fileprivate func found(_ measured: String?, holds: Bool) -> LimitInForce {
    LimitInForce(name: name, value: value, source: source, measured: measured, holds: holds)
  }

  /// Returns this limit or the same one for other pictures: the one that does not hold, or else the more used one.
  func worse(_ other: LimitInForce) -> LimitInForce {
    if holds != other.holds { return holds ? other : self }
    return other.amount > amount ? other : self
  }

  /// The number at the start of ``measured``; -1 for none.
  private var amount: Double {
    measured.flatMap { $0.split(separator: " ").first }.flatMap { Double($0) } ?? -1
  }
}
