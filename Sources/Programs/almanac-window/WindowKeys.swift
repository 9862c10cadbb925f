import GTKHost

/// The keys of the window, for its list of keys.
enum WindowKeys {
  /// The keys of the calendar.
  static let calendar = [
    KeyGroup(
      "Days",
      [
        ("Left Right Up Down", "Next day in that direction"), ("Home End", "First or last day of the week"),
        ("Page_Up Page_Down", "Previous or next period"), ("<Shift>Page_Up <Shift>Page_Down", "Longer period"),
        ("t", "Today"), ("plus minus", "Zoom in or out"), ("Return", "List of events, or zoom in"),
        ("<Alt>Down", "Events of the day"), ("Escape", "Close, or clear the selection"),
      ])
  ]
  /// The keys of events, where they can be edited.
  static let editing = [
    KeyGroup(
      "Events",
      [
        ("n Insert", "New event"), ("F2", "Events of the day; title of the event"), ("Return", "Open the event"),
        ("e", "Edit the event"), ("space", "Pick up the event, or put it down"),
        ("<Alt>Left <Alt>Right <Alt>Up <Alt>Down", "Move the event"),
        ("<Alt><Shift>Up <Alt><Shift>Down", "Move its end"),
        ("Delete", "Delete the event"), ("<Control>z <Control>y", "Undo, redo"),
        ("<Control>c <Control>x <Control>v", "Copy, cut, paste"), ("<Control>d", "Duplicate"),
        ("Menu <Shift>F10", "Menu of the event, day, or time"),
      ]),
    KeyGroup(
      "Events That Are Picked Up",
      [
        ("Left Right Up Down", "Move"), ("<Shift>Up <Shift>Down", "Change the length"), ("a", "All day"),
        ("c", "Copy instead of moving"), ("1...9", "Calendar"), ("Return", "Put down"), ("Escape", "Cancel"),
      ]),
  ]

  /// Returns the keys of a menu.
  static func menu(_ sections: [[MenuLine]]) -> KeyGroup {
    let lines = sections.joined().filter { !$0.key.isEmpty }
    return KeyGroup("Window", lines.map { ($0.key, $0.title.filter { $0 != "_" && $0 != "…" }) } + [("F10", "Menu")])
  }
}
