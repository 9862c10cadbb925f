import AlmanacLists
import Foundation
import Testing

struct LocalizedErrorTests {
  @Test("DT-116: the reason of an error of a list survives when the error is caught as any other")
  func localized() {
    let error: any Error = MemoryStorageError.insertionFailed(reason: .indexPathTooBig(ItemPath(section: 0, item: 4)))
    #expect(error.localizedDescription == "The path 0/4 lies behind the end of its section.")
  }
}
