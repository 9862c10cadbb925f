import Diffing
import Testing

@Suite("The guide of Diffing")
struct DiffingGuideTests {
  @Test("The example of the guide compiles, and its comments are true")
  func example() {
    let old = ["Ada", "Bo", "Cy"]
    let new = ["Bo", "Ada", "Di"]
    let difference = ListDifference.keyed(old, new, key: { $0 }, isSame: ==)
    let update = StorageUpdate(difference, section: 0)
    #expect(update.description == "delete items 0/2; move item 0/1 to 0/0; insert items 0/2")
    let batch = update.batch()
    #expect(batch.newPath(of: ItemPath(section: 0, item: 0)) == ItemPath(section: 0, item: 1))
    #expect(batch.newPath(of: ItemPath(section: 0, item: 2)) == nil)
    #expect(update.replay(on: [old], new: [new]) == [new])
  }
}
