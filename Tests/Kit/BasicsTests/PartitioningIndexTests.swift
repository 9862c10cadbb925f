import Basics
import Testing

@Suite struct PartitioningIndexTests {
  @Test("the index is that of the first element that meets the predicate, in lists of any length")
  func everyLength() {
    for count in 0...40 {
      let numbers = (0..<count).map { $0 / 2 }
      for bound in -1...21 {
        let index = numbers.partitioningIndex { $0 >= bound }
        #expect(index == numbers.firstIndex { $0 >= bound } ?? count)
      }
    }
  }

  @Test("ranges and slices keep their own indices")
  func slices() {
    #expect((5..<9).partitioningIndex { $0 >= 7 } == 7)
    #expect([0, 1, 2, 3, 4].dropFirst(2).partitioningIndex { $0 >= 4 } == 4)
    #expect((5..<9).partitioningIndex { _ in false } == 9)
  }

  @Test("a million elements take twenty questions")
  func cost() {
    var questions = 0
    let index = (0..<1_000_000).partitioningIndex {
      questions += 1
      return $0 >= 777_777
    }
    #expect(index == 777_777 && questions <= 20)
  }
}
