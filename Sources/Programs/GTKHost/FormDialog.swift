import CGtk

/// A dialog with labeled rows and buttons, in the looks of the desktop.
///
/// ```swift
/// let dialog = FormDialog("Preferences", over: window)
/// dialog.addChoice("_First weekday", ["Monday", "Sunday"], chosen: 0) { firstWeekday = $0 }
/// dialog.addButton("_Close", isDefault: true) { dialog.close() }
/// dialog.show()
/// ```
///
/// A shown dialog retains itself until it is closed: by Escape, a button, or with its window. Underscores in titles
/// precede mnemonic letters.
public final class FormDialog {
  /// A sentence below the rows, such as a result or an error.
  public var note = "" { didSet { if !isClosed { gtk_label_set_text(OpaquePointer(label), note) } } }

  private let widget: Canvas.Widget
  private let header: Canvas.Widget
  private let columns: Canvas.Widget
  private let grid: Canvas.Widget
  private let label: Canvas.Widget
  private var rowCount: gint = 0
  private var buttons: [Canvas.Widget] = []
  private var defaultButton: Canvas.Widget?
  private var actions: [Canvas.Widget: () -> Void] = [:]
  private var preview: PagePreview?
  private var isClosed = false

  /// Creates a dialog without rows.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - window: The window that cannot be used until the dialog is closed.
  public init(_ title: String, over window: GTKWindow) {
    widget = gtk_window_new()
    header = gtk_header_bar_new()
    columns = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 24)
    grid = gtk_grid_new()
    label = gtk_label_new("")
    let dialog = FormDialog.cast(widget, to: GtkWindow.self)
    gtk_window_set_title(dialog, title)
    gtk_window_set_transient_for(dialog, window.desktop.window)
    gtk_window_set_modal(dialog, 1)
    gtk_window_set_destroy_with_parent(dialog, 1)
    gtk_window_set_titlebar(dialog, header)
    gtk_header_bar_set_show_title_buttons(OpaquePointer(header), 0)
    gtk_grid_set_row_spacing(FormDialog.cast(grid, to: GtkGrid.self), 12)
    gtk_grid_set_column_spacing(FormDialog.cast(grid, to: GtkGrid.self), 12)
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_max_width_chars(OpaquePointer(label), 48)
    let rows = gtk_box_new(GTK_ORIENTATION_VERTICAL, 18)!
    FormDialog.append(grid, to: rows)
    FormDialog.append(label, to: rows)
    FormDialog.append(rows, to: columns)
    for set in [gtk_widget_set_margin_top, gtk_widget_set_margin_bottom, gtk_widget_set_margin_start] {
      set(columns, 18)
    }
    gtk_widget_set_margin_end(columns, 18)
    gtk_window_set_child(dialog, columns)
    let shortcuts = gtk_shortcut_controller_new()
    gtk_shortcut_controller_add_shortcut(
      shortcuts,
      gtk_shortcut_new(gtk_shortcut_trigger_parse_string("Escape"), gtk_named_action_new("window.close")))
    gtk_widget_add_controller(widget, shortcuts)
  }

  /// Adds a row with a list of choices.
  ///
  /// - Parameters:
  ///   - isLong: Whether the list can be searched by typing.
  ///   - onChange: Called with the index of another choice.
  public func addChoice(
    _ title: String, _ choices: [String], chosen: Int, isLong: Bool = false, onChange: @escaping (Int) -> Void
  ) {
    let list = gtk_string_list_new(nil)!
    for choice in choices { gtk_string_list_append(list, choice) }
    let menu = gtk_drop_down_new(list, gtk_property_expression_new(gtk_string_object_get_type(), nil, "string"))!
    gtk_drop_down_set_selected(OpaquePointer(menu), guint(max(0, chosen)))
    gtk_drop_down_set_enable_search(OpaquePointer(menu), isLong ? 1 : 0)
    actions[menu] = {
      // While a list is removed, no choice is selected.
      let index = Int(gtk_drop_down_get_selected(OpaquePointer(menu)))
      if choices.indices.contains(index) { onChange(index) }
    }
    let changed: @convention(c) (Canvas.Widget, OpaquePointer, gpointer) -> Void = { menu, _, owner in
      Signal.owner(owner, as: FormDialog.self).actions[menu]?()
    }
    Signal.connect(menu, "notify::selected", self, changed)
    add(menu, title)
  }

  /// Adds a row that is on or off.
  public func addSwitch(_ title: String, isOn: Bool, onChange: @escaping (Bool) -> Void) {
    let button = gtk_check_button_new_with_mnemonic(title)!
    let pointer = FormDialog.cast(button, to: GtkCheckButton.self)
    gtk_check_button_set_active(pointer, isOn ? 1 : 0)
    actions[button] = { onChange(gtk_check_button_get_active(pointer) != 0) }
    connect("toggled", of: button)
    gtk_grid_attach(FormDialog.cast(grid, to: GtkGrid.self), button, 1, rowCount, 1, 1)
    rowCount += 1
  }

  /// Adds a row with a field of one line.
  ///
  /// - Parameter onChange: Called with the text after each change.
  /// - Returns: A function that replaces the text, as a change.
  @discardableResult
  public func addText(_ title: String, _ text: String, onChange: @escaping (String) -> Void) -> (String) -> Void {
    let entry = gtk_entry_new()!
    gtk_editable_set_text(OpaquePointer(entry), text)
    gtk_entry_set_activates_default(FormDialog.cast(entry, to: GtkEntry.self), 1)
    actions[entry] = { onChange(gtk_editable_get_text(OpaquePointer(entry)).map { String(cString: $0) } ?? "") }
    connect("changed", of: entry)
    add(entry, title)
    return { [weak self] in if self?.isClosed == false { gtk_editable_set_text(OpaquePointer(entry), $0) } }
  }

  /// Adds a preview of pages beside the rows and returns it.
  public func addPreview() -> PagePreview {
    let preview = PagePreview()
    self.preview = preview
    FormDialog.append(preview.widget, to: columns)
    return preview
  }

  /// Adds a button: the first at the start of the header bar, which closes or cancels, the others at its end.
  ///
  /// - Parameter isDefault: Whether it has the focus at first, and Enter chooses it in fields.
  public func addButton(_ title: String, isDefault: Bool = false, action: @escaping () -> Void) {
    let button = gtk_button_new_with_mnemonic(title)!
    actions[button] = action
    connect("clicked", of: button)
    if buttons.isEmpty {
      gtk_header_bar_pack_start(OpaquePointer(header), button)
    } else {
      gtk_header_bar_pack_end(OpaquePointer(header), button)
    }
    buttons.append(button)
    if isDefault {
      defaultButton = button
      gtk_widget_add_css_class(button, "suggested-action")
      gtk_window_set_default_widget(FormDialog.cast(widget, to: GtkWindow.self), button)
    }
  }

  /// Enables or disables all buttons but the first.
  public func setEnabled(_ isEnabled: Bool) {
    guard !isClosed else { return }
    for button in buttons.dropFirst() { gtk_widget_set_sensitive(button, isEnabled ? 1 : 0) }
  }

  /// Shows the dialog.
  public func show() {
    let owner = Unmanaged.passRetained(self)
    let destroyed: @convention(c) (Canvas.Widget, gpointer) -> Void = { _, owner in
      let dialog = Unmanaged<FormDialog>.fromOpaque(owner).takeRetainedValue()
      (dialog.actions, dialog.preview, dialog.isClosed) = ([:], nil, true)
    }
    g_signal_connect_data(
      widget, "destroy", unsafeBitCast(destroyed, to: GCallback.self), owner.toOpaque(), nil,
      GConnectFlags(rawValue: 0))
    gtk_window_present(FormDialog.cast(widget, to: GtkWindow.self))
    if let defaultButton { gtk_widget_grab_focus(defaultButton) }
  }

  /// Closes the dialog.
  public func close() { if !isClosed { gtk_window_close(FormDialog.cast(widget, to: GtkWindow.self)) } }

  private func add(_ control: Canvas.Widget, _ title: String) {
    let label = gtk_label_new_with_mnemonic(title)!
    gtk_label_set_mnemonic_widget(OpaquePointer(label), control)
    gtk_label_set_xalign(OpaquePointer(label), 1)
    gtk_widget_set_hexpand(control, 1)
    Describing.set(GTK_ACCESSIBLE_PROPERTY_LABEL, title.replacing("_", with: ""), of: control)
    let table = FormDialog.cast(grid, to: GtkGrid.self)
    gtk_grid_attach(table, label, 0, rowCount, 1, 1)
    gtk_grid_attach(table, control, 1, rowCount, 1, 1)
    rowCount += 1
  }

  private func connect(_ signal: String, of control: Canvas.Widget) {
    let handler: @convention(c) (Canvas.Widget, gpointer) -> Void = { control, owner in
      Signal.owner(owner, as: FormDialog.self).actions[control]?()
    }
    Signal.connect(control, signal, self, handler)
  }

  /// Appends a widget to a box.
  static func append(_ widget: Canvas.Widget, to box: Canvas.Widget) {
    gtk_box_append(cast(box, to: GtkBox.self), widget)
  }

  /// Returns a pointer to a widget as its class.
  static func cast<Class>(_ widget: Canvas.Widget, to type: Class.Type) -> UnsafeMutablePointer<Class> {
    UnsafeMutableRawPointer(widget).assumingMemoryBound(to: type)
  }
}
