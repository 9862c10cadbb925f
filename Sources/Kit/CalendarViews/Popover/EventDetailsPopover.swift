import CalendarText
import Events
import Geometry
package import ViewKit

/// The details of an event: title, time, recurrence, place, notes, links, and calendar, as far as the event has them.
/// Editing apps add buttons below.
final class EventDetailsPopover: CalendarPopover {
  /// The scroll view with the lines, or with host content that replaces title and lines.
  let scroll = ScrollView()
  /// The height of host content that replaces title and lines, in points; `nil` if there is none.
  var hostedHeight: Double?
  private let title = View()
  private var lines: [DetailsLine] = []
  private var buttons: [HeaderButton] = []
  private var keys: [KeyEvent] = []
  private var type = TypeScale()
  /// The visible details; `nil` before the first event.
  private(set) var details: EventDetails?
  /// The visible occurrence.
  private(set) var occurrence: Occurrence?

  override init() {
    super.init()
    addSubview(title)
    title.accessibility.role = .heading
    // Reading order: title, Close button, lines.
    closeButton?.bringToFront()
    addSubview(scroll)
  }

  /// Shows an event.
  func show(_ details: EventDetails, of occurrence: Occurrence, buttons: [DetailsButton], _ context: LevelContext) {
    let isOther = self.occurrence?.id != occurrence.id
    let isChanged =
      self.occurrence != occurrence || self.details != details || type != context.configuration.style.type
    configure(context)
    guard isChanged else { return }
    let hadFocus = window?.focusedView?.isDescendant(of: self) == true
    self.occurrence = occurrence
    self.details = details
    type = context.configuration.style.type
    accessibility.label = details.title
    var style = type.compactTitle
    style.alignment = .leading
    (style.wraps, style.isSelectable) = (true, true)
    title.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: style)
    show(details.lines)
    show(buttons)
    if isOther {
      hostedHeight = nil
      scroll.scroll(to: .zero)
    }
    // The focused line may be gone.
    if hadFocus, window?.focusedView == nil { window?.focus(self) }
  }

  private func show(_ wanted: [EventDetails.Line]) {
    for line in lines {
      line.view.removeFromSuperview()
      line.dot?.removeFromSuperview()
    }
    lines = wanted.map { DetailsLine($0, type) }
    for line in lines {
      if let dot = line.dot { scroll.addSubview(dot) }
      scroll.addSubview(line.view)
    }
  }

  private func show(_ wanted: [DetailsButton]) {
    for button in buttons { button.removeFromSuperview() }
    keys = wanted.map { $0.key }
    buttons = wanted.map { wanted in
      let button = HeaderButton(action: wanted.perform)
      button.text = wanted.title
      button.layer = HeaderButton.layer(type.button, hasRing: true)
      addSubview(button)
      return button
    }
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    let isShort = event.modifiers.isEmpty
    guard let index = keys.firstIndex(where: { isShort && event.key == $0.key && event.letter == $0.letter }) else {
      return super.keyDown(event)
    }
    return buttons[index].activate()
  }

  override var placement: PopoverGeometry.Placement { .beside }

  override var wantedWidth: Double { 320 }

  override func wantedHeight(width: Double) -> Double {
    (shownHostedHeight ?? titleHeight(width: width) + arrange(width: width) { _, _ in }) + footer
  }

  private var shownHostedHeight: Double? { scroll.hostedContent.utf8.isEmpty ? nil : hostedHeight }

  /// The height of the line with the buttons, in points.
  private var footer: Double { buttons.isEmpty ? 0 : CalendarPopover.headingHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hosted = shownHostedHeight
    setHosted(hosted != nil)
    let width = frame.width - 2
    let linesHeight = arrange(width: frame.width) { view, rect in
      view.frame = isRightToLeft ? rect.mirrored(in: width) : rect
    }
    // A long title takes what the lines leave, and at least half of the height. Views at the edge would cover the outline.
    let titleLimit = max(frame.height / 2, frame.height - linesHeight - footer)
    let top = hosted == nil ? min(titleHeight(width: frame.width), titleLimit) : 1
    let size = Size(width: width, height: max(0, frame.height - 1 - top - footer))
    scroll.frame = Rect(x: 1, y: top, width: size.width, height: size.height)
    place(
      title,
      Rect(
        x: EventDetailsPopover.margin, y: EventDetailsPopover.titleTop, width: titleWidth(frame.width),
        height: max(0, top - EventDetailsPopover.titleTop)))
    scroll.contentSize = Size(width: size.width, height: hosted.map { $0 - 2 } ?? max(0, linesHeight - 1))
    var x = EventDetailsPopover.margin
    for button in buttons {
      let width = button.preferredWidth
      place(button, Rect(x: x, y: frame.height - footer + 4, width: width, height: CalendarPopover.buttonSize))
      x += width + 8
    }
  }

  /// Hides the title while host content replaces it. The Close button stays in front of that content.
  private func setHosted(_ isHosted: Bool) {
    guard isHosted != title.isHidden else { return }
    title.isHidden = isHosted
    if isHosted {
      closeButton?.bringToFront()
    } else {
      scroll.bringToFront()
      for button in buttons { button.bringToFront() }
    }
  }

  private func titleWidth(_ width: Double) -> Double {
    max(0, width - EventDetailsPopover.margin - CalendarPopover.headingHeight - 2)
  }

  /// Wraps the title and returns its height, including the space above it.
  private func titleHeight(width: Double) -> Double {
    EventDetailsPopover.titleTop
      + EventDetailsPopover.wrap(details?.title ?? "", in: title, width: titleWidth(width))
  }

  /// Computes the frames of the lines for a width, in a left-to-right layout. Returns the total height.
  private func arrange(width: Double, _ set: (View, Rect) -> Void) -> Double {
    let (margin, inner) = (EventDetailsPopover.margin, max(0, width - 2))
    var y = 0.0
    for line in lines {
      y += line.gap
      let x = margin + line.inset
      let room = max(0, inner - margin - x)
      let height = line.wraps ? EventDetailsPopover.wrap(line.text, in: line.view, width: room) : line.height
      set(line.view, Rect(x: x, y: y, width: room, height: height))
      if let dot = line.dot { set(dot, Rect(x: margin, y: y + (height - 10) / 2, width: 10, height: 10)) }
      y += height
    }
    return y + margin
  }

  /// Wraps a text as estimated, and returns its height. Without explicit lines, a host with a narrower font would leave
  /// the last line empty.
  private static func wrap(_ text: String, in view: View, width: Double) -> Double {
    guard let style = view.layer.textStyle else { return 0 }
    // Hosts may have wider fonts than estimated.
    let lines = TextWidthEstimate.lines(of: text, width: width * 0.92, style: style)
    view.text = lines.joined(separator: "\n")
    return Double(max(1, lines.count)) * style.lineHeight
  }

  private static let margin = 16.0
  private static let titleTop = 12.0
}

/// A button below an event's details.
package struct DetailsButton {
  /// The text of the button.
  package var title: String
  /// The key that presses the button while the details have the focus: a lowercase letter without modifiers.
  package var key: KeyEvent
  /// The closure called when the button is pressed.
  package var perform: () -> Void

  package init(title: String, key: KeyEvent, perform: @escaping () -> Void) {
    self.title = title
    self.key = key
    self.perform = perform
  }
}
