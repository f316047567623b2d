import NavReelDrawing

/// A limit as a comparison applied it, for a report.
public struct LimitInForce: Hashable, Sendable {
  /// The option's name without its dashes: `max-pixels`.
  public let name: String

  /// The allowed value: `12`, `8:20`, `0.02`.
  public let value: String

  /// The source of the value: `default`, `command line`.
  public let source: String

  /// The measured value, for limits on the number of pixels; nil for limits that only decide which pixels count.
  public let measured: String?

  /// False if the pictures break this limit.
  public let holds: Bool

  public init(name: String, value: String, source: String, measured: String?, holds: Bool) {
    self.name = name
    self.value = value
    self.source = source
    self.measured = measured
    self.holds = holds
  }

  /// True if the limit has its default value.
  public var isDefault: Bool { source == DiffLimits.byDefault }
}

extension LimitInForce {
  /// The name as a key of a file: `maxPixels`.
  public var key: String { DiffLimit(rawValue: name)?.key ?? name }

  /// The name to show: ``name`` for options and defaults, ``key`` for limits set in a file or a test.
  public var shownName: String { isDefault || source == DiffLimits.commandLine ? name : key }

  /// The limit with its source: `max-pixels 0 (default)`, `maxPixels 4 (navreel.json5:8: why)`.
  public var words: String { "\(shownName) \(value) (\(source))" }
}

extension LimitInForce: CustomStringConvertible {
  /// One line: `max-pixels 0 (default): 12, does not hold`.
  public var description: String {
    words + (measured.map { ": \($0)" } ?? "") + (holds ? "" : ", does not hold")
  }
}

extension DiffLimits {
  /// The limits in a fixed order, before a comparison: all of them hold.
  public var inForce: [LimitInForce] {
    inForce(count: 0, total: 1, densest: nil).map {
      LimitInForce(name: $0.name, value: $0.value, source: $0.source, measured: nil, holds: true)
    }
  }

  /// Returns the limits with the measured values, in a fixed order.
  func inForce(count: Int, total: Int, densest: DensestWindow?) -> [LimitInForce] {
    pixelLimits + countLimits(count: count, total: total, densest: densest)
  }

  private var pixelLimits: [LimitInForce] {
    var list: [LimitInForce] = []
    func add(_ limit: DiffLimit, _ value: String?, _ source: String?) {
      guard let value, let source else { return }
      list.append(LimitInForce(name: limit.rawValue, value: value, source: source, measured: nil, holds: true))
    }
    add(.maxDelta, maxDelta.map { levelText($0.value) }, maxDelta?.source)
    add(.yiq, yiq.map { "\($0.value)" }, yiq?.source)
    add(.perceptual, perceptual.map { "\($0.value)" }, perceptual?.source)
    if list.isEmpty { add(.maxDelta, "0", DiffLimits.byDefault) }
    add(.antialiasing, antialiasing.value.rawValue, antialiasing.source)
    for mask in masks { add(.mask, mask.value.size.description, mask.source) }
    for part in ignored {
      let box = part.value
      add(.ignore, "\(box.width)×\(box.height) at (\(box.x0), \(box.y0))", part.source)
    }
    return list
  }

  private func countLimits(count: Int, total: Int, densest: DensestWindow?) -> [LimitInForce] {
    var list: [LimitInForce] = []
    func add(_ limit: DiffLimit, _ value: String, _ source: String, _ measured: String, _ holds: Bool) {
      list.append(
        LimitInForce(name: limit.rawValue, value: value, source: source, measured: measured, holds: holds))
    }
    if let limit = maxPixels { add(.maxPixels, "\(limit.value)", limit.source, "\(count)", count <= limit.value) }
    if let limit = maxRatio {
      let ratio = Double(count) / Double(total)
      add(.maxRatio, "\(limit.value)", limit.source, "\(ratio)", ratio <= limit.value)
    }
    if let limit = window {
      let place = densest.map { "\($0.count) at (\($0.box.x0), \($0.box.y0))" } ?? ""
      add(.window, "\(limit.value)", limit.source, place, densest.map { $0.count <= limit.value.count } ?? true)
    }
    if list.isEmpty { add(.maxPixels, "0", DiffLimits.byDefault, "\(count)", count == 0) }
    return list
  }
}
