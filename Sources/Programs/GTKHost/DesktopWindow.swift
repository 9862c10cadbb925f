package import Almanac
import CGtk
import CairoHost

/// A desktop window around a canvas: its header bar with a menu, and notices above the canvas. Its owner determines the
/// content of the canvas.
package final class DesktopWindow {
  /// The host of the canvas.
  package let host: GTKWindowHost
  /// Called when the user closes the window, before it is removed.
  package var onClose: (() -> Void)?
  /// Called with the paths of files dropped onto the window.
  package var onFiles: (([String]) -> Void)?

  let widget: UnsafeMutablePointer<GtkWidget>
  let menu: WindowMenu
  let notice: NoticeBar
  var window: UnsafeMutablePointer<GtkWindow> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkWindow.self)
  }
  /// The settings for painting the canvas; `nil` before `show`.
  private var looks: (painting: Painting, fonts: FontSet, language: String, family: String)?

  /// Creates a window without showing it.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - size: The size of the window, in points.
  ///   - hasHeader: Whether there is a header bar with a menu.
  /// - Throws: `Failure.noDisplay`.
  package init(title: String, size: Size, hasHeader: Bool) throws(GTKWindow.Failure) {
    try GTKWindow.connect()
    if g_get_application_name() == nil { g_set_application_name(title) }
    host = GTKWindowHost()
    widget = gtk_window_new()
    menu = WindowMenu(of: widget)
    notice = NoticeBar()
    gtk_window_set_title(window, title)
    gtk_window_set_default_size(window, gint(size.width), gint(size.height))
    gtk_window_set_icon_name(window, "almanac")
    if hasHeader { gtk_window_set_titlebar(window, menu.header) }
    let box = gtk_box_new(GTK_ORIENTATION_VERTICAL, 0)!
    let pointer = UnsafeMutableRawPointer(box).assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(pointer, notice.widget)
    gtk_box_append(pointer, host.canvas.widget)
    gtk_window_set_child(window, box)
    gtk_widget_set_size_request(host.canvas.widget, 320, 300)
    // Initially, no button has the focus.
    gtk_widget_grab_focus(host.canvas.widget)
    host.paint = { [weak self] list, context in
      guard let looks = self?.looks else { return }
      // As in pictures, areas without views are white, or black in the dark appearance.
      let ground: Double = looks.painting.appearance == .light ? 1 : 0
      cairo_set_source_rgb(context, ground, ground, ground)
      cairo_paint(context)
      CairoPainter(context, fonts: looks.fonts, hasPixels: true).paint(list, looks.painting)
    }
    host.onOpen = { [weak self] address in
      if let self, !address.isEmpty { gtk_show_uri(window, address, guint32(GDK_CURRENT_TIME)) }
    }
    let closed: @convention(c) (OpaquePointer, gpointer) -> gboolean = { _, owner in
      Signal.owner(owner, as: DesktopWindow.self).end()
      return 0
    }
    Signal.connect(widget, "close-request", self, closed)
    acceptFiles()
  }

  /// Shows the window, or updates its colors and fonts.
  package func show(_ painting: Painting, language: String, fontFamily: String) {
    let painting = painting.followingBackground
    let palette = painting.palette
    if looks.map({ $0.language == language && $0.family == fontFamily }) != true {
      guard let fonts = try? FontSet(settingsOfUserIn: language, family: fontFamily) else { return }
      looks = (painting, fonts, language, fontFamily)
    }
    looks?.painting = painting
    host.look = FieldLook(
      ink: palette.resolve(.role(CalendarRole.ink), appearance: painting.appearance), direction: painting.direction,
      fontFamily: fontFamily)
    // The header bar follows the style.
    DesktopSettings.show(painting.appearance)
    gtk_widget_set_default_direction(painting.direction == .leftToRight ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL)
    host.canvas.invalidate()
    gtk_widget_show(widget)
  }

  /// Whether the window has the focus of the display.
  package var isActive: Bool { gtk_window_is_active(window) != 0 }

  /// Resizes the window; the size is in points.
  package func resize(_ size: Size) { gtk_window_set_default_size(window, gint(size.width), gint(size.height)) }

  /// Closes the window.
  package func close() { gtk_window_close(window) }

  private func end() {
    onClose?()
    host.close()
    menu.close()
    (onClose, onFiles) = (nil, nil)
  }

  private func acceptFiles() {
    let target = gtk_drop_target_new(gdk_file_list_get_type(), GDK_ACTION_COPY)
    let dropped: @convention(c) (OpaquePointer, UnsafePointer<GValue>, Double, Double, gpointer) -> gboolean = {
      _, value, _, _, owner in
      let paths = FileDialog.paths(gdk_file_list_get_files(OpaquePointer(g_value_get_boxed(value))))
      Signal.owner(owner, as: DesktopWindow.self).onFiles?(paths)
      return paths.isEmpty ? 0 : 1
    }
    Signal.connect(UnsafeMutableRawPointer(target!), "drop", self, dropped)
    gtk_widget_add_controller(widget, target)
  }
}
