import NavReelDiff

extension [LimitInForce] {
  /// The limits against what a comparison found, those that only say which pixels count among them.
  ///
  /// Such a limit breaks where pixels beyond it are why the pictures do not pass; of several, which one a pixel is beyond is
  /// known of the largest step alone.
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

  /// `; maxDelta 1 does not hold (navreel.json5:4: noise)`: the limits that somebody set and that do not hold.
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

  /// The same limit against two pictures: of the one that breaks it, or else of the one that uses more of it.
  func worse(_ other: LimitInForce) -> LimitInForce {
    if holds != other.holds { return holds ? other : self }
    return other.amount > amount ? other : self
  }

  /// What ``measured`` begins with; -1 for nothing.
  private var amount: Double {
    measured.flatMap { $0.split(separator: " ").first }.flatMap { Double($0) } ?? -1
  }
}
