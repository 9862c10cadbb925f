import CalendarViews
import CollectionManager
import Events
import Geometry
import ViewKit

/// A row of a list of events: a bar in the event's colour, its title, time and place; or how many more there are.
final class EventCell: PanelCell, ModelTransfer {
  private let bar = View()
  private let title = View()
  private let detail = View()

  required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    for view in [bar, title, detail] { addSubview(view) }
  }

  func update(with row: AgendaRow) {
    let type = look.type
    let color = row.event.map { EventLook($0.color).strong }
    accessibility.role = row.event == nil ? .listItem : .button
    accessibility.label = row.event?.label ?? row.detail
    bar.layer = color.map { Layer(fill: $0, leadingRadius: 2, trailingRadius: 2) } ?? .clear
    bar.layer.opacity = row.event?.status == .cancelled ? 0.5 : 1
    title.text = row.event?.title ?? row.detail
    let isPale = row.event?.status == .cancelled || row.event == nil
    title.layer = Layer(textColor: .role(isPale ? CalendarRole.ink2 : CalendarRole.ink), textStyle: type.row)
    detail.text = row.event == nil ? "" : row.detail
    detail.layer = Layer(textColor: .role(CalendarRole.ink2), textStyle: type.time)
    updateGround()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let hasDetail = !detail.text.utf8.isEmpty
    place(bar, Rect(x: 16, y: 8, width: 4, height: max(0, frame.height - 16)))
    let room = max(0, frame.width - 28 - 16)
    place(title, Rect(x: 28, y: hasDetail ? 5 : 0, width: room, height: hasDetail ? 18 : frame.height))
    detail.isHidden = !hasDetail
    place(detail, Rect(x: 28, y: 23, width: room, height: 16))
  }
}
