import Almanac
import CGtk

/// A widget painted by Swift. It knows nothing of the engine; its owner sets closures for painting, sizes, and events.
///
/// The class of the widget is registered with GObject on first use. Each widget retains its `Canvas` until it is
/// disposed of.
final class Canvas {
  typealias Widget = UnsafeMutablePointer<GtkWidget>

  /// The widget, owned by its window.
  let widget: Widget
  /// Paints the canvas with Cairo, at a size in points.
  var onPaint: ((_ context: OpaquePointer, Size) -> Void)?
  /// Called with each new size, in points, before the canvas is painted.
  var onResize: ((Size) -> Void)?
  /// Handles an event from a device. Returns whether it was used.
  var onEvent: ((_ event: OpaquePointer) -> Bool)?
  /// Handles a step of a pinch, with the scale since its beginning and its center.
  var onPinch: ((MagnifyEvent.Phase, Double, Point) -> Void)?
  /// Takes the focus when it enters from the previous or next element. Returns whether it was taken.
  var onTab: ((_ isForward: Bool) -> Bool)?
  /// The rectangle to which children are clipped; `nil` for the whole canvas.
  var clipOfChildren: Rect?
  /// Returns the frame of a child, such as a text field; `nil` hides it.
  var frameOfChild: ((Widget) -> Rect?)?
  /// The size, in points.
  private(set) var size = Size.zero
  /// The number of pixels per point.
  var scale: Int { max(1, Int(gtk_widget_get_scale_factor(widget))) }
  /// The last painted picture; `nil` if the canvas has to be repainted. A blinking cursor in a field does not repaint
  /// the canvas.
  var picture: Picture?

  /// Creates a widget that can have the keyboard focus.
  ///
  /// - Parameters:
  ///   - role: The accessible role of the widget.
  ///   - takesEvents: Whether it receives events from devices.
  init(role: GtkAccessibleRole = GTK_ACCESSIBLE_ROLE_GROUP, takesEvents: Bool = true) {
    var value = GValue()
    g_value_init(&value, gtk_accessible_role_get_type())
    g_value_set_enum(&value, gint(role.rawValue))
    let object = "accessible-role".withCString { name in
      var names: [UnsafePointer<CChar>?] = [name]
      return UnsafeMutableRawPointer(g_object_new_with_properties(Canvas.type, 1, &names, &value)!)
    }
    g_value_unset(&value)
    widget = object.assumingMemoryBound(to: GtkWidget.self)
    gtk_widget_set_focusable(widget, 1)
    gtk_widget_set_hexpand(widget, 1)
    gtk_widget_set_vexpand(widget, 1)
    Canvas.slot(widget).pointee = Unmanaged.passRetained(self).toOpaque()
    Canvas.liveCount += 1
    if takesEvents { takeEvents() }
  }

  /// The number of live widgets; 0 when all windows are closed.
  nonisolated(unsafe) static var liveCount = 0

  deinit { forgetPicture() }

  /// Repaints the canvas with the next frame.
  func invalidate() {
    forgetPicture()
    gtk_widget_queue_draw(widget)
  }

  /// The children, in the order in which they were added.
  var children: [Widget] {
    var children: [Widget] = []
    var child = gtk_widget_get_first_child(widget)
    while let present = child {
      children.append(present)
      child = gtk_widget_get_next_sibling(present)
    }
    return children
  }

  /// Applies a size allocated by GTK.
  func resize(_ size: Size) {
    if size != self.size {
      self.size = size
      forgetPicture()
      onResize?(size)
    }
    placeChildren()
  }

  /// Moves the children to their current frames.
  func placeChildren() {
    for child in children {
      let frame = frameOfChild?(child)
      gtk_widget_set_child_visible(child, frame == nil ? 0 : 1)
      guard let frame else { continue }
      var (least, natural) = (gint(0), gint(0))
      gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, nil, nil)
      gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, &least, &natural, nil, nil)
      var origin = graphene_point_t()
      graphene_point_init(&origin, Float(frame.minX), Float(frame.minY))
      gtk_widget_allocate(
        child, gint(frame.width.rounded()), gint(max(frame.height.rounded(), Double(least))), -1,
        gsk_transform_translate(nil, &origin))
    }
  }
}
