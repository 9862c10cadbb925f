import Basics
import CalendarViews
import Events
import Geometry
package import ViewKit

/// The views over the levels of an editable calendar: the held event, its label, and handles. They lie below popovers,
/// in the coordinates of the calendar, and are placed by the frames of the calendar's parts.
///
/// Most of it lets pointers through. `EditingController.press(_:)` decides what a press is on, including handles.
package final class EditingLayer: View {
  @Unowned var controller: EditingController?
  /// The views over all levels, and the views that scroll with the content, each clipped to its area.
  let levels = View(traits: [.clips, .letsPointersThrough])
  let content = View(traits: [.clips, .letsPointersThrough])
  /// The outlines of held pieces and their old places, the handles, and the side at which pages turn.
  var outlines = OverlayViews()
  var originals = OverlayViews()
  var handles = OverlayViews()
  var turning = OverlayViews()
  /// The copy of the event under the pointer, and the label of the draft.
  let dragImage = View(traits: .letsPointersThrough)
  let label = View(traits: .letsPointersThrough)
  /// The button that creates an event on the day under the pointer.
  let plus = View()
  /// The view behind the events with the blocks of the selected time.
  let times = View(traits: .letsPointersThrough)
  var timeBlocks = OverlayViews()
  /// The event that returns to its old place after a rejected drop.
  var returning: ReturnAnimation?
  /// The button that creates an event, whether that is known and permitted, and the hint in an empty calendar.
  let newButton = NewEventButton()
  var (isNewKnown, offersNew) = (false, false)
  let hint = HintView()
  var hintText = ""
  /// The end of the title bar that the host keeps free, and the end that is kept free with the button.
  var (hostEnd, headerEnd) = (0.0, 0.0)
  /// The visible handles.
  var shownHandles: [EditingHandle] = []

  init() {
    super.init(traits: [])
    for view in [levels, content, dragImage, label, plus, hint, newButton] {
      view.isHidden = true
      addSubview(view)
    }
  }

  /// Adds the round button below the notices.
  func insertNew() {
    addSubview(newButton)
    if let controller { addSubview(controller.toast) }
  }

  package override func layoutSubviews() {
    controller?.editor.hiddenCalendars = controller?.calendar?.timeline?.hiddenCalendars ?? []
    controller?.placeKeyViews()
    layOutTime()
    layOutNew()
    // The levels are laid out by now, so an event that was just stored has its view.
    controller?.placeToast()
    guard let controller, let calendar = controller.calendar, let edges = calendar.edges else { return hideAll() }
    let session = controller.session.flatMap { $0.phase == .editing ? $0 : nil }
    let owner = session == nil ? controller.eventWithHandles : nil
    let day = controller.dayWithPlus
    guard session != nil || controller.drag != nil || owner != nil || day != nil || returning != nil else {
      return hideAll()
    }
    levels.frame = calendar.levelArea
    content.frame = edges.area
    for view in [levels, content] { view.isHidden = false }
    layOutHeld(session, calendar)
    layOutTurning(calendar)
    layOutHandles(of: owner, calendar)
    layOutPlus(on: day, calendar)
  }

  package override func windowWillClose() {
    controller = nil
    returning = nil
  }

  /// Returns the container for an event's views. Among hours, they must not extend beyond the hours.
  func container(isAmongHours: Bool) -> View { isAmongHours ? content : levels }

  private func hideAll() {
    shownHandles = []
    for view in [levels, content, dragImage, label, plus] { view.isHidden = true }
  }

  /// Shows where pages are about to turn.
  private func layOutTurning(_ calendar: CalendarView) {
    var frames: [Rect] = []
    if let edges = controller?.drag?.edges, let side = edges.turning?.side {
      let (size, depth) = (levels.frame.size, 4.0)
      // The bar fills until the page turns.
      let (width, height) = (size.width * edges.progress, size.height * edges.progress)
      switch side {
      case .top: frames.append(Rect(x: 0, y: 0, width: width, height: depth))
      case .bottom: frames.append(Rect(x: 0, y: size.height - depth, width: width, height: depth))
      case .left: frames.append(Rect(x: 0, y: 0, width: depth, height: height))
      case .right: frames.append(Rect(x: size.width - depth, y: 0, width: depth, height: height))
      }
    }
    turning.show(frames, in: levels, Layer(fill: .role(CalendarRole.accent)))
  }
}

/// Views of one kind over the levels, as many as needed.
struct OverlayViews {
  private var views: [View] = []

  /// Shows a view for each frame, in the coordinates of `container`, and hides the others.
  mutating func show(_ frames: [Rect], in container: View, _ layer: Layer) {
    while views.count < frames.count { views.append(View()) }
    for (index, view) in views.enumerated() {
      guard index < frames.count else {
        view.isHidden = true
        continue
      }
      if view.superview !== container { container.addSubview(view) }
      view.isHidden = false
      view.frame = frames[index]
      view.layer = layer
    }
  }
}
