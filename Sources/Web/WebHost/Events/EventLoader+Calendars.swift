import Almanac

/// The calendars of a server.
extension EventLoader {
  /// Returns the server's number of the calendar in a part of an answer, from its property (`ServerLine`); the index of
  /// the part if it has none.
  static func number(of part: ArraySlice<UInt8>, at index: Int) -> Int64 {
    let name = Array("X-ALMANAC-CALENDAR:".utf8)
    var start = part.startIndex
    while start < part.endIndex {
      let end = part[start...].firstIndex(of: 10) ?? part.endIndex
      let line = part[start..<end]
      if line.starts(with: name) {
        return line.dropFirst(name.count).reduce(0) { 48...57 ~= $1 ? $0 &* 10 &+ Int64($1) &- 48 : $0 }
      }
      // Components come after the properties.
      if start > part.startIndex, line.starts(with: "BEGIN:".utf8) { break }
      start = end + 1
    }
    return Int64(index)
  }

  /// Replaces the list of the server's calendars. Calendars that are not in the list are removed with their events; new
  /// ones start empty.
  func setCalendars(_ list: [ServerCalendar]) {
    let isGone: (Origin) -> Bool = { origin in
      if case .server(let number) = origin { !list.contains { $0.number == number } } else { false }
    }
    for source in sources where isGone(source.origin) { apply(.deleteCalendar(source.calendar)) }
    forgetSources(where: isGone)
    deletedNumbers.removeAll { number in list.contains { $0.number == number } }
    let known = store.allCalendars
    for each in list {
      let access = each.isWritable ? serverAccess : .readOnly
      let id = calendar(serverNumber: each.number)
      var info = CalendarInfo(
        id: id ?? CalendarID(nextCalendar), name: each.name, color: each.color, access: access)
      info.defaultReminderText = each.defaultReminders
      if id == nil {
        putCalendar(info)
        record(.server(each.number), info.id)
      } else if !known.contains(info) {
        apply(.putCalendar(info))
      }
    }
  }

  /// Records the number of a calendar that an edit put into the store, replacing an earlier calendar with that number.
  func adopt(_ calendar: CalendarID, as number: Int64) {
    deletedNumbers.removeAll { $0 == number }
    if let other = self.calendar(serverNumber: number) {
      if other == calendar { return }
      apply(.deleteCalendar(other))
      forgetSources { $0 == .server(number) }
    }
    record(.server(number), calendar)
  }
}
