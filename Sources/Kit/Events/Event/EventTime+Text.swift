import Basics
import CalendarSystems
import TimeZones

/// The text of times in iCalendar: DATE and DATE-TIME (RFC 5545, 3.3.4 and 3.3.5).
extension EventTime {
  /// The time as `YYYYMMDD`, `YYYYMMDDTHHMMSS`, or the latter with `Z` for an instant, as in DTSTAMP.
  package var iCalendarText: String {
    var bytes: [UInt8] = []
    writeText(to: &bytes)
    return String(utf8: bytes)
  }

  /// Appends `YYYYMMDD` and, unless the time is a day, the clock reading. Years outside of 0...9999 cannot be written;
  /// the nearest representable date is used instead.
  package func writeText(to output: inout [UInt8]) {
    let reading = writtenReading
    var fields = GregorianCalendar.shared.fields(of: reading.day)
    if fields.year < 0 { fields = DateFields(year: 0, month: 1, day: 1) }
    if fields.year > 9999 { fields = DateFields(year: 9999, month: 12, day: 31) }
    let start = output.count
    output.append(contentsOf: repeatElement(UInt8(ascii: "T"), count: isDay ? 8 : 15))
    output.withUnsafeMutableBufferPointer { bytes in
      Self.put(fields.year / 100, at: start, in: bytes)
      Self.put(fields.year % 100, at: start + 2, in: bytes)
      Self.put(fields.month, at: start + 4, in: bytes)
      Self.put(fields.day, at: start + 6, in: bytes)
      guard !isDay else { return }
      Self.put(reading.hour, at: start + 9, in: bytes)
      Self.put(reading.minute, at: start + 11, in: bytes)
      Self.put(reading.second, at: start + 13, in: bytes)
    }
    if case .utc = self { output.append(UInt8(ascii: "Z")) }
  }

  /// Writes two digits.
  private static func put(_ number: Int, at index: Int, in bytes: UnsafeMutableBufferPointer<UInt8>) {
    bytes[index] = 48 + UInt8(number / 10)
    bytes[index + 1] = 48 + UInt8(number % 10)
  }
}
