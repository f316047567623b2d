import NavReelLayout
import NavReelScene
import Synchronization
import Testing

@testable import NavReel

@Suite struct FilmSurveyTests {
  private final class Recorder: FilmObserver {
    struct Entry: Equatable {
      let index: Int
      let state: FrameState
      let items: [PlacedItem]
      let isRepeat: Bool
    }

    let entries = Mutex<[Entry]>([])

    func look(at frame: SurveyedFrame) -> @Sendable () -> Void {
      {
        self.entries.withLock {
          $0.append(Entry(index: frame.index, state: frame.state, items: frame.items, isRepeat: frame.isRepeat))
        }
      }
    }
  }

  /// Every frame comes once, in order, with separately computed values, for any number of threads and any part.
  @Test(arguments: [1, 2, 7]) func everyFrameIsHandedOutInOrder(jobs: Int) throws {
    let film = try Stage(scene: smallScene()).film("push")
    let seconds = film.timeline.frameTimes(rate: 60).map(\.value)
    #expect(seconds.count > 40)
    for indices in [0..<seconds.count, 3..<20, 5..<6, 7..<7] {
      let (one, two) = (Recorder(), Recorder())
      try film.survey(seconds, indices, for: [one, two], jobs: jobs)
      let found = one.entries.withLock { $0 }
      #expect(found == two.entries.withLock { $0 } && found.map(\.index) == Array(indices))
      for entry in found {
        let state = film.timeline.state(at: seconds[entry.index])
        #expect(entry.state == state && entry.items == film.placed(state).items)
        let before = entry.index > indices.lowerBound ? film.timeline.state(at: seconds[entry.index - 1]) : nil
        #expect(entry.isRepeat == (before?.withoutTime == state.withoutTime), "\(entry.index)")
      }
    }
    let whole = Recorder()
    try film.survey(seconds, for: [whole], jobs: jobs)
    // The holds before and after repeat frames.
    #expect(whole.entries.withLock { $0.count { $0.isRepeat } } >= 16)
  }

  @Test func aSurveyThatIsStoppedSaysSo() throws {
    let film = try Stage(scene: smallScene()).film("push")
    #expect(throws: StageError.self) { try film.survey([0, 0.1], for: [Recorder()], jobs: 2, isCancelled: { true }) }
  }
}
