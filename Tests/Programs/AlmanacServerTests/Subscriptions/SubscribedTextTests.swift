import Almanac
import Testing

@testable import AlmanacServer

@Suite("Subscriptions: URLs and texts")
struct SubscribedTextTests {
  private static let calendar =
    "BEGIN:VCALENDAR\r\nVERSION:2.0\r\nX-WR-CALNAME:School\r\nBEGIN:VEVENT\r\nUID:a\r\nDTSTART;VALUE=DATE:20261121\r\n"
    + "CREATED:20260101T000000Z\r\nLAST-MODIFIED:20260101T000000Z\r\nSUMMARY:Trip\r\nEND:VEVENT\r\nEND:VCALENDAR\r\n"

  @Test("SY-21: webcal: means https:, and only http and https are read")
  func schemes() {
    let cases = [
      ("webcal://example.org/a.ics", "https://example.org/a.ics"), ("WEBCALS://example.org", "https://example.org"),
      ("HTTPS://u:p@example.org:8443/a?key=1#x", "https://u:p@example.org:8443/a?key=1"),
      ("http://[::1]:80/a", "http://[::1]:80/a"),
    ]
    for (text, url) in cases { #expect(SubscribedURL(text)?.text == url, "\(text)") }
    for text in [
      "", "example.org", "file:///etc/passwd", "ftp://example.org", "https://", "https:///a", "https://a b",
      "https://a/\r\nX: y", "javascript://a", "https:example.org",
      "https://example.org/" + String(repeating: "a", count: 2_000),
    ] {
      #expect(SubscribedURL(text) == nil, "\(text)")
    }
  }

  @Test("SY-27: a URL is shown without name, password, path, and query")
  func shown() {
    let url = "https://name:word@example.org:8443/private-5c0e/basic.ics?key=5c0e"
    #expect(SubscribedURL(url)?.shown == "https://example.org:8443/…")
    #expect(SubscribedURL.shown("http://[::1]/secret").hasPrefix("http://") == true)
    #expect(SubscribedURL.shown("nonsense") == "…")
  }

  @Test("SY-26: a calendar cut at any byte before its end is not whole")
  func cuts() {
    let bytes = Array(Self.calendar.utf8)
    #expect(SubscribedText.problem(bytes) == nil)
    // Without only the last line end, it is complete.
    for count in 0..<bytes.count - 2 { #expect(SubscribedText.problem(Array(bytes[..<count])) != nil, "\(count)") }
    #expect(SubscribedText.problem(bytes.dropLast(2)) == nil)
    #expect(SubscribedText.problem([0xEF, 0xBB, 0xBF] + bytes + Array("\n \r\n".utf8)) == nil)
    #expect(SubscribedText.problem(Array(Self.calendar.lowercased().utf8)) == nil)
  }

  @Test(
    "SY-26: pages, other texts, and texts that go on after the calendar are refused with a reason",
    arguments: [
      ("", "the response is empty"), (" \r\n\r\n", "the response is empty"),
      ("<!doctype html><title>Sign in</title>", "the response is a web page, not a calendar"),
      ("\n  <html>BEGIN:VCALENDAR\nEND:VCALENDAR", "the response is a web page, not a calendar"),
      ("{\"error\":1}", "the response is not a calendar"),
      ("BEGIN:VCALENDARS\nEND:VCALENDAR", "the response is not a calendar"),
      ("END:VCALENDAR", "the response is not a calendar"),
      (calendar + "<html>", "the response ends before the end of the calendar"),
      (calendar + "BEGIN:VCALENDAR\r\n", "the response ends before the end of the calendar"),
      ("BEGIN:VCALENDAR\r\n" + calendar, "the response ends before the end of the calendar"),
    ])
  func others(text: String, reason: String) { #expect(SubscribedText.problem(Array(text.utf8)) == reason) }

  @Test("SY-23: the content has the events without the times at which they were written")
  func content() throws {
    let content = try #require(SubscribedText.read(Array(Self.calendar.utf8)))
    #expect(content.name == "School" && content.events.map { $0.summary } == ["Trip"])
    #expect(!content.events[0].otherLines.contains { $0.hasPrefix("CREATED") || $0.hasPrefix("LAST-MODIFIED") })
    let url = try #require(SubscribedURL("https://example.org/a"))
    #expect(content.shownName(nil, of: url) == "School" && content.shownName("Own", of: url) == "Own")
    for name in [nil, "", "\u{1B}[2J", String(repeating: "a", count: 1_001)] {
      #expect(SubscribedContent(name: name, events: []).shownName(nil, of: url) == "example.org")
    }
  }
}
