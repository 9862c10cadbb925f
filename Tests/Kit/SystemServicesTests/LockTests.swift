import SystemServices
import Testing

@Suite("Locks")
struct LockTests {
  @Test("a lock lets one thread at a time change its value")
  func counts() async {
    let count = Lock(0)
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask { for _ in 0..<1_000 { count.withLock { $0 += 1 } } }
      }
    }
    #expect(count.withLock { $0 } == 8_000)
  }

  @Test("a lock is free again after an error")
  func errors() {
    let texts = Lock<[String]>([])
    #expect(throws: CancellationError.self) {
      try texts.withLock { texts in
        texts.append("before")
        throw CancellationError()
      }
    }
    #expect(texts.withLock { $0 } == ["before"])
  }
}
