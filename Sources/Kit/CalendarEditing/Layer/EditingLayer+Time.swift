import CalendarSystems
import CalendarViews
import Geometry
import ViewKit

/// The blocks of the selected time, or of the time that a drag selects. They lie behind the events.
extension EditingLayer {
  func layOutTime() {
    guard let controller, let calendar = controller.calendar, calendar.configuration.selectionMode == .time,
      let offset = calendar.placeBehindEvents(times)
    else {
      times.isHidden = true
      return
    }
    times.isHidden = false
    let held = controller.heldTime
    let time = held?.time ?? controller.selectedTime
    let frames = time.map { controller.frames(of: $0) } ?? []
    let style = calendar.configuration.style
    timeBlocks.show(
      frames.map { $0.offset(by: offset) }, in: times, Self.look(isRefused: held?.isAllowed == false, style))
    let text = time.map { controller.text(of: $0) } ?? ""
    // A drag is announced as it goes; assistive technology finds only what is selected.
    let name = held == nil ? time.map { controller.name(ofSelected: $0) } ?? "" : ""
    for (index, block) in times.subviews.enumerated() {
      let isNamed = index == 0 && !frames.isEmpty
      block.text = isNamed ? text : ""
      block.accessibility.role = isNamed && held == nil ? .note : .none
      block.accessibility.label = isNamed ? name : ""
      block.partName = .selectedTime
    }
  }

  private static func look(isRefused: Bool, _ style: CalendarStyle) -> Layer {
    let quiet = Color.role(CalendarRole.tertiaryInk)
    var type = style.type.event
    type.isAtTop = true
    return Layer(
      fill: .role(CalendarRole.selection), leadingRadius: 6, trailingRadius: 6,
      ring: Ring(color: isRefused ? quiet : .role(CalendarRole.accent), width: 2),
      textColor: .role(CalendarRole.ink), textStyle: type,
      textInsets: Insets(top: 2, leading: 8, bottom: 2, trailing: 4), hatch: isRefused ? quiet : nil)
  }
}
