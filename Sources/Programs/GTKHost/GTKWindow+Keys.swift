import CGtk

/// A part of the list of keys.
public struct KeyGroup: Sendable {
  /// The title.
  public var title: String
  /// The keys in GTK's notation, such as `<Control>o`, several with spaces between them, and what each does.
  public var keys: [(key: String, title: String)]

  /// Creates a group.
  public init(_ title: String, _ keys: [(key: String, title: String)]) { (self.title, self.keys) = (title, keys) }
}

extension GTKWindow {
  /// Shows a list of keys in the desktop's dialog, in which they can be searched.
  public func showKeys(_ groups: [KeyGroup]) {
    var text = """
      <interface><object class="GtkShortcutsWindow" id="keys"><property name="modal">1</property><child>
      <object class="GtkShortcutsSection"><property name="section-name">keys</property>
      <property name="max-height">14</property>
      """
    for group in groups {
      text += #"<child><object class="GtkShortcutsGroup">"# + GTKWindow.property("title", group.title)
      for (key, title) in group.keys {
        text += #"<child><object class="GtkShortcutsShortcut">"# + GTKWindow.property("accelerator", key)
        text += GTKWindow.property("title", title) + "</object></child>"
      }
      text += "</object></child>"
    }
    text += "</object></child></object></interface>"
    let builder = gtk_builder_new_from_string(text, -1)
    defer { g_object_unref(UnsafeMutableRawPointer(builder!)) }
    guard let keys = gtk_builder_get_object(builder, "keys") else { return }
    let dialog = UnsafeMutableRawPointer(keys).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(dialog, desktop.window)
    gtk_window_set_destroy_with_parent(dialog, 1)
    gtk_window_present(dialog)
  }

  private static func property(_ name: String, _ value: String) -> String {
    let escaped = g_markup_escape_text(value, -1)
    defer { g_free(escaped) }
    return "<property name=\"\(name)\">\(escaped.map { String(cString: $0) } ?? "")</property>"
  }
}
