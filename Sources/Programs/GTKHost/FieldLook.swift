import Almanac
import CGtk

/// The look of a GTK field, which matches the view it covers.
struct FieldLook {
  /// The color of the text and the cursor.
  var ink: RGBA
  /// The direction of the window.
  var direction: LayoutDirection
  /// The font family of the desktop.
  var fontFamily: String

  /// Applies the typography of a view to a widget, and removes the widget's own background and outline.
  func apply(to widget: Canvas.Widget, _ style: TextStyle?) {
    let color = "rgb(\(ink.red),\(ink.green),\(ink.blue))"
    let (size, lineHeight) = (style?.size ?? 14, style?.lineHeight ?? 20)
    let weight = style?.weight.rawValue ?? 400
    let family = fontFamily.filter { $0 != "\"" && $0 != "\\" }
    let rules = """
      entry, entry > text, textview, textview > text { all: unset; color: \(color); caret-color: \(color); background: none;
        font-family: "\(family)"; font-size: \(size)px; font-weight: \(weight); min-height: 0; }
      textview { line-height: \(lineHeight)px; }
      selection { background-color: rgba(64,128,255,0.35); color: \(color); }
      """
    let provider = gtk_css_provider_new()
    gtk_css_provider_load_from_data(provider, rules, -1)
    for part in [widget, gtk_widget_get_first_child(widget)] {
      guard let part else { continue }
      gtk_style_context_add_provider(
        gtk_widget_get_style_context(part), OpaquePointer(provider), guint(GTK_STYLE_PROVIDER_PRIORITY_APPLICATION))
    }
    g_object_unref(UnsafeMutableRawPointer(provider!))
  }
}
