import CGtk

/// Sets the accessible properties of a widget.
enum Describing {
  static func set(_ property: GtkAccessibleProperty, _ text: String, of widget: Canvas.Widget) {
    var (property, value) = (property, GValue())
    gtk_accessible_property_init_value(property, &value)
    g_value_set_string(&value, text)
    gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
    g_value_unset(&value)
  }

  static func set(_ property: GtkAccessibleProperty, _ isOn: Bool, of widget: Canvas.Widget) {
    var (property, value) = (property, GValue())
    gtk_accessible_property_init_value(property, &value)
    g_value_set_boolean(&value, isOn ? 1 : 0)
    gtk_accessible_update_property_value(OpaquePointer(widget), 1, &property, &value)
    g_value_unset(&value)
  }

  static func set(_ state: GtkAccessibleState, _ isOn: Bool, of widget: Canvas.Widget) {
    // GTK 4.8 reads numbers even where its own initialization of the value expects cases.
    var (state, value) = (state, number(isOn ? 1 : 0))
    gtk_accessible_update_state_value(OpaquePointer(widget), 1, &state, &value)
    g_value_unset(&value)
  }

  static func set(_ relation: GtkAccessibleRelation, _ count: Int, of widget: Canvas.Widget) {
    var (relation, value) = (relation, number(gint(clamping: count)))
    gtk_accessible_update_relation_value(OpaquePointer(widget), 1, &relation, &value)
    g_value_unset(&value)
  }

  private static func number(_ number: gint) -> GValue {
    var value = GValue()
    g_value_init(&value, GTypes.int)
    g_value_set_int(&value, number)
    return value
  }
}
