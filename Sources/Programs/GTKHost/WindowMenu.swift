import CGtk

/// The header bar of a window, with its menu button, which F10 opens.
final class WindowMenu {
  /// The header bar.
  let header: Canvas.Widget
  private let window: Canvas.Widget
  private let button: Canvas.Widget
  private var lines: [MenuLine] = []

  /// Creates a header bar without a menu.
  init(of window: Canvas.Widget) {
    self.window = window
    header = gtk_header_bar_new()
    button = gtk_menu_button_new()
    g_object_ref_sink(header)
    gtk_menu_button_set_icon_name(OpaquePointer(button), "open-menu-symbolic")
    gtk_menu_button_set_primary(OpaquePointer(button), 1)
    gtk_widget_hide(button)
    gtk_header_bar_pack_end(OpaquePointer(header), button)
  }

  deinit { g_object_unref(header) }

  /// Shows a menu of sections of lines.
  ///
  /// - Parameter title: The name of the menu.
  func show(_ sections: [[MenuLine]], title: String) {
    lines = sections.flatMap { $0 }
    let (menu, group) = (g_menu_new(), g_simple_action_group_new())
    let shortcuts = gtk_shortcut_controller_new()
    gtk_shortcut_controller_set_scope(shortcuts, GTK_SHORTCUT_SCOPE_GLOBAL)
    var number = 0
    for section in sections {
      let part = g_menu_new()
      for line in section {
        let name = "line\(number)"
        add(name, number, to: group)
        g_menu_append(part, line.title, "window." + name)
        if !line.key.isEmpty {
          let trigger = gtk_shortcut_trigger_parse_string(line.key)
          gtk_shortcut_controller_add_shortcut(
            shortcuts, gtk_shortcut_new(trigger, gtk_named_action_new("window." + name)))
        }
        number += 1
      }
      g_menu_append_section(menu, nil, UnsafeMutableRawPointer(part!).assumingMemoryBound(to: GMenuModel.self))
      g_object_unref(UnsafeMutableRawPointer(part!))
    }
    gtk_widget_insert_action_group(window, "window", OpaquePointer(group))
    gtk_widget_add_controller(window, shortcuts)
    gtk_menu_button_set_menu_model(
      OpaquePointer(button), UnsafeMutableRawPointer(menu!).assumingMemoryBound(to: GMenuModel.self))
    gtk_widget_set_tooltip_text(button, title)
    Describing.set(GTK_ACCESSIBLE_PROPERTY_LABEL, title, of: button)
    gtk_widget_show(button)
    g_object_unref(UnsafeMutableRawPointer(menu!))
    g_object_unref(UnsafeMutableRawPointer(group!))
  }

  /// Releases the actions of the lines.
  func close() {
    gtk_widget_insert_action_group(window, "window", nil)
    lines = []
  }

  private func add(_ name: String, _ number: Int, to group: UnsafeMutablePointer<GSimpleActionGroup>?) {
    let action = g_simple_action_new(name, nil)
    let chosen: @convention(c) (OpaquePointer, OpaquePointer?, gpointer) -> Void = { action, _, owner in
      let menu = Signal.owner(owner, as: WindowMenu.self)
      guard let name = g_action_get_name(action), let number = Int(String(cString: name).dropFirst("line".count)),
        menu.lines.indices.contains(number)
      else { return }
      menu.lines[number].action()
    }
    Signal.connect(UnsafeMutableRawPointer(action!), "activate", self, chosen)
    g_action_map_add_action(OpaquePointer(group), action)
    g_object_unref(UnsafeMutableRawPointer(action!))
  }
}
