import Synchronization
import Testing

@testable import NavReel

@Suite struct OrderedPipelineTests {
  private struct Fault: Error, Equatable { var index: Int }

  private func collected(workers: Int, count: Int) -> [Int] {
    let seen = Mutex<[Int]>([])
    OrderedPipeline<Never>(workers: workers).run(
      count: count, makeWorker: { 0 },
      produce: { worker, index in
        worker += 1
        // Later items are faster, so that workers overtake each other.
        var sum = 0
        for k in 0..<(count - index) * 500 { sum &+= k }
        return index * 10 + (sum == -1 ? 1 : 0)
      },
      consume: { index, output in
        #expect(output == index * 10)
        seen.withLock { $0.append(index) }
      })
    return seen.withLock { $0 }
  }

  @Test(arguments: [1, 2, 3, 8]) func handsOverResultsInOrder(workers: Int) {
    #expect(collected(workers: workers, count: 40) == Array(0..<40))
  }

  @Test func emptyWorkIsNoWork() {
    #expect(collected(workers: 4, count: 0).isEmpty)
  }

  @Test(arguments: [1, 4]) func theFirstFaultEndsTheRun(workers: Int) {
    let consumed = Mutex<[Int]>([])
    #expect(throws: Fault(index: 5)) {
      try OrderedPipeline<Fault>(workers: workers).run(
        count: 1000, makeWorker: { 0 },
        produce: { (_, index) throws(Fault) in
          if index == 5 { throw Fault(index: index) }
          return index
        },
        consume: { index, _ in consumed.withLock { $0.append(index) } })
    }
    let seen = consumed.withLock { $0 }
    #expect(seen.count <= 5 && seen == Array(0..<seen.count))
  }

  @Test(arguments: [1, 4]) func aFaultOfTheReceiverEndsTheRun(workers: Int) {
    #expect(throws: Fault(index: 3)) {
      try OrderedPipeline<Fault>(workers: workers).run(
        count: 200, makeWorker: { 0 }, produce: { _, index in index },
        consume: { (index, _) throws(Fault) in if index == 3 { throw Fault(index: 3) } })
    }
  }

  @Test func fewResultsExistAtATime() {
    let live = Mutex((now: 0, most: 0))
    OrderedPipeline<Never>(workers: 2).run(
      count: 300, makeWorker: { 0 },
      produce: { _, index in
        live.withLock {
          $0.now += 1
          $0.most = max($0.most, $0.now)
        }
        if index % 50 == 0 {
          var sum = 0
          for k in 0..<2_000_000 { sum &+= k }
          return sum
        }
        return index
      },
      consume: { _, _ in live.withLock { $0.now -= 1 } })
    #expect(live.withLock { $0.most } <= 4)
  }

  /// If the number of items is unknown, each is requested once, in order, and none after the end.
  @Test(arguments: [1, 3]) func itemsMayComeToLightOneByOne(workers: Int) {
    let asked = Mutex<[Int]>([])
    let seen = Mutex<[String]>([])
    OrderedPipeline<Never>(workers: workers).run(
      next: { index -> String? in
        asked.withLock { $0.append(index) }
        return index < 50 ? "item \(index)" : nil
      },
      makeWorker: {}, produce: { _, item in item + "!" },
      consume: { index, output in seen.withLock { $0.append("\(index) \(output)") } })
    #expect(seen.withLock { $0 } == (0..<50).map { "\($0) item \($0)!" })
    #expect(asked.withLock { $0 } == Array(0...50))
  }
}
