import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Geometry
import ViewKit

/// "+3": the events of a day that found no room.
final class MoreLink: ReusableView {
  private(set) var day: DayNumber?
  @Unowned var responder: (any CalendarResponder)?

  required init(traits: ViewTraits = []) {
    super.init(traits: traits)
    addGesture(TapGesture(action: callback(to: self) { view, _ in _ = view.activate() }))
  }

  override func prepareForReuse() {
    super.prepareForReuse()
    day = nil
  }

  override func activate() -> Bool {
    guard let day else { return false }
    responder?.listEvents(of: day)
    return true
  }

  func show(_ count: Int, of day: DayNumber, texts: CalendarTexts, style: CalendarStyle) {
    self.day = day
    text = texts.phrases.moreShort(count, text: texts.date)
    accessibility.role = .button
    accessibility.label = texts.phrases.moreEvents(count, text: texts.date)
    var type = style.type.time
    type.weight = .medium
    layer = Layer(
      textColor: .role(CalendarRole.secondaryInk), textStyle: type, textInsets: .init(leading: 6, trailing: 4),
      cursor: .pointingHand)
  }
}
