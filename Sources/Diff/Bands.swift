import Synchronization
import NavReelThreads

/// Rows of a picture, shared out among threads in bands that are taken one by one.
enum Bands {
  /// Calls `body` with ranges that together are `0..<height`, at once on up to `threads` threads, and with the number
  /// of each range.
  static func forEach(_ height: Int, threads: Int, _ body: @Sendable (Int, Range<Int>) -> Void) {
    let count = count(height, threads: threads)
    @Sendable func rows(_ band: Int) -> Range<Int> { height * band / count..<height * (band + 1) / count }
    guard count > 1 else { return body(0, 0..<height) }
    let next = Atomic(0)
    ThreadTeam.run(min(threads, count)) {
      while true {
        let band = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard band < count else { break }
        body(band, rows(band))
      }
    }
  }

  /// How many bands there are: more than threads, as not every band costs the same, and none of a few rows only.
  static func count(_ height: Int, threads: Int) -> Int {
    threads > 1 ? max(1, min(threads * 4, height / 16)) : 1
  }
}
