import CGtk

/// A multiline text editor that scrolls.
final class LinesEditor: FieldEditor {
  let widget: Canvas.Widget = gtk_scrolled_window_new()
  let textWidget: Canvas.Widget = gtk_text_view_new()
  var onChange: ((String) -> Void)?
  private var isUpdating = false
  private let buffer: UnsafeMutablePointer<GtkTextBuffer>

  init() {
    g_object_ref_sink(widget)
    let view = UnsafeMutableRawPointer(textWidget).assumingMemoryBound(to: GtkTextView.self)
    buffer = gtk_text_view_get_buffer(view)
    gtk_text_view_set_wrap_mode(view, GTK_WRAP_WORD_CHAR)
    // The Tab key moves to the next field.
    gtk_text_view_set_accepts_tab(view, 0)
    gtk_scrolled_window_set_policy(OpaquePointer(widget), GTK_POLICY_NEVER, GTK_POLICY_AUTOMATIC)
    gtk_scrolled_window_set_child(OpaquePointer(widget), textWidget)
    let changed: @convention(c) (OpaquePointer, gpointer) -> Void = { _, owner in
      let editor = Signal.owner(owner, as: LinesEditor.self)
      if !editor.isUpdating { editor.onChange?(editor.text) }
    }
    Signal.connect(buffer, "changed", self, changed)
  }

  deinit {
    Signal.disconnect(buffer, self)
    g_object_unref(widget)
  }

  var text: String {
    get {
      var (start, end) = (GtkTextIter(), GtkTextIter())
      gtk_text_buffer_get_bounds(buffer, &start, &end)
      guard let text = gtk_text_buffer_get_text(buffer, &start, &end, 0) else { return "" }
      defer { g_free(text) }
      return String(cString: text)
    }
    set {
      isUpdating = true
      gtk_text_buffer_set_text(buffer, newValue, gint(newValue.utf8.count))
      isUpdating = false
    }
  }

  /// Moves the cursor to the end, because notes are usually extended rather than replaced.
  func begin() {
    var end = GtkTextIter()
    gtk_text_buffer_get_end_iter(buffer, &end)
    gtk_text_buffer_place_cursor(buffer, &end)
  }
}
