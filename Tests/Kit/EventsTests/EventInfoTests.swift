import CalendarSystems
import Events
import Testing
import TimeZones

struct EventInfoTests {
  private let plain = Event(
    uid: "1", calendar: CalendarID(1), summary: "Flight", start: .day(DayNumber(20_000)), end: .day(DayNumber(20_001)),
    otherLines: ["X-SEEN:1", "x-almanac-info:gate;12"])

  @Test("MB-68: an event carries values of the program by key, beside its other lines")
  func values() {
    var event = plain
    #expect(event.info == ["gate": "12"] && event.info.keys == ["gate"])
    event.info["seat"] = "4C"
    event.info["gate"] = nil
    #expect(event.info["seat"] == "4C" && event.info["gate"] == nil)
    #expect(event.otherLines == ["X-SEEN:1", "X-ALMANAC-INFO:seat;4C"])
    event.info = [:]
    #expect(event.otherLines == ["X-SEEN:1"] && event.info == EventInfo())
  }

  @Test(
    "MB-68: keys and values are kept, whatever they contain",
    arguments: ["", "a;b", "a\\n,b", "two\nlines", "قيمة", "N", "\"quoted\":=", " spaces "])
  func anyText(text: String) {
    var event = plain
    event.info = ["key": text, "x" + text: "value"]
    #expect(event.info["key"] == text && event.info["x" + text] == "value")
    #expect(event.otherLines.allSatisfy { $0.utf8.allSatisfy { $0 >= 0x20 } })
    event.info[""] = "nothing"
    #expect(event.info.keys.count == 2)
  }

  @Test("of equal keys the last counts, and order does not matter")
  func equality() {
    #expect(["a": "1", "b": "2"] as EventInfo == ["b": "2", "a": "1"])
    #expect(["a": "1", "a": "2"] as EventInfo == ["a": "2"])
    #expect(["a": "1"] as EventInfo != ["a": "2"] && ["a": "1"] as EventInfo != [:])
  }
}
