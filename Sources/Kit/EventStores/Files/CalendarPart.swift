import Almanac

/// The part of a file that forms one calendar: its VCALENDARs with the same name and color. VCALENDARs without either
/// belong to the first calendar.
struct CalendarPart {
  /// The name of the calendar.
  let name: String?
  /// The color of the calendar.
  let color: EventColor?
  /// The events, in the order of the file.
  var events: [Event] = []

  /// Returns the calendars of a document, at least one, in the order of the file.
  static func parts(of document: ICalendarDocument) -> [CalendarPart] {
    let first = document.objects.first { $0.name != nil || $0.color != nil }
    var parts = [CalendarPart(name: first?.name, color: first?.color)]
    var rest = document.events[...]
    for object in document.objects {
      let (name, color) = (object.name, object.color)
      var index = 0
      if name != nil || color != nil {
        index = parts.firstIndex { $0.name == name && $0.color == color } ?? parts.count
        if index == parts.count { parts.append(CalendarPart(name: name, color: color)) }
      }
      for case .events(let count) in object.components {
        parts[index].events += rest.prefix(count)
        rest = rest.dropFirst(count)
      }
    }
    parts[0].events += rest
    return parts
  }
}
