package import Almanac
package import CGtk

/// Access for tests of this host.
extension GTKWindowHost {
  /// The widget of the canvas.
  package var widget: UnsafeMutablePointer<GtkWidget> { canvas.widget }
  /// The size of the canvas, in points.
  package var canvasSize: Size { canvas.size }
  /// The number of frames that GTK has shown.
  package var frameCount: Int {
    gtk_widget_get_frame_clock(canvas.widget).map { gdk_frame_clock_get_frame_counter($0) } ?? 0
  }
  /// The frame of the field being edited; `nil` if there is none.
  package var fieldFrame: Rect? { field?.frame }

  /// Returns the text of the GTK field over a view; `nil` if there is none.
  package func fieldText(of id: ViewID) -> String? { field.flatMap { $0.id == id ? $0.text : nil } }

  /// Returns the view that a widget describes or edits.
  package func view(of widget: UnsafeMutablePointer<GtkWidget>) -> ViewID? {
    if let field, field.widget == widget { return field.id }
    return accessibleTree.view(of: widget)
  }

  /// Activates the widget of a view, as assistive technology does.
  package func activate(_ id: ViewID) {
    guard let widget = accessibleTree.widget(of: id) else { return }
    gtk_widget_activate_action_variant(widget, "almanac.activate", nil)
  }

  /// Whether no frame is requested, so that the frame clock does not run.
  package var isAtRest: Bool { tickCallback == 0 }
  /// The last painted surface, which is a new one after each painting.
  package var picture: OpaquePointer? { canvas.picture?.surface }

  /// Simulates a step of a pinch from GTK's gesture.
  package func pinch(_ phase: MagnifyEvent.Phase, scale: Double, at point: Point) {
    canvas.onPinch?(phase, scale, point)
  }

  /// Repaints the canvas with the next frame.
  package func repaint() { canvas.invalidate() }

  /// Returns the texture that GTK shows for the canvas; the caller owns the reference.
  package func texture() -> OpaquePointer? {
    guard let paintable = gtk_widget_paintable_new(canvas.widget), let native = gtk_widget_get_native(canvas.widget),
      let snapshot = gtk_snapshot_new()
    else { return nil }
    defer { g_object_unref(UnsafeMutableRawPointer(paintable)) }
    gdk_paintable_snapshot(paintable, snapshot, canvas.size.width, canvas.size.height)
    guard let node = gtk_snapshot_free_to_node(snapshot) else { return nil }
    defer { gsk_render_node_unref(node) }
    var bounds = graphene_rect_t()
    graphene_rect_init(&bounds, 0, 0, Float(canvas.size.width), Float(canvas.size.height))
    return gsk_renderer_render_texture(gtk_native_get_renderer(native), node, &bounds)
  }
}
