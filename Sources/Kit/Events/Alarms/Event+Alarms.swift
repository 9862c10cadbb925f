import Basics
public import TimeZones

extension Event {
  /// The reminders of the event, in the order of its lines. An alarm that cannot be read, for example without a time,
  /// remains among `otherLines` and is not in this list.
  ///
  /// Setting them replaces alarms by their position; the lines of an alarm that stays are not rewritten. An override of
  /// a series has its own alarms.
  public var alarms: [EventAlarm] {
    get { otherLines.isEmpty ? [] : EventLine.lines(otherLines).compactMap { EventAlarm($0) } }
    set {
      let old = EventLine.lines(otherLines)
      var index = 0
      var result: [String] = []
      for line in old {
        guard EventAlarm(line) != nil else {
          result += line.text
          continue
        }
        if index < newValue.count { result += newValue[index].lines }
        index += 1
      }
      while index < newValue.count {
        result += newValue[index].lines
        index += 1
      }
      otherLines = result
    }
  }

  /// Returns the number of components of alarms before an alarm, also those that cannot be read.
  /// - Parameter index: the position in `alarms`.
  package func alarmComponentIndex(_ index: Int) -> Int? {
    let components = EventLine.lines(otherLines).filter { $0.name.string.hasSameBytes(as: "VALARM") }
    let readable = components.indices.filter { EventAlarm(components[$0]) != nil }
    return readable.indices.contains(index) ? readable[index] : nil
  }

  /// Notes that an alarm was shown or acknowledged; see `EventAlarm.acknowledge(_:)`.
  /// - Parameter index: the position in `alarms`; others are ignored.
  public mutating func acknowledgeAlarm(_ index: Int, at instant: Instant) {
    var alarms = alarms
    guard alarms.indices.contains(index) else { return }
    alarms[index].acknowledge(instant)
    self.alarms = alarms
  }

  /// Acknowledges an alarm and repeats it later (RFC 9074, 7), instead of any earlier repetition.
  /// - Parameters:
  ///   - index: the position in `alarms`; others are ignored. A postponed alarm can be postponed again.
  ///   - now: the present instant.
  ///   - later: the instant at which it is due again.
  public mutating func snoozeAlarm(_ index: Int, at now: Instant, until later: Instant) {
    var alarms = alarms
    guard alarms.indices.contains(index) else { return }
    alarms[index].acknowledge(now)
    let id = alarms[index].snoozed ?? alarms[index].uid ?? uid + "-alarm-" + decimal(index)
    if !alarms[index].isSnooze, alarms[index].uid == nil { alarms[index].set("UID:" + id, named: "UID") }
    var repeated = EventAlarm(.at(later))
    repeated.set("RELATED-TO;RELTYPE=SNOOZE:" + id, named: "RELATED-TO")
    alarms.removeAll { $0.snoozed?.hasSameBytes(as: id) == true }
    self.alarms = alarms + [repeated]
  }
}

extension EventAlarm {
  /// The alarm in records of pages: the distance from the start, such as `-PT15M`, if it has no other properties than
  /// `init(_:)` gives it; otherwise all its lines.
  package var recordText: String {
    if case .start(let days, let seconds) = trigger, self == EventAlarm(trigger) {
      return AlarmDuration(days: days, seconds: seconds).text
    }
    var text = ""
    for line in lines { text += (text.utf8.isEmpty ? "" : "\n") + line }
    return text
  }
}

extension EventLine {
  /// Returns the index of the first property of a component with a name, not inside of inner components.
  func index(ofLineNamed name: StaticString) -> Int? {
    var depth = 0
    for (index, line) in text.enumerated() {
      if depth == 1, line.value(ofLineNamed: name) != nil { return index }
      if line.value(ofLineNamed: "BEGIN") != nil { depth += 1 }
      if line.value(ofLineNamed: "END") != nil { depth -= 1 }
    }
    return nil
  }

  /// Returns the first property of a component with a name, not inside of inner components.
  func line(named name: StaticString) -> String? { index(ofLineNamed: name).map { text[$0] } }
}
