import Events
import Foundation
import ICalendar
import TestSupport
import Testing

/// Images of events in files (RFC 7986, 5.10).
struct ImageTests {
  private func file(_ lines: [String]) -> String {
    let all =
      ["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:a", "BEGIN:VEVENT", "UID:a", "DTSTART:20260216T090000Z"] + lines
      + ["END:VEVENT", "END:VCALENDAR", ""]
    return all.joined(separator: "\r\n")
  }

  @Test("MB-68, SH-35: an image in a file, folded as it is, is read and written back byte by byte")
  func lossless() throws {
    let base64 = Data(SampleImages.cup).base64EncodedString()
    let folded = "IMAGE;VALUE=BINARY;ENCODING=BASE64;FMTTYPE=image/png;X-SEEN=1:" + base64
    var lines: [String] = []
    var rest = folded[...]
    while !rest.isEmpty {
      let length = lines.isEmpty ? 75 : 74
      lines.append((lines.isEmpty ? "" : " ") + rest.prefix(length))
      rest = rest.dropFirst(length)
    }
    let text = file(
      ["SUMMARY:Coffee"] + lines + ["ATTACH;VALUE=BINARY;ENCODING=BASE64:Zm9v", "IMAGE;VALUE=URI:https://a/b"])
    let document = try read(bytes: Array(text.utf8))
    #expect(document.problems.isEmpty)
    #expect(
      document.events.first?.images == [
        EventImage(.data(SampleImages.cup), mediaType: "image/png"), EventImage(.reference("https://a/b")),
      ])
    #expect(ICalendarWriter.write(document) == text)
  }

  @Test("an image that a program sets is in the file, and read as the same")
  func written() throws {
    var document = try read(bytes: Array(file(["SUMMARY:Coffee"]).utf8))
    let image = EventImage(
      .data(SampleImages.sun), mediaType: "image/png", display: .badge, alternative: "https://example.com/")
    document.events[0].image = image
    let text = ICalendarWriter.write(document)
    #expect(text.split(separator: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    let again = try read(bytes: Array(text.utf8))
    #expect(again.problems.isEmpty && again.events.first?.image == image)
  }

  @Test("invalid base64 is reported with its line, and kept as it is")
  func invalid() throws {
    let text = file(["SUMMARY:Coffee", "IMAGE;VALUE=BINARY;ENCODING=BASE64:Zm9*v", "IMAGE:", "ATTACH:*"])
    let document = try read(bytes: Array(text.utf8))
    #expect(document.events.first?.image == nil)
    #expect(document.problems.map { $0.line } == [8, 9])
    #expect(document.problems.allSatisfy { $0.severity == .warning })
    #expect(document.problems.first?.description == "IMAGE: expected base64, found \"Zm9*v\"")
    #expect(ICalendarWriter.write(document) == text)
  }
}
