import CGtk

/// A notice above the calendar that stays until it is closed.
final class NoticeBar {
  /// The bar, hidden while there is no notice.
  let widget: Canvas.Widget
  private let label: Canvas.Widget

  init() {
    widget = gtk_box_new(GTK_ORIENTATION_HORIZONTAL, 12)
    label = gtk_label_new("")
    gtk_label_set_wrap(OpaquePointer(label), 1)
    gtk_label_set_xalign(OpaquePointer(label), 0)
    gtk_label_set_selectable(OpaquePointer(label), 1)
    gtk_widget_set_hexpand(label, 1)
    let button = gtk_button_new_from_icon_name("window-close-symbolic")!
    gtk_widget_set_valign(button, GTK_ALIGN_CENTER)
    Describing.set(GTK_ACCESSIBLE_PROPERTY_LABEL, "Close", of: button)
    let box = UnsafeMutableRawPointer(widget).assumingMemoryBound(to: GtkBox.self)
    gtk_box_append(box, label)
    gtk_box_append(box, button)
    gtk_widget_add_css_class(button, "flat")
    dress()
    gtk_widget_hide(widget)
    let closed: @convention(c) (Canvas.Widget, gpointer) -> Void = { _, bar in
      gtk_widget_hide(bar.assumingMemoryBound(to: GtkWidget.self))
    }
    g_signal_connect_data(
      button, "clicked", unsafeBitCast(closed, to: GCallback.self), widget, nil, GConnectFlags(rawValue: 0))
  }

  /// Shows a text, replacing any other; an empty one hides the bar.
  func show(_ text: String) {
    gtk_label_set_text(OpaquePointer(label), text)
    if text.isEmpty { gtk_widget_hide(widget) } else { gtk_widget_show(widget) }
  }

  private func dress() {
    let provider = gtk_css_provider_new()
    // A bar that is lower has another least height while it appears, of which GTK warns.
    let rules = """
      box { padding: 8px 8px 8px 16px; min-height: 44px; color: @theme_fg_color; border-bottom: 1px solid alpha(@theme_fg_color, 0.15);
        background: mix(@theme_bg_color, @warning_color, 0.15); }
      """
    gtk_css_provider_load_from_data(provider, rules, -1)
    gtk_style_context_add_provider(
      gtk_widget_get_style_context(widget), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    g_object_unref(UnsafeMutableRawPointer(provider!))
  }
}
