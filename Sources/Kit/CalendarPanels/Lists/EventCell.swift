import CalendarViews
import Events
import Geometry
import ViewKit

/// A row of an event list: a bar or a square in the event's color, and its title, time, and location; or the number of
/// further events.
final class EventCell: PanelCell {
  /// The layer behind the event's image at the end of the row; `nil` for none. Set it before the row.
  var imageBackground: Layer?

  private let bar = View()
  private let title = View()
  private let detail = View()
  private var picture: View?
  private var chevron: View?

  required init(traits: ViewTraits = []) {
    super.init(traits: traits.union(.clips))
    for view in [bar, title, detail] { addSubview(view) }
  }

  func update(with row: AgendaRow) {
    let type = look.type
    let color = row.event.map { EventLook($0.color).strong }
    accessibility.role = row.event == nil ? .note : .button
    accessibility.label = row.event?.label ?? row.detail
    let radius = look.hasSwatches ? 4.0 : 2.0
    bar.layer = color.map { Layer(fill: $0, leadingRadius: radius, trailingRadius: radius) } ?? .clear
    bar.layer.opacity = row.event?.status == .cancelled ? 0.5 : 1
    title.text = row.event?.title ?? row.detail
    let isPale = row.event?.status == .cancelled || row.event == nil
    title.layer = Layer(textColor: .role(isPale ? CalendarRole.secondaryInk : CalendarRole.ink), textStyle: type.row)
    detail.text = row.event == nil ? "" : row.detail
    detail.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: type.time)
    configure(row.event?.image)
    if look.hasSwatches { configureChevron() }
    updateBackground()
    setNeedsLayout()
  }

  override func layoutSubviews() {
    if look.hasSwatches { return layOutWithSwatch() }
    let hasDetail = !detail.text.utf8.isEmpty
    setFrame(of: bar, to: Rect(x: 16, y: 8, width: 4, height: max(0, frame.height - 16)))
    let side = min(EventCell.imageSide, max(0, frame.height - 8))
    var room = max(0, frame.width - 28 - 16)
    if let picture, !picture.isHidden {
      let x = frame.width - 16 - side
      setFrame(of: picture, to: Rect(x: x, y: ((frame.height - side) / 2).rounded(), width: side, height: side))
      room = max(0, room - side - 12)
    }
    setFrame(of: title, to: Rect(x: 28, y: hasDetail ? 5 : 0, width: room, height: hasDetail ? 18 : frame.height))
    detail.isHidden = !hasDetail
    setFrame(of: detail, to: Rect(x: 28, y: 23, width: room, height: 16))
  }

  /// Shows the image in a view that is created on first use.
  private func configure(_ image: Image?) {
    let isShown = image != nil || imageBackground != nil
    if isShown, picture == nil {
      let made = View()
      picture = made
      addSubview(made)
    }
    picture?.isHidden = !isShown
    picture?.image = image
    picture?.layer = imageBackground ?? Layer(leadingRadius: 4, trailingRadius: 4)
  }

  /// Shows the chevron that indicates that the row opens something.
  private func configureChevron() {
    if chevron == nil {
      let made = View()
      chevron = made
      addSubview(made)
    }
    var arrow = look.type.arrow
    arrow.alignment = .center
    chevron?.text = look.isRightToLeft ? "‹" : "›"
    chevron?.layer = Layer(textColor: .role(CalendarRole.tertiaryInk), textStyle: arrow)
  }

  private static let imageSide = 28.0

  /// Lays out the row with a 20-point square at (3, 6) and texts starting at 35 points.
  private func layOutWithSwatch() {
    let hasDetail = !detail.text.utf8.isEmpty
    setFrame(of: bar, to: Rect(x: 3, y: 6, width: 20, height: 20))
    let side = EventCell.imageSide
    var end = frame.width - 28
    if let chevron { setFrame(of: chevron, to: Rect(x: end, y: 0, width: 20, height: frame.height)) }
    if let picture, !picture.isHidden {
      end -= side + 4
      setFrame(of: picture, to: Rect(x: end, y: ((frame.height - side) / 2).rounded(), width: side, height: side))
    }
    let room = max(0, end - 4 - 35)
    setFrame(of: title, to: Rect(x: 35, y: hasDetail ? 6 : 0, width: room, height: hasDetail ? 20 : frame.height))
    detail.isHidden = !hasDetail
    setFrame(of: detail, to: Rect(x: 35, y: 25, width: room, height: 15))
  }
}
