import Basics
import TestSupport
import Testing

// example
protocol DoorDelegate: AnyObject {
  func doorDidClose(_ door: Door)
}

final class Door {
  @WeakReference var delegate: (any DoorDelegate)?
  var onClick: (() -> Void)?

  init() { onClick = callback(to: self) { $0.close() } }

  func close() { delegate?.doorDidClose(self) }
}
// end

private final class Porter: DoorDelegate {
  var closed = 0
  func doorDidClose(_ door: Door) { closed += 1 }
}

@Suite("The guide of Basics")
struct GuideTests {
  @Test("the example of the guide compiles, and its comments are true")
  func example() {
    let door = Door()
    var porter: Porter? = Porter()
    door.delegate = porter
    door.onClick?()
    #expect(porter?.closed == 1)
    porter = nil
    #expect(door.delegate == nil)
  }

  @Test("every example of the guide is in this file")
  func page() throws { #expect(try GuidePage.untested("Basics") == []) }
}
