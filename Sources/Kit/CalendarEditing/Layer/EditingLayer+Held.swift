import CalendarSystems
import CalendarViews
import Events
import Geometry
import ViewKit

/// The views of a held event: the outlines of its new and old places, the copy under the pointer, and the label.
extension EditingLayer {
  func layOutHeld(_ session: EditSession?, _ calendar: CalendarView) {
    guard let controller, let session else {
      outlines.show([], in: levels, .clear)
      originals.show([], in: levels, .clear)
      layOutReturning()
      label.isHidden = true
      return
    }
    let look = controller.look(of: session)
    let draft = controller.editor.shown(session)
    let isAmongHours = calendar.hourHeight != nil && !draft.isInLane
    let container = container(isAmongHours: isAmongHours)
    let (frames, arePieces) = controller.frames(of: session)
    outlines.show(frames.map { $0.offset(by: .zero - container.frame.origin) }, in: container, look.outline)
    layOutOriginal(session, calendar)
    layOutImage(session, look.image, isNeeded: !arePieces)
    let anchor = dragImage.isHidden ? edge(of: session, frames, calendar) : dragImage.frame
    // While the title of a new event is asked for, the field shows when it is.
    let isAsked = session.kind == .create && controller.drag?.isAway != false
    layOutLabel(isAsked ? "" : controller.label(of: session), look.label, at: anchor, session, calendar)
  }

  private func layOutOriginal(_ session: EditSession, _ calendar: CalendarView) {
    var frames: [Rect] = []
    if session.kind != .copy, session.plan != nil {
      frames = controller?.drag?.original.compactMap { $0.frame(in: calendar) } ?? []
    }
    let isAmongHours = calendar.hourHeight != nil && controller?.drag.map { $0.press.target.isTime } == true
    let container = container(isAmongHours: isAmongHours)
    let ring = Ring(color: .role(CalendarRole.tertiaryInk), width: 1, isDashed: true)
    originals.show(
      frames.map { $0.offset(by: .zero - container.frame.origin) }, in: container,
      Layer(leadingRadius: 6, trailingRadius: 6, ring: ring))
  }

  /// Shows the copy at a finger, which hides what is below it, and wherever the event itself is not visible.
  private func layOutImage(_ session: EditSession, _ look: Layer, isNeeded: Bool) {
    guard let drag = controller?.drag, let frame = drag.press.frame, window?.reducesMotion == false,
      session.kind == .move || session.kind == .copy, isNeeded || drag.isTouch || drag.isOutside
    else {
      dragImage.isHidden = true
      return
    }
    dragImage.isHidden = false
    let size = Size(width: min(frame.width, Self.imageWidth), height: min(frame.height, Self.imageHeight))
    let hold = drag.start - frame.origin
    dragImage.frame = Rect(
      x: drag.location.x - min(max(hold.x, 0), size.width),
      y: drag.location.y - min(max(hold.y, 0), size.height) - (drag.isTouch ? Self.lift : 0), width: size.width,
      height: size.height)
    dragImage.layer = look
    dragImage.text = controller?.title(of: session) ?? ""
  }

  /// Returns the frame beside which the label of an edge, or of the whole event, lies.
  private func edge(of session: EditSession, _ frames: [Rect], _ calendar: CalendarView) -> Rect? {
    guard var frame = session.kind == .resizeEnd ? frames.last : frames.first else {
      return controller?.drag.map { Rect(origin: $0.location, size: .zero) }
    }
    if session.kind == .resizeEnd, calendar.hourHeight != nil, frame.height > 0 {
      frame = Rect(x: frame.minX, y: frame.maxY, width: frame.width, height: 0)
    }
    return frame
  }

  private func layOutLabel(
    _ text: String, _ layer: Layer, at anchor: Rect?, _ session: EditSession, _ calendar: CalendarView
  ) {
    guard let anchor, let style = layer.textStyle, !text.utf8.isEmpty else {
      label.isHidden = true
      return
    }
    label.isHidden = false
    label.layer = layer
    label.text = text
    let area = calendar.levelArea
    let width = min(TextWidthEstimate.width(of: text, style: style) * 1.05 + 18, area.width)
    let height = style.lineHeight + 8
    let isRightToLeft = calendar.configuration.direction == .rightToLeft
    let x = isRightToLeft ? anchor.maxX - width : anchor.minX
    // Never over the edge that it describes.
    let (above, below) = (anchor.minY - height - Self.gap, anchor.maxY + Self.gap)
    let prefersBelow = session.kind == .resizeEnd
    let fitsAbove = above >= area.minY && (!prefersBelow || below + height > area.maxY)
    label.frame = Rect(
      x: min(max(x, area.minX), area.maxX - width), y: fitsAbove ? above : min(below, area.maxY - height),
      width: width, height: height)
  }

  /// The maximum size of the copy under the pointer, its distance from a finger, and the label's distance, in points.
  private static let (imageWidth, imageHeight, lift, gap) = (240.0, 480.0, 24.0, 4.0)
}
