import NavReelDrawing
import NavReel

/// The contents of a plot before layout: panels of curves, bands of colours and words, and marks.
struct PlotContent {
  /// Curves that share a y axis.
  struct Panel {
    let caption: String

    /// True fixes the axis to at least 0…1; false lets the curves decide.
    let isFraction: Bool
    var curves: [Curve]

    /// The range of all curves, with some margin; never empty.
    var range: ClosedRange<Double> {
      let values = curves.flatMap { $0.values.compactMap { $0 } }
      var (low, high) = (values.min() ?? 0, values.max() ?? 0)
      if isFraction { (low, high) = (min(low, 0), max(high, 1)) }
      if high <= low {
        let room = max(1, abs(low) / 20)
        return low - room...high + room
      }
      let room = (high - low) * 0.06
      return low - room...high + room
    }
  }

  struct Curve {
    var label: String

    /// The shown frames, in the order of the curve.
    let samples: PlotSamples

    /// The values of these samples.
    let values: [Double?]
    let color: Int
  }

  /// A row whose colour or word changes along the axis.
  struct Band {
    let label: String
    let attribute: FilmAttribute
    let samples: PlotSamples
  }

  private(set) var panels: [Panel] = []
  private(set) var bands: [Band] = []

  init(_ attributes: [FilmAttribute], _ samples: PlotSamples) {
    var count = 0
    for attribute in attributes {
      let samples = samples.ordered(for: attribute)
      guard attribute.kind == .number else {
        bands.append(Band(label: attribute.label, attribute: attribute, samples: samples))
        continue
      }
      let numbers = attribute.numbers
      let values = samples.frames.map { frame in numbers[frame].flatMap { $0.isFinite ? $0 : nil } }
      let caption = PlotContent.caption(attribute)
      let panel = panels.firstIndex { $0.caption == caption } ?? panels.count
      if panel == panels.count {
        panels.append(Panel(caption: caption, isFraction: attribute.unit == .fraction, curves: []))
      }
      // Curves that coincide become one line with two names.
      if let twin = panels[panel].curves.firstIndex(where: {
        $0.values == values && $0.samples.inputs == samples.inputs
      }) {
        panels[panel].curves[twin].label += ", " + attribute.label
      } else {
        panels[panel].curves.append(Curve(label: attribute.label, samples: samples, values: values, color: count))
        count += 1
      }
    }
  }

  /// Returns the caption of an axis; numbers of one unit but different meanings have separate axes.
  private static func caption(_ attribute: FilmAttribute) -> String {
    switch attribute.unit {
    case .fraction: return "fraction"
    case .degrees: return "rotation, degrees"
    case .factor: return "scale"
    case .none: return "value"
    case .points:
      switch attribute.name.split(separator: ".").last {
      case "x": return "x, points"
      case "y", "translationY": return "y, points"
      case "width": return "width, points"
      case "height": return "height, points"
      case "offset": return "scroll offset, points"
      case "blur": return "blur, points"
      default: return "points"
      }
    }
  }
}
