package import Almanac

/// The content of a subscribed calendar.
package struct SubscribedContent: Sendable {
  /// The name in the text; `nil` if it has none.
  package var name: String?
  /// The color in the text; `nil` if it has none.
  package var color: EventColor?
  /// The events, without older versions.
  package var events: [Event]

  /// Returns the name of the calendar: the given one, that of the text, or the host of the URL.
  package func shownName(_ given: String?, of url: SubscribedURL) -> String {
    if let given { return given }
    if let name, !name.isEmpty, CalendarChange.isName(name) { return name }
    return url.host
  }
}
