import Basics
import CalendarLayout
import CalendarSystems
import CalendarText
import CollectionKit
import Events
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

  /// Shows a number of events.
  ///
  /// - Parameter isBlock: whether the link takes the place of events among the hours, instead of a line.
  func show(_ count: Int, of day: DayNumber, isBlock: Bool = false, texts: CalendarTexts, style: CalendarStyle) {
    self.day = day
    text = texts.phrases.moreShort(count, text: texts.date)
    accessibility.role = .button
    accessibility.label = texts.phrases.moreEvents(count, text: texts.date)
    var type = style.type.time
    type.weight = .medium
    layer = Layer(
      textColor: .role(CalendarRole.secondaryInk), textStyle: type, textInsets: .init(leading: 6, trailing: 4),
      cursor: .pointingHand)
    if isBlock { becomeBlock() }
  }

  private func becomeBlock() {
    let look = EventLook(.named(.graphite))
    layer.fill = look.tint
    layer.leadingRadius = EventBlock.radius
    layer.trailingRadius = EventBlock.radius
    layer.textColor = look.text
    layer.textStyle?.alignment = .center
    layer.textStyle?.isAtTop = true
    layer.textInsets = Insets(top: min(EventBlock.inset, max(0, (frame.height - EventBlock.titleHeight) / 2)))
    // A number without its end would say another one.
    if Double(text.unicodeScalars.count) * MoreLink.digitWidth > frame.width { text = "…" }
  }

  private static let digitWidth = 7.0
}
