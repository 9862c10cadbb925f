import Almanac
import CGtk

/// Input from devices.
extension Canvas {
  /// Starts receiving events of pointers, keys, and pinches.
  func takeEvents() {
    let controller = gtk_event_controller_legacy_new()
    let handle: @convention(c) (OpaquePointer, OpaquePointer, gpointer) -> gboolean = { _, event, canvas in
      Signal.owner(canvas, as: Canvas.self).onEvent?(event) == true ? 1 : 0
    }
    Signal.connect(UnsafeMutableRawPointer(controller!), "event", self, handle)
    // Before a nested field, which would handle Enter.
    gtk_event_controller_set_propagation_phase(controller, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, controller)
    let zoom = gtk_gesture_zoom_new()
    let scaled: @convention(c) (OpaquePointer, Double, gpointer) -> Void = { gesture, scale, canvas in
      Signal.owner(canvas, as: Canvas.self).pinched(.changed, scale, gesture)
    }
    let began: @convention(c) (OpaquePointer, OpaquePointer?, gpointer) -> Void = { gesture, _, canvas in
      Signal.owner(canvas, as: Canvas.self).pinched(.began, 1, gesture)
    }
    let ended: @convention(c) (OpaquePointer, OpaquePointer?, gpointer) -> Void = { gesture, _, canvas in
      Signal.owner(canvas, as: Canvas.self).pinched(.ended, 1, gesture)
    }
    let cancelled: @convention(c) (OpaquePointer, OpaquePointer?, gpointer) -> Void = { gesture, _, canvas in
      Signal.owner(canvas, as: Canvas.self).pinched(.cancelled, 1, gesture)
    }
    let gesture = UnsafeMutableRawPointer(zoom!)
    Signal.connect(gesture, "scale-changed", self, scaled)
    Signal.connect(gesture, "begin", self, began)
    Signal.connect(gesture, "end", self, ended)
    Signal.connect(gesture, "cancel", self, cancelled)
    gtk_event_controller_set_propagation_phase(zoom, GTK_PHASE_CAPTURE)
    gtk_widget_add_controller(widget, zoom)
  }

  private func pinched(_ phase: MagnifyEvent.Phase, _ scale: Double, _ gesture: OpaquePointer) {
    var (x, y) = (0.0, 0.0)
    guard phase == .ended || phase == .cancelled || gtk_gesture_get_bounding_box_center(gesture, &x, &y) != 0 else {
      return
    }
    onPinch?(phase, scale, Point(x: x, y: y))
  }
}
