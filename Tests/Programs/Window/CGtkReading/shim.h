// What GTK tells tests of widgets, by functions whose arguments have fixed types.
#include <gtk/gtk.h>

/// Returns the name of a widget as assistive technology reads it, to be freed.
static inline char *almanac_read_label(GtkWidget *widget) {
  char *seen = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_LABEL, "\x01");
  return seen ? seen : g_strdup("\x01");
}

/// Returns whether a widget has a state that says yes.
static inline gboolean almanac_has_state(GtkWidget *widget, GtkAccessibleState state) {
  if (!gtk_test_accessible_has_state(GTK_ACCESSIBLE(widget), state)) return FALSE;
  char *seen = gtk_test_accessible_check_state(GTK_ACCESSIBLE(widget), state, TRUE);
  g_free(seen);
  return seen == NULL;
}

/// Returns whether a widget says anything about a state.
static inline gboolean almanac_knows_state(GtkWidget *widget, GtkAccessibleState state) {
  return gtk_test_accessible_has_state(GTK_ACCESSIBLE(widget), state);
}

/// Returns whether a widget says that more than one of its children can be selected.
static inline gboolean almanac_is_multiselectable(GtkWidget *widget) {
  if (!gtk_test_accessible_has_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE)) return FALSE;
  char *seen = gtk_test_accessible_check_property(GTK_ACCESSIBLE(widget), GTK_ACCESSIBLE_PROPERTY_MULTI_SELECTABLE, TRUE);
  g_free(seen);
  return seen == NULL;
}

/// Returns whether the number of a relation is the one given; 0 is the number of one that is not set.
static inline gboolean almanac_is_relation(GtkWidget *widget, GtkAccessibleRelation relation, int number) {
  if (!gtk_test_accessible_has_relation(GTK_ACCESSIBLE(widget), relation)) return number == 0;
  char *seen = gtk_test_accessible_check_relation(GTK_ACCESSIBLE(widget), relation, number);
  g_free(seen);
  return seen == NULL;
}
