import Almanac

/// The selected time.
extension PageEditing {
  /// Selects a time that the page sets, or none; see `almanac_select_time`.
  func selectTime(_ numbers: OptionValue, resource: String) {
    var time: TimeSelection?
    if numbers.count >= 4 {
      let id = resource.utf8.isEmpty ? nil : String(utf8: resource.utf8.dropFirst())
      time = TimeSelection(start: instant(numbers, at: 0), end: instant(numbers, at: 2), resource: id)
    }
    if let given = time, given.end <= given.start { time = nil }
    controller.selectTime(time)
    report(time, by: nil)
  }

  /// Clears the selected time, because days are selected instead.
  func endTimeSelection() {
    guard controller.selectedTime != nil else { return }
    controller.selectTime(nil)
    report(nil, by: nil)
  }

  /// Reports the selected time to the page.
  /// - Parameter source: the source of the input; `nil` if the page selected it.
  func report(_ time: TimeSelection?, by source: InputSource?) {
    let zone = parts.timeline.displayZone
    var fields = ["", "", "", ""]
    if let time {
      fields = [time.start, time.end].map { OffsetTime.text($0, in: zone, offsetSeconds: false) }
      fields += [ISODate.format(zone.localDateTime(at: time.start).day), time.resource.map { "+" + $0 } ?? ""]
    }
    let word =
      switch source {
      case .keys: "key"
      case .pointer: "pointer"
      case .finger: "touch"
      case nil: ""
      }
    parts.port.post(.selectTime, fields + [word])
  }
}
