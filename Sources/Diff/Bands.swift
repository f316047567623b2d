import Synchronization
import NavReelThreads

/// Shares out the rows of a picture among threads, in bands that are taken one by one.
enum Bands {
  /// Calls `body` with the number and the rows of each band, on up to `threads` threads at once. The rows of all bands
  /// together are `0..<height`.
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

  /// Returns the number of bands: more than threads, as bands differ in cost, but none of only a few rows.
  static func count(_ height: Int, threads: Int) -> Int {
    threads > 1 ? max(1, min(threads * 4, height / 16)) : 1
  }
}
