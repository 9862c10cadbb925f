import Almanac
import Foundation

/// For each event of some files: file, UID, DTSTART as it is written, and SUMMARY in hexadecimal, with tabs between.
enum FileAnswers {
  static func run(_ files: [String]) {
    for file in files {
      guard let data = FileManager.default.contents(atPath: file),
        let document = try? ICalendarReader.read([UInt8](data), calendar: CalendarID(1))
      else { continue }
      for event in document.events {
        print([file, hex(event.uid), hex(text(event.start)), hex(event.summary)].joined(separator: "\t"))
      }
    }
  }

  private static func text(_ time: EventTime) -> String {
    let reading = time.writtenReading
    let date = ISODate.format(reading.day).filter { $0 != "-" }
    if time.isDay { return date }
    let clock = [reading.hour, reading.minute, reading.second].map { $0 < 10 ? "0\($0)" : "\($0)" }.joined()
    if case .utc = time { return date + "T" + clock + "Z" }
    return date + "T" + clock
  }

  private static func hex(_ text: String) -> String {
    text.utf8.map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
