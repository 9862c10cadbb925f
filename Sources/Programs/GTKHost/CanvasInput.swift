import Almanac
import CGtk

/// Converts GDK events to engine events.
struct CanvasInput {
  /// The scroll distance of a wheel notch, in points: three lines of 16 points.
  static let notch = 48.0

  private let widget: Canvas.Widget
  private var clicks = ClickCounter()
  private var momentum = ScrollMomentum()
  private var pinch = PinchScale()
  /// The current press by a button or finger, and which finger; `nil` if there is none.
  private var pressed: (sequence: OpaquePointer?, count: Int, kind: PointerEvent.Kind)?

  /// The last location of the pointer, because wheel events have none.
  private var location = Point.zero

  init(widget: Canvas.Widget) { self.widget = widget }

  /// Whether a press is in progress.
  var isPressed: Bool { pressed != nil }

  /// Returns the engine events for a GDK event; none for unknown events.
  mutating func events(_ event: OpaquePointer) -> [InputEvent] {
    switch gdk_event_get_event_type(event) {
    case GDK_BUTTON_PRESS: return press(event, sequence: nil, button: gdk_button_event_get_button(event))
    case GDK_BUTTON_RELEASE: return gdk_button_event_get_button(event) == 1 ? end(event, .up) : []
    case GDK_TOUCH_BEGIN: return pressed == nil ? press(event, sequence: gdk_event_get_event_sequence(event)) : []
    case GDK_TOUCH_UPDATE: return isPresent(event) ? move(event) : []
    case GDK_TOUCH_END: return isPresent(event) ? end(event, .up) : []
    case GDK_TOUCH_CANCEL: return isPresent(event) ? end(event, .cancel) : []
    case GDK_MOTION_NOTIFY: return move(event)
    case GDK_LEAVE_NOTIFY: return pressed == nil ? [.hover(nil)] : []
    case GDK_GRAB_BROKEN: return end(event, .cancel)
    case GDK_SCROLL: return scroll(event)
    case GDK_TOUCHPAD_PINCH: return pinch(event)
    default: return []
    }
  }

  private mutating func press(_ event: OpaquePointer, sequence: OpaquePointer?, button: UInt32 = 1) -> [InputEvent] {
    guard let location = location(of: event) else { return [] }
    self.location = location
    if gdk_event_triggers_context_menu(event) != 0 { return [.contextMenu(.none, at: location)] }
    guard button == 1 else { return [] }
    let count = clicks.count(at: location, time: time)
    pressed = (sequence, count, kind(of: event))
    return [.pointer(pointer(.down, at: location, event))]
  }

  private mutating func move(_ event: OpaquePointer) -> [InputEvent] {
    guard let location = location(of: event) else { return [] }
    self.location = location
    let pointer = pointer(.move, at: location, event)
    return [pressed == nil ? .hover(pointer) : .pointer(pointer)]
  }

  private mutating func end(_ event: OpaquePointer, _ phase: PointerEvent.Phase) -> [InputEvent] {
    guard pressed != nil else { return [] }
    let end = pointer(phase, at: location(of: event) ?? .zero, event)
    pressed = nil
    return [.pointer(end)]
  }

  private mutating func scroll(_ event: OpaquePointer) -> [InputEvent] {
    var (right, down) = (0.0, 0.0)
    switch gdk_scroll_event_get_direction(event) {
    case GDK_SCROLL_UP: down = -CanvasInput.notch
    case GDK_SCROLL_DOWN: down = CanvasInput.notch
    case GDK_SCROLL_LEFT: right = -CanvasInput.notch
    case GDK_SCROLL_RIGHT: right = CanvasInput.notch
    default:
      if gdk_scroll_event_is_stop(event) != 0 {
        return momentum.end(at: time).map { [.fling(at: location, velocity: $0)] } ?? []
      }
      gdk_scroll_event_get_deltas(event, &right, &down)
      let isWheel = gdk_scroll_event_get_unit(event) == GDK_SCROLL_UNIT_WHEEL
      let unit = isWheel ? CanvasInput.notch : 1
      (right, down) = (right * unit, down * unit)
      momentum.add(Point(x: right, y: down), at: time)
    }
    let modifiers = modifiers(of: event)
    if !modifiers.intersection([.control, .option, .command]).isEmpty {
      return [
        .magnify(
          MagnifyEvent(
            phase: .step, location: location, factor: exp(-down / CanvasInput.notch), time: time, modifiers: modifiers))
      ]
    }
    if modifiers.contains(.shift), right == 0 { (right, down) = (down, 0) }
    return right == 0 && down == 0 ? [] : [.wheel(at: location, delta: Point(x: right, y: down))]
  }

  // MARK: - Pinches

  /// Returns the magnification for a trackpad pinch.
  private mutating func pinch(_ event: OpaquePointer) -> [InputEvent] {
    let scale = gdk_touchpad_event_get_pinch_scale(event)
    let phase: MagnifyEvent.Phase
    switch gdk_touchpad_event_get_gesture_phase(event) {
    case GDK_TOUCHPAD_GESTURE_PHASE_BEGIN: phase = .began
    case GDK_TOUCHPAD_GESTURE_PHASE_END: phase = .ended
    case GDK_TOUCHPAD_GESTURE_PHASE_CANCEL: phase = .cancelled
    default: phase = .changed
    }
    return magnify(phase, scale: scale, at: self.location(of: event) ?? location)
  }

  /// Returns the events for a step of a pinch.
  ///
  /// - Parameter scale: The distance between the fingers, relative to the beginning.
  mutating func magnify(_ phase: MagnifyEvent.Phase, scale: Double, at point: Point) -> [InputEvent] {
    guard let factor = pinch.factor(phase, scale: scale) else { return [] }
    var events: [InputEvent] = []
    // A pinch ends a press by one of its fingers.
    if phase == .began, let held = pressed {
      events.append(
        .pointer(
          PointerEvent(phase: .cancel, location: location, time: time, clickCount: held.count, kind: held.kind)))
      pressed = nil
    }
    events.append(.magnify(MagnifyEvent(phase: phase, location: point, factor: factor, time: time)))
    return events
  }

  // MARK: - Parts of events

  private func pointer(_ phase: PointerEvent.Phase, at location: Point, _ event: OpaquePointer) -> PointerEvent {
    PointerEvent(
      phase: phase, location: location, time: time, clickCount: pressed?.count ?? 1,
      modifiers: modifiers(of: event), kind: pressed?.kind ?? kind(of: event))
  }

  private func isPresent(_ event: OpaquePointer) -> Bool {
    pressed.map { $0.sequence == gdk_event_get_event_sequence(event) } ?? false
  }

  /// The time in seconds, on the frame clock. On some display servers, event times have another origin.
  private var time: Double { Double(g_get_monotonic_time()) / 1_000_000 }

  private func modifiers(of event: OpaquePointer) -> KeyEvent.Modifiers {
    KeyMapping.modifiers(gdk_event_get_modifier_state(event))
  }

  private func kind(of event: OpaquePointer) -> PointerEvent.Kind {
    guard let device = gdk_event_get_device(event) else { return .mouse }
    switch gdk_device_get_source(device) {
    case GDK_SOURCE_TOUCHSCREEN: return .touch
    case GDK_SOURCE_PEN: return .pen
    default: return .mouse
    }
  }

  /// The location in the canvas, in points.
  private func location(of event: OpaquePointer) -> Point? {
    var (x, y) = (0.0, 0.0)
    guard gdk_event_get_position(event, &x, &y) != 0, let native = gtk_widget_get_native(widget) else { return nil }
    var (left, top) = (0.0, 0.0)
    gtk_native_get_surface_transform(native, &left, &top)
    var (inX, inY) = (0.0, 0.0)
    let root = UnsafeMutableRawPointer(native).assumingMemoryBound(to: GtkWidget.self)
    guard gtk_widget_translate_coordinates(root, widget, x - left, y - top, &inX, &inY) != 0 else { return nil }
    return Point(x: inX, y: inY)
  }
}
