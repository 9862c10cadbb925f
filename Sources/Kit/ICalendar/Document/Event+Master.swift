import Basics
import Events

extension Event {
  /// Turns an override with a rule into the master of its series. Its RECURRENCE-ID remains as a line.
  mutating func makeMaster() {
    guard let id = recurrenceID else { return }
    let range = recurrenceRange
    (recurrenceID, recurrenceRange) = (nil, .this)
    if otherLines.contains(where: { $0.hasName("RECURRENCE-ID") }) { return }
    var line = Array("RECURRENCE-ID".utf8)
    if range == .thisAndFuture { line.append(";RANGE=THISANDFUTURE") }
    switch id {
    case .day: line.append(";VALUE=DATE")
    case .zoned(_, let zone):
      line.append(";TZID=")
      TextValue.escapeParameter(zone, to: &line)
    case .floating, .utc: break
    }
    line.append(":")
    id.writeText(to: &line)
    otherLines.insert(String(utf8: line), at: 0)
  }
}
