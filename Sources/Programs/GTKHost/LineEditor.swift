import CGtk

/// A single-line text editor.
final class LineEditor: FieldEditor {
  let widget: Canvas.Widget = gtk_entry_new()
  var textWidget: Canvas.Widget { widget }
  var onChange: ((String) -> Void)?
  private var isUpdating = false
  private var editable: OpaquePointer { OpaquePointer(widget) }

  init() {
    g_object_ref_sink(widget)
    let changed: @convention(c) (OpaquePointer, gpointer) -> Void = { _, owner in
      let editor = Signal.owner(owner, as: LineEditor.self)
      if !editor.isUpdating { editor.onChange?(editor.text) }
    }
    Signal.connect(widget, "changed", self, changed)
  }

  deinit {
    Signal.disconnect(widget, self)
    g_object_unref(widget)
  }

  var text: String {
    get { gtk_editable_get_text(editable).map { String(cString: $0) } ?? "" }
    set {
      isUpdating = true
      gtk_editable_set_text(editable, newValue)
      isUpdating = false
    }
  }

  /// Selects the whole text, so that typing replaces it.
  func begin() { gtk_editable_select_region(editable, 0, -1) }
}
