import Synchronization
import Testing
import NavReelThreads

@Test(arguments: [0, 1, 2, 5, 40]) func aTeamSharesItemsAndEachIsDoneOnce(count: Int) {
  let next = Atomic(0)
  let done = Mutex([Int](repeating: 0, count: 1000))
  let members = Atomic(0)
  ThreadTeam.run(count) {
    members.wrappingAdd(1, ordering: .relaxed)
    while true {
      let item = next.wrappingAdd(1, ordering: .relaxed).oldValue
      guard item < 1000 else { return }
      done.withLock { $0[item] += 1 }
    }
  }
  #expect(done.withLock { $0.allSatisfy { $0 == 1 } })
  #expect((1...max(count, 1)).contains(members.load(ordering: .relaxed)))
}

@Test func aThreadThatCannotBeHadIsNoThread() {
  // No machine has so much address space.
  if SystemThread(stackSize: 1 << 60, {}) != nil { Issue.record("a thread with a stack of an exabyte") }
}

@Test func workInTheBackgroundIsDoneWhenItIsWaitedFor() {
  let cell = Cell()
  BackgroundThread { cell.value.withLock { $0 = 7 } }.wait()
  #expect(cell.value.withLock { $0 } == 7)
}

private final class Cell: Sendable {
  let value = Mutex(0)
}
