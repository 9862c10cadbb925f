import Geometry
import ViewKit

/// The label of a tall block in the hours, with the title in as many lines as fit, the image, and the time. It stays in
/// view while the block continues above the visible area.
final class EventBlockLabel: View {
  private var time: View?
  private(set) var imageView: View?

  init() {
    super.init(traits: .sticks)
    partName = .eventTitle
  }

  /// The part of a block that has room for text.
  struct Area {
    /// The size of the block.
    var size: Size
    /// The distance of text from the leading edge.
    var start: Double
    /// The distance of text from the trailing edge.
    var end: Double
    /// The distance from the top at which the label is pinned.
    var header: Double
    var isRightToLeft: Bool

    var width: Double { max(0, size.width - start - end) }
  }

  /// Shows an event in a part of its block.
  func show(_ block: TimelineDay.Block, _ appearance: EventBlockAppearance, in area: Area) {
    let image = showImage(block, in: area)
    var look = appearance.title
    guard var style = look.textStyle else { return }
    let title = EventBlock.lines(
      block.context.title, style, width: area.width - image, height: area.size.height - EventBlock.inset)
    style.isAtTop = true
    style.keepsLineBreaks = title.count > 1
    look.textStyle = style
    // A shorter line is centered in the line of the standard style.
    let rest = max(0, appearance.titleHeight - style.lineHeight) / 2
    look.textInsets = Insets(top: EventBlock.inset + rest, leading: area.start + image, trailing: area.end)
    layer = look
    text = title.text
    let bottom = EventBlock.inset + rest * 2 + Double(title.count) * style.lineHeight
    let timeHeight = showTime(block, appearance, in: area, y: bottom)
    frame = Rect(x: 0, y: area.header, width: area.size.width, height: min(bottom + timeHeight, area.size.height))
  }

  /// Shows the time if there is room. Returns its height.
  private func showTime(
    _ block: TimelineDay.Block, _ appearance: EventBlockAppearance, in area: Area, y: Double
  ) -> Double {
    let height = max(EventBlock.timeHeight * appearance.textFactor, appearance.time.textStyle?.lineHeight ?? 0)
    let words =
      y + height > area.size.height
      ? "" : block.time(in: area.width, appearance.textFactor)
    guard !words.utf8.isEmpty else {
      time?.isHidden = true
      time?.text = ""
      return 0
    }
    let view = time ?? View.plain()
    if time == nil {
      time = view
      view.partName = .eventTime
      addSubview(view)
    }
    view.isHidden = false
    view.layer = appearance.time
    view.text = words
    place(view, Rect(x: area.start, y: y, width: area.width, height: height), in: area)
    return height
  }

  /// Shows the image on the first line if that leaves enough room for the title. Returns its width.
  private func showImage(_ block: TimelineDay.Block, in area: Area) -> Double {
    guard let image = block.context.image, area.width >= EventBlock.leastImageRoom else {
      imageView?.image = nil
      imageView?.isHidden = true
      return 0
    }
    let view = imageView ?? View.plain()
    if imageView == nil {
      view.layer = Layer(leadingRadius: 2, trailingRadius: 2)
      imageView = view
      addSubview(view)
    }
    view.image = image
    view.isHidden = false
    let side = EventBlock.imageSide
    let y = EventBlock.inset + (EventBlock.titleHeight - side) / 2
    place(view, Rect(x: area.start, y: y, width: side, height: side), in: area)
    return side + EventBlock.imageGap
  }

  private func place(_ view: View, _ rect: Rect, in area: Area) {
    view.frame = area.isRightToLeft ? rect.mirrored(in: area.size.width) : rect
  }
}
