import Almanac
import CGtk

/// The GObject class of the widget.
extension Canvas {
  static let type: GType = {
    var info = GTypeInfo()
    info.class_size = UInt16(MemoryLayout<GtkWidgetClass>.size)
    info.instance_size = UInt16(MemoryLayout<GtkWidget>.size + MemoryLayout<UnsafeMutableRawPointer>.size)
    info.class_init = { pointer, _ in
      guard let pointer else { return }
      let methods = pointer.assumingMemoryBound(to: GtkWidgetClass.self)
      methods.pointee.snapshot = { widget, snapshot in
        guard let widget, let snapshot else { return }
        Canvas.of(widget)?.paint(on: snapshot)
      }
      methods.pointee.measure = { _, _, _, least, natural, leastBaseline, naturalBaseline in
        least?.pointee = 1
        natural?.pointee = 1
        leastBaseline?.pointee = -1
        naturalBaseline?.pointee = -1
      }
      methods.pointee.size_allocate = { widget, width, height, _ in
        guard let widget else { return }
        Canvas.of(widget)?.resize(Size(width: Double(width), height: Double(height)))
      }
      methods.pointee.focus = { widget, direction in
        guard let widget, let canvas = Canvas.of(widget), let onTab = canvas.onTab else { return 0 }
        switch direction {
        case GTK_DIR_TAB_FORWARD: return onTab(true) ? 1 : 0
        case GTK_DIR_TAB_BACKWARD: return onTab(false) ? 1 : 0
        default: return 0
        }
      }
      pointer.assumingMemoryBound(to: GObjectClass.self).pointee.dispose = { object in
        guard let object else { return }
        Canvas.dispose(UnsafeMutableRawPointer(object).assumingMemoryBound(to: GtkWidget.self))
        let parent = g_type_class_peek(gtk_widget_get_type()).assumingMemoryBound(to: GObjectClass.self)
        parent.pointee.dispose(object)
      }
    }
    return g_type_register_static(gtk_widget_get_type(), "AlmanacCanvas", &info, GTypeFlags(rawValue: 0))
  }()

  /// Returns the memory after the widget's own fields that holds its canvas.
  static func slot(_ widget: Widget) -> UnsafeMutablePointer<UnsafeMutableRawPointer?> {
    UnsafeMutableRawPointer(widget).advanced(by: MemoryLayout<GtkWidget>.size)
      .assumingMemoryBound(to: UnsafeMutableRawPointer?.self)
  }

  private static func of(_ widget: Widget) -> Canvas? {
    slot(widget).pointee.map { Unmanaged<Canvas>.fromOpaque($0).takeUnretainedValue() }
  }

  private static func dispose(_ widget: Widget) {
    while let child = gtk_widget_get_first_child(widget) { gtk_widget_unparent(child) }
    guard let canvas = slot(widget).pointee else { return }
    slot(widget).pointee = nil
    Canvas.liveCount -= 1
    Unmanaged<Canvas>.fromOpaque(canvas).release()
  }
}
