import NavReelDrawing

/// Collects the values of consecutive frames into curves.
struct AttributeCollector {
  /// The values of one attribute as runs of equal ones, since most are held for long.
  private struct Column {
    let name: String
    var runs: [(value: FilmAttribute.Value?, end: Int)] = []

    mutating func hold(_ value: FilmAttribute.Value?, until end: Int) {
      if let last = runs.last, last.value == value {
        runs[runs.count - 1].end = end
      } else if end > runs.last?.end ?? 0 {
        runs.append((value, end))
      }
    }

    func values<T>(_ read: (FilmAttribute.Value) -> T?) -> [T?] {
      var values: [T?] = []
      for run in runs {
        values.append(contentsOf: repeatElement(run.value.flatMap(read), count: run.end - values.count))
      }
      return values
    }
  }

  private var columns: [Column] = []
  private var places: [String: Int] = [:]
  private var count = 0

  /// Adds the next frame.
  mutating func add(_ values: [(name: String, value: FilmAttribute.Value)]) {
    var place = 0
    for (name, value) in values {
      place = places[name] ?? insert(name, at: place)
      columns[place].hold(value, until: count + 1)
      place += 1
    }
    count += 1
    for index in columns.indices where columns[index].runs.last?.end != count {
      columns[index].hold(nil, until: count)
    }
  }

  /// Inserts a name that appears late at its frame's position: after the name before it.
  private mutating func insert(_ name: String, at place: Int) -> Int {
    var column = Column(name: name)
    column.hold(nil, until: count)
    columns.insert(column, at: place)
    for index in place..<columns.count { places[columns[index].name] = index }
    return place
  }

  /// The attributes, in the order of the reports.
  var attributes: [FilmAttribute] {
    columns.map { column in FilmAttribute(name: column.name, curve: AttributeCollector.curve(column)) }
  }

  private static func curve(_ column: Column) -> FilmAttribute.Curve {
    switch column.runs.lazy.compactMap(\.value).first {
    case .color: .colors(column.values { if case .color(let color) = $0 { color } else { nil } })
    case .word: .words(column.values { if case .word(let word) = $0 { word } else { nil } })
    case .number, nil: .numbers(column.values { if case .number(let number) = $0 { number } else { nil } })
    }
  }
}
