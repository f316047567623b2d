import NavReelDocuments
import NavReelDrawing
import NavReelLayout
import NavReelMotion
import NavReel
import NavReelScene

/// Finds values that change and change back: abruptly, as when an offset trembles around a threshold, or in the middle
/// of a transition, as when a library mixes colours and their alphas separately.
enum FlickerRule: LintCheck {
  /// The longest time between the change and the change back, in seconds.
  static let longest = 0.15

  /// The least distance of the bar's colour from the range between its two looks, in each colour component (0…1).
  static let leastFlash = 0.1

  /// The least fraction of the screen that a page has to cover for the bar over it to matter.
  static let leastShare = 1.0 / 3

  static func findings(in film: LintFilm) -> [LintFinding] { pulses(film) + flash(film) }

  // MARK: There and back

  private static func pulses(_ film: LintFilm) -> [LintFinding] {
    var keys: [SeenValues.Key] = []
    var known: Set<SeenValues.Key> = []
    for value in film.moments.flatMap(\.values.values) where value.key.aspect != .place {
      if known.insert(value.key).inserted { keys.append(value.key) }
    }
    return keys.compactMap { pulses(of: $0, film) }
  }

  private static func pulses(of key: SeenValues.Key, _ film: LintFilm) -> LintFinding? {
    let values = film.moments.map { $0.values.value(key) }
    var frames = FrameRanges()
    var worst = (change: 0.0, words: "", frame: 0)
    var count = 0
    var index = 0
    while index + 2 < values.count {
      defer { index += 1 }
      let change = SeenValues.change(values[index], values[index + 1])
      guard change >= 1, let back = comeback(values, after: index, change, film) else { continue }
      let away = film.moments[index + 1].frames.lowerBound..<film.moments[back].frames.lowerBound
      frames = frames.union(FrameRanges([away]))
      count += 1
      if change > worst.change {
        worst = (change, ValueWords.change(key, values[index], values[index + 1]), away.lowerBound)
      }
      index = back - 1
    }
    guard count > 0 else { return nil }
    let times = count == 1 ? "and back" : "and back, \(count) times"
    return LintFinding(
      .flicker, .error, "\(worst.words) \(times)", subjects: [key.subject], frames: frames, frame: worst.frame)
  }

  /// Returns the moment at which a value is soon and abruptly back at its start; nil if it returns slowly or never.
  private static func comeback(
    _ values: [SeenValues.Value?], after start: Int, _ change: Double, _ film: LintFilm
  ) -> Int? {
    let left = film.times[film.moments[start + 1].frames.lowerBound].value
    for index in start + 2..<values.count {
      if film.times[film.moments[index].frames.lowerBound].value - left > longest + 1e-6 { return nil }
      let away = SeenValues.change(values[start], values[index - 1])
      if away > change * 1.25 || away < 1 { return nil }
      let isBack = SeenValues.change(values[start], values[index]) <= change / 4
      if isBack && SeenValues.change(values[index - 1], values[index]) >= 1 { return index }
    }
    return nil
  }

  // MARK: A flash half-way

  private static func flash(_ film: LintFilm) -> [LintFinding] {
    guard let looks = looks(film) else { return [] }
    let ends = looks.map(\.backgrounds)
    var album = ViolationAlbum(.flicker)
    for moment in film.moments {
      let state = film.film.timeline.state(at: film.times[moment.frames.lowerBound].value)
      let shared = state.backgrounds.filter { !$0.isInPage }
      // Compares colours over each page that covers enough of the screen.
      let excesses = looks.filter { look in
        let page = moment.values.value(SeenValues.Key(subject: "page." + look.screen, aspect: .alpha))
        return (page?.weight ?? 0) >= leastShare
      }.map { excess(of: shared, beyond: ends, over: $0.ground) }
      guard let most = excesses.max(by: { $0.size < $1.size }), most.size > leastFlash else { continue }
      let subject = shared.last.map { "barBackground." + $0.screen } ?? "bar"
      album.add(
        Violation(
          severity: .error, subjects: [subject],
          message: "bar flashes \(most.color.hex), \(ValueWords.share(most.size)) beyond \(most.ends)",
          badness: most.size), moment.frames)
    }
    return album.findings
  }

  /// One of the two screens of a transition, at rest.
  private struct Look {
    let screen: String

    /// The layers of the bar that the screens share.
    let backgrounds: [BarBackgroundState]

    /// The mean colour behind the bar.
    let ground: Color
  }

  /// Returns the looks of both screens; nil for a reel of one screen.
  private static func looks(_ film: LintFilm) -> [Look]? {
    let reel = film.film.reel
    let names: [String]
    switch reel.kind {
    case .transition(let transition): names = [transition.from, transition.to]
    case .swipe(let swipe): names = [swipe.from, swipe.to]
    case .scroll, .still: return nil
    }
    let found = names.compactMap { name -> Look? in
      let still = Reel(name: "", kind: .still(.init(screen: name)), stack: [], offsets: reel.offsets)
      guard case .success(let timeline) = timeline(film, still) else { return nil }
      let state = timeline.state(at: 0)
      return Look(
        screen: name, backgrounds: state.backgrounds.filter { !$0.isInPage }, ground: ground(film, state))
    }
    return found.count == 2 ? found : nil
  }

  private static func timeline(_ film: LintFilm, _ reel: Reel) -> Result<Timeline, TimelineError> {
    Result { () throws(TimelineError) in try Timeline(scene: film.film.stage.scene, reel: reel) }
  }

  private static func ground(_ film: LintFilm, _ state: FrameState) -> Color {
    let placed = film.film.placed(state)
    let isBar: (PlacedItem) -> Bool = { $0.kind == "barBackground" && state.page(ofItem: $0.id) == nil }
    guard let bar = placed.items.first(where: isBar) else { return .black }
    let list = film.film.drawing(placed) { isBar($0) || $0.kind == "statusBar" }
    return film.painter.pixmap(list, in: PixelRect(around: bar.frame), background: .black).meanColor
  }

  private struct Excess {
    let size: Double
    let color: Color
    let ends: String
  }

  private static func excess(
    of layers: [BarBackgroundState], beyond ends: [[BarBackgroundState]], over ground: Color
  ) -> Excess {
    func color(_ layers: [BarBackgroundState]) -> Color { layers.reduce(ground) { $1.color(over: $0) } }
    let now = color(layers)
    let sides = ends.map(color)
    let size =
      [\Color.red, \Color.green, \Color.blue].map { part in
        let range = sides.map { $0[keyPath: part] }
        return max(now[keyPath: part] - (range.max() ?? 0), (range.min() ?? 0) - now[keyPath: part])
      }.max() ?? 0
    return Excess(size: size, color: now, ends: sides.map(\.hex).joined(separator: " and "))
  }
}

extension Color {
  /// `#rrggbb`
  var hex: String { String(description.dropLast(2)) }
}

extension Pixmap {
  /// The mean colour, for a picture of opaque pixels.
  var meanColor: Color {
    withPixels { pixels in
      var (red, green, blue) = (0, 0, 0)
      for pixel in pixels {
        red += Int(pixel & 255)
        green += Int(pixel >> 8 & 255)
        blue += Int(pixel >> 16 & 255)
      }
      let whole = Double(pixels.count) * 255
      return Color(red: Double(red) / whole, green: Double(green) / whole, blue: Double(blue) / whole)
    }
  }
}
