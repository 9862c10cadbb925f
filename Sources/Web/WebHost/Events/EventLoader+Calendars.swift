import Almanac

/// The calendars of a server.
extension EventLoader {
  /// Returns the number that the server has for the calendar of a part of an answer, as a line of it says (`ServerLine`);
  /// the index of the part without one.
  static func number(of part: ArraySlice<UInt8>, at index: Int) -> Int64 {
    let name = Array("X-ALMANAC-CALENDAR:".utf8)
    var start = part.startIndex
    while start < part.endIndex {
      let end = part[start...].firstIndex(of: 10) ?? part.endIndex
      let line = part[start..<end]
      if line.starts(with: name) {
        return line.dropFirst(name.count).reduce(0) { 48...57 ~= $1 ? $0 &* 10 &+ Int64($1) &- 48 : $0 }
      }
      // Components follow the properties.
      if start > part.startIndex, line.starts(with: "BEGIN:".utf8) { break }
      start = end + 1
    }
    return Int64(index)
  }

  /// Makes the calendars of the server those of a list. Those that are not in it are removed with their events; new ones
  /// have none yet.
  func setCalendars(_ list: [ServerCalendar]) {
    let isGone: (Origin) -> Bool = { origin in
      if case .server(let number) = origin { !list.contains { $0.number == number } } else { false }
    }
    for source in sources where isGone(source.origin) { _ = try? store.apply(.deleteCalendar(source.calendar)) }
    forgetSources(where: isGone)
    deletedNumbers.removeAll { number in list.contains { $0.number == number } }
    let known = (try? store.calendars()) ?? []
    for each in list {
      let access = each.isWritable ? serverAccess : .readOnly
      guard let id = calendar(serverNumber: each.number) else {
        let info = CalendarInfo(id: CalendarID(nextCalendar), name: each.name, color: each.color, access: access)
        _ = try? putCalendar(info)
        record(.server(each.number), info.id)
        continue
      }
      let info = CalendarInfo(id: id, name: each.name, color: each.color, access: access)
      if !known.contains(info) { _ = try? store.apply(.putCalendar(info)) }
    }
  }

  /// Notes the number of a calendar that an edit has put into the store, in place of another one with that number.
  func adopt(_ calendar: CalendarID, as number: Int64) {
    deletedNumbers.removeAll { $0 == number }
    if let other = self.calendar(serverNumber: number) {
      if other == calendar { return }
      _ = try? store.apply(.deleteCalendar(other))
      forgetSources { $0 == .server(number) }
    }
    record(.server(number), calendar)
  }
}
