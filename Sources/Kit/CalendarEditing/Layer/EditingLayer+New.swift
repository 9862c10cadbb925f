import Basics
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// The button that creates an event, and the hint in an empty calendar.
extension EditingLayer {
  /// Places the button and the hint.
  func layOutNew() {
    guard let controller, let calendar = controller.calendar else { return }
    let configuration = calendar.configuration
    let isWanted = configuration.headerControls.contains(.new) && configuration.showsHeader
    if isWanted, isNewKnown, controller.isMoving {
      // Asks again when the content rests.
      calendar.window?.after(Self.rest, for: hint, callback(to: self) { $0.setNeedsLayout() })
    } else {
      isNewKnown = true
      offersNew = isWanted && controller.editor.mayCreate
      let isEmpty = offersNew && controller.isEmpty
      hintText = isEmpty ? controller.words.text(.emptyHint, [("button", controller.words[.newEvent])]) : ""
    }
    let isRound = calendar.frame.width < Self.roundWidth
    newButton.isHidden = !offersNew
    newButton.accessibility.label = controller.words[.newEvent]
    placeInHeader(offersNew && !isRound, calendar)
    if isRound { placeRound(calendar) }
    let room = isRound ? calendar.frame.height - Self.side : calendar.frame.height
    hint.update(message: hintText, in: Size(width: calendar.frame.width, height: room), style: configuration.style)
  }

  /// Removes the button from the title bar.
  func removeNew() {
    if let controller, let calendar = controller.calendar { placeInHeader(false, calendar) }
    newButton.removeFromSuperview()
  }

  /// Places the button at the end of the title bar, which leaves room for it.
  private func placeInHeader(_ isShown: Bool, _ calendar: CalendarView) {
    let header = calendar.header
    // The host has set a room of its own since.
    if header.hostSpace.end != headerEnd { hostEnd = header.hostSpace.end }
    headerEnd = hostEnd
    if isShown {
      if newButton.superview !== header { header.addSubview(newButton) }
      let style = calendar.configuration.style
      let isWide = calendar.frame.width >= Self.textWidth
      newButton.text = isWide ? newButton.accessibility.label : "+"
      newButton.layer = HeaderButton.layer(isWide ? style.type.button : style.type.arrow, hasRing: true)
      let height = min(style.header.buttonHeight, header.titleView.frame.height)
      let text = TextWidthEstimate.width(of: newButton.text, style: style.type.button) * 1.08
      let width = isWide ? (text + 24).rounded(.up) : height
      let edge = hostEnd > 0 ? hostEnd : style.header.margin(width: header.frame.width)
      headerEnd = edge + width + 2 * style.header.buttonGap
      let rect = Rect(
        x: header.frame.width - edge - width, y: ((header.titleView.frame.height - height) / 2).rounded(), width: width,
        height: height)
      let isRightToLeft = calendar.configuration.direction == .rightToLeft
      newButton.frame = isRightToLeft ? rect.mirrored(in: header.frame.width) : rect
    }
    if header.hostSpace.end != headerEnd { header.hostSpace.end = headerEnd }
  }

  /// Places the round button at the lower trailing corner.
  private func placeRound(_ calendar: CalendarView) {
    if newButton.superview !== self { insertNew() }
    var style = calendar.configuration.style.type.arrow
    (style.size, style.lineHeight, style.alignment) = (28, 32, .center)
    newButton.text = "+"
    newButton.layer = Layer(
      fill: .role(CalendarRole.accent), leadingRadius: Self.side / 2, trailingRadius: Self.side / 2,
      textColor: .role(CalendarRole.onAccent), textStyle: style, cursor: .pointingHand)
    let area = calendar.levelArea
    let rect = Rect(
      x: area.maxX - Self.side - Self.inset, y: area.maxY - Self.side - Self.inset, width: Self.side,
      height: Self.side)
    newButton.frame =
      calendar.configuration.direction == .rightToLeft ? rect.mirrored(in: calendar.frame.width) : rect
  }

  /// The widths of a calendar below which the button is round, and above which it has a text, and the size of the round
  /// button and its distance from the edges, in points.
  private static let (roundWidth, textWidth) = (480.0, 840.0)
  private static let (side, inset) = (56.0, 16.0)
  /// The time after a movement until the button and the hint are updated, in seconds.
  private static let rest = 0.2
}
