import Almanac
import CalendarLayout
import CalendarViews
import CollectionKit
import TestSupport
import Testing

@testable import CalendarEditing

/// How large the targets of pointers are, and when they act.
@Suite struct PointerReachTests {
  private func harness(_ level: CalendarLevel.ID = .week) throws -> EditingHarness {
    try EditingHarness(level: level, events: [EditingHarness.event("lunch", on: -3, hour: 12)])
  }

  @Test("ED-51: a mouse moves an event after 4 points, and a finger that rests may tremble by 10")
  func slop() throws {
    let harness = try harness()
    let from = try harness.middle(of: "lunch")
    harness.calendar.pointer(.down, from)
    harness.calendar.pointer(.move, Point(x: from.x + 3, y: from.y))
    harness.calendar.tick()
    #expect(harness.controller.session == nil)
    harness.calendar.pointer(.move, Point(x: from.x + 5, y: from.y))
    #expect(harness.controller.session != nil)
    harness.calendar.pointer(.cancel, from)
    harness.calendar.settle()
    #expect(harness.controller.session == nil)
    harness.calendar.pointer(.down, from, kind: .touch)
    harness.calendar.pass(seconds: 0.3)
    harness.calendar.pointer(.move, Point(x: from.x + 8, y: from.y), kind: .touch)
    harness.calendar.pass(seconds: 0.3)
    #expect(harness.controller.session != nil)
    harness.calendar.pointer(.cancel, from, kind: .touch)
  }

  @Test("ED-64: a copy lies 24 points above a finger, none below a mouse; hours scroll at the edge")
  func finger() throws {
    for kind in [PointerEvent.Kind.mouse, .touch] {
      let harness = try harness()
      let (from, frame) = (try harness.middle(of: "lunch"), try harness.frame(of: "lunch"))
      harness.drag([from, Point(x: from.x, y: from.y + harness.hour)], kind: kind, releases: false)
      let image = harness.controller.layer.dragImage
      #expect(image.isHidden == (kind == .mouse))
      guard kind == .touch else { continue }
      #expect(abs(image.frame.minY - (frame.minY + harness.hour - 24)) < 0.5)
      let (view, top) = (harness.calendar.view, harness.calendar.view.state.hours.topSecond)
      let area = try #require(view.edges).area
      harness.calendar.pointer(.move, Point(x: from.x, y: area.midY), kind: .touch)
      harness.calendar.tick()
      harness.calendar.pointer(.move, Point(x: from.x, y: area.maxY - 3), kind: .touch)
      harness.calendar.pass(seconds: 0.8)
      #expect(view.state.hours.topSecond > top)
    }
  }

  @Test("ED-146: targets are 24 points in size at least, and 44 for a finger")
  func sizes() throws {
    let harness = try harness()
    let configuration = harness.calendar.view.configuration
    for isTouch in [false, true] {
      let least = isTouch ? 44.0 : 24
      let title = QuickCreatePopover(.english, configuration, isTouch: isTouch)
      title.frame = Rect(x: 0, y: 0, width: 320, height: title.wantedHeight(width: 320))
      title.layoutSubviews()
      #expect(title.field.frame.height >= least)
      #expect(try #require(title.saveButton).frame.height >= least)
      let rows = CollectionMenu.rowHeight
      #expect((isTouch ? rows.touch : rows.mouse) >= least && ChoiceRow("", [""], configuration).wantedHeight >= least)
      let toast = ToastView()
      toast.show("Lunch deleted.", button: "Undo", configuration, isTouch: isTouch)
      toast.fit(in: Rect(x: 0, y: 0, width: 390, height: 700))
      toast.layoutSubviews()
      #expect(try #require(toast.button).frame.height >= least)
    }
    // A round handle is 12 points in size; a press 21 points beside it is one on it.
    harness.drag([try harness.middle(of: "lunch")], kind: .touch)
    harness.calendar.view.closePopover()
    harness.calendar.tick()
    let end = try harness.frame(of: "lunch", .endEdge)
    for x in [end.midX - 21, end.midX + 21] {
      #expect(harness.controller.layer.handle(at: Point(x: x, y: end.maxY + 21))?.part == .endEdge)
    }
  }

  @Test("ED-146: nothing happens when a press begins, only when it moves or ends")
  func down() throws {
    let harness = try harness(.month)
    let lunch = try harness.middle(of: "lunch")
    harness.calendar.pointer(.down, lunch)
    harness.calendar.tick()
    #expect(harness.controller.session == nil && harness.calendar.view.state.details == nil)
    harness.calendar.pointer(.up, lunch)
    harness.calendar.settle()
    let button = try #require(harness.calendar.view.elements().first { $0.name == "Delete" }).frame
    let place = Point(x: button.midX, y: button.midY)
    harness.calendar.pointer(.down, place)
    harness.calendar.tick()
    #expect(harness.events.count == 1)
    // A press that leaves the button does nothing.
    harness.calendar.pointer(.move, Point(x: place.x, y: place.y + 200))
    harness.calendar.pointer(.up, Point(x: place.x, y: place.y + 200))
    harness.calendar.settle()
    #expect(harness.events.count == 1)
    harness.calendar.tap(place)
    harness.calendar.settle()
    #expect(harness.events.isEmpty)
  }
}
