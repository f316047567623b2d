import NavReel
import Synchronization
import NavReelThreads

/// Applies a function to many values on several threads.
enum Parallel {
  /// Returns the results in the order of the values.
  ///
  /// - Throws: the first error in that order.
  static func map<Value: Sendable, Output: Sendable>(
    _ values: [Value], jobs: Int, _ body: @Sendable (Value) throws(StageError) -> Output
  ) throws(StageError) -> [Output] {
    let results = Mutex<[Int: Result<Output, StageError>]>([:])
    let next = Atomic<Int>(0)
    ThreadTeam.run(min(jobs, values.count)) {
      while true {
        let index = next.wrappingAdd(1, ordering: .relaxed).oldValue
        guard index < values.count else { return }
        let result = Result { () throws(StageError) in try body(values[index]) }
        results.withLock { $0[index] = result }
      }
    }
    let found = results.withLock { $0 }
    var outputs: [Output] = []
    for index in values.indices {
      guard let result = found[index] else { continue }
      outputs.append(try result.get())
    }
    return outputs
  }
}
