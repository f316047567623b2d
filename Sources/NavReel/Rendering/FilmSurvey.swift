package import NavReelLayout
package import NavReelScene

/// A frame of a film as a survey passes it to its observers.
package struct SurveyedFrame: Sendable {
  /// The frame's number among the surveyed times.
  package let index: Int
  package let state: FrameState
  package let placed: PlacedItems

  /// The items of ``placed``, listed once for all observers; empty if none needs them.
  package let items: [PlacedItem]

  /// True if it looks like the frame before it, so that findings about that one apply.
  package let isRepeat: Bool
}

/// A type that gathers findings from the frames of a film.
package protocol FilmObserver: Sendable {
  /// True if the observer reads ``SurveyedFrame/items``. Default: true.
  var needsItems: Bool { get }

  /// Does the costly work for a frame, on any thread.
  ///
  /// - Returns: the work that depends on the order of the frames, called on one thread at a time.
  func look(at frame: SurveyedFrame) -> @Sendable () -> Void
}

extension FilmObserver {
  package var needsItems: Bool { true }
}

extension Film {
  /// Goes through frames once, in order, on several threads: each state is computed and each look laid out once for
  /// all observers. Memory does not grow with the number of frames.
  ///
  /// - Parameters:
  ///   - seconds: the times of all frames.
  ///   - indices: the frames to examine. Default: all.
  ///   - jobs: the number of threads, at least 1.
  ///   - isCancelled: polled before each frame; return true to throw ``StageError/interrupted(written:of:)``.
  package func survey(
    _ seconds: [Double], _ indices: Range<Int>? = nil, for observers: [any FilmObserver], jobs: Int,
    isCancelled: @Sendable () -> Bool = { false }
  ) throws(StageError) {
    let indices = indices ?? seconds.indices
    // The first frame of a piece is compared with the last one of the previous piece, whose state is computed again.
    let piece = 8
    let pieces = stride(from: indices.lowerBound, to: indices.upperBound, by: piece).map {
      $0..<min($0 + piece, indices.upperBound)
    }
    let needsItems = observers.contains(where: \.needsItems)
    do throws(Cancelled) {
      try OrderedPipeline<Cancelled>(workers: jobs).run(
        count: pieces.count, makeWorker: {},
        produce: { (_, number) throws(Cancelled) in
          let frames = pieces[number]
          var last = number > 0 ? timeline.state(at: seconds[frames.lowerBound - 1]).withoutTime : nil
          var seen: (placed: PlacedItems, items: [PlacedItem])?
          var endings: [@Sendable () -> Void] = []
          for index in frames {
            if isCancelled() { throw Cancelled() }
            let state = timeline.state(at: seconds[index])
            let isRepeat = state.withoutTime == last
            let look: (placed: PlacedItems, items: [PlacedItem])
            if isRepeat, let seen {
              look = seen
            } else {
              let placed = self.placed(state)
              look = (placed, needsItems ? placed.items : [])
            }
            let frame = SurveyedFrame(
              index: index, state: state, placed: look.placed, items: look.items, isRepeat: isRepeat)
            (last, seen) = (state.withoutTime, look)
            for observer in observers { endings.append(observer.look(at: frame)) }
          }
          return endings
        },
        consume: { _, endings in for ending in endings { ending() } })
    } catch { throw .interrupted(written: 0, of: indices.count) }
  }
}
