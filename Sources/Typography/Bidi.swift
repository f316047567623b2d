import CNavReelFriBidi

/// Unicode's bidirectional algorithm (UAX 9).
enum Bidi {
  /// Returns an embedding level for each scalar, odd for right to left, and the level of the paragraph.
  static func levels(_ scalars: [UInt32], _ direction: TextDirection, default isRightToLeft: Bool) -> Levels {
    var base: FriBidiParType =
      switch direction {
      case .leftToRight: FRIBIDI_PAR_LTR
      case .rightToLeft: FRIBIDI_PAR_RTL
      // A weak direction applies only if there is no letter; otherwise the first letter decides.
      case .natural: isRightToLeft ? FRIBIDI_PAR_WRTL : FRIBIDI_PAR_WLTR
      }
    let plain = level(base)
    guard let count = Int32(exactly: scalars.count), count > 0 else { return Levels(base: plain, levels: []) }
    var types = [FriBidiCharType](repeating: FRIBIDI_TYPE_LTR, count: scalars.count)
    var brackets = [FriBidiBracketType](repeating: 0, count: scalars.count)
    var levels = [FriBidiLevel](repeating: 0, count: scalars.count)
    fribidi_get_bidi_types(scalars, count, &types)
    fribidi_get_bracket_types(scalars, count, types, &brackets)
    // Zero means out of memory; the text then keeps its logical order.
    guard fribidi_get_par_embedding_levels_ex(types, brackets, count, &base, &levels) != 0 else {
      return Levels(base: plain, levels: [UInt8](repeating: plain, count: scalars.count))
    }
    return Levels(base: level(base), levels: levels.map { UInt8(max(0, $0)) })
  }

  private static func level(_ paragraph: FriBidiParType) -> UInt8 {
    paragraph == FRIBIDI_PAR_RTL || paragraph == FRIBIDI_PAR_WRTL ? 1 : 0
  }

  struct Levels {
    var base: UInt8
    var levels: [UInt8]
  }

  /// Returns the indices of runs in visual order, from the left: rule L2 applied to the level of each run.
  static func visualOrder(_ levels: [UInt8]) -> [Int] {
    var order = Array(levels.indices)
    guard let highest = levels.max(), highest > 0 else { return order }
    for level in stride(from: highest, through: 1, by: -1) {
      var start = 0
      while start < order.count {
        guard levels[order[start]] >= level else {
          start += 1
          continue
        }
        var end = start
        while end < order.count && levels[order[end]] >= level { end += 1 }
        order[start..<end].reverse()
        start = end
      }
    }
    return order
  }
}
