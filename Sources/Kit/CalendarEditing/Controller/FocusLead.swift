/// How an edit moves the focus to its event.
enum FocusLead: Equatable {
  /// The calendar scrolls to the event.
  case reveals
  /// The calendar stays, because a pointer put the event down in view.
  case stays
}
