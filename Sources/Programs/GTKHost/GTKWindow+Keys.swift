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
  /// Shows a list of keys until the user closes it.
  ///
  /// GTK's own window for keys, `GtkShortcutsWindow`, does not scroll, and GTK 4.8 warns about the labels of its pages.
  public func showKeys(_ groups: [KeyGroup], title: String) {
    var row = 0
    var cells = ""
    for group in groups {
      cells += GTKWindow.cell("GtkLabel", ["label": group.title, "css-classes": "heading"], 0, row)
      row += 1
      for (key, title) in group.keys {
        cells += GTKWindow.cell("GtkLabel", ["label": title], 0, row)
        cells += GTKWindow.cell("GtkShortcutLabel", ["accelerator": key], 1, row)
        row += 1
      }
    }
    let margins = ["start", "end", "top", "bottom"].map { GTKWindow.property("margin-" + $0, "18") }.joined()
    let text = """
      <interface><object class="GtkWindow" id="keys"><property name="modal">1</property>
      <property name="default-height">640</property>\(GTKWindow.property("title", title))
      <child><object class="GtkShortcutController"><child><object class="GtkShortcut">
      <property name="trigger">Escape</property><property name="action">action(window.close)</property>
      </object></child></object></child>
      <child><object class="GtkScrolledWindow"><property name="hscrollbar-policy">never</property>
      <child><object class="GtkGrid"><property name="row-spacing">8</property>
      <property name="column-spacing">24</property>\(margins)\(cells)</object></child></object></child>
      </object></interface>
      """
    let builder = gtk_builder_new_from_string(text, -1)
    defer { g_object_unref(UnsafeMutableRawPointer(builder!)) }
    guard let keys = gtk_builder_get_object(builder, "keys") else { return }
    let dialog = UnsafeMutableRawPointer(keys).assumingMemoryBound(to: GtkWindow.self)
    gtk_window_set_transient_for(dialog, desktop.window)
    gtk_window_set_destroy_with_parent(dialog, 1)
    gtk_window_present(dialog)
  }

  private static func cell(_ type: String, _ values: [String: String], _ column: Int, _ row: Int) -> String {
    let properties = values.sorted { $0.key < $1.key }.map { property($0.key, $0.value) }.joined()
    return """
      <child><object class="\(type)"><property name="halign">start</property>\(properties)
      <layout><property name="column">\(column)</property><property name="row">\(row)</property></layout>
      </object></child>
      """
  }

  private static func property(_ name: String, _ value: String) -> String {
    let escaped = g_markup_escape_text(value, -1)
    defer { g_free(escaped) }
    return "<property name=\"\(name)\">\(escaped.map { String(cString: $0) } ?? "")</property>"
  }
}
