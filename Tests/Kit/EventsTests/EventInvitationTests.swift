import CalendarSystems
import Testing

@testable import Events

/// People, categories, attachments, and conferences in the other lines of an event.
struct EventInvitationTests {
  private func event(_ lines: [String]) -> Event {
    var event = Event(title: "Meeting", day: .init(20_778))
    event.otherLines = lines
    return event
  }

  @Test("ED-212: the organizer is first, each person once, with name and reply; alarms invite nobody")
  func people() {
    let event = event([
      "BEGIN:VALARM", "ATTENDEE:mailto:alarm@example.com", "END:VALARM",
      "ATTENDEE;PARTSTAT=ACCEPTED;CN=\"Lovelace: Ada\":mailto:ada@example.com",
      "ORGANIZER;CN=Charles^'s:mailto:charles@example.com", "ATTENDEE;partstat=declined:MAILTO:grace@example.com",
      "ATTENDEE;PARTSTAT=TENTATIVE:mailto:charles@example.com", "ATTENDEE;PARTSTAT=NEEDS-ACTION:urn:uuid:1",
      "ATTENDEE;PARTSTAT=DELEGATED;CN=Room 4;CUTYPE=ROOM:mailto:room4@example.com",
    ])
    let people = event.participants
    #expect(people.map { $0.name } == ["Charles\"s", "Lovelace: Ada", "grace@example.com", "urn:uuid:1", "Room 4"])
    #expect(people.map { $0.reply } == [.tentative, .accepted, .declined, .none, .unknown])
    #expect(people.map { $0.isOrganizer } == [true, false, false, false, false])
    #expect(self.event([]).participants.isEmpty)
  }

  @Test("ED-213: categories of all lines, without escapes, each once")
  func categories() {
    let event = event(["CATEGORIES:Work,Travel\\, far", "CATEGORIES;LANGUAGE=en: Work,, Home\\nwork"])
    #expect(event.categories == ["Work", "Travel, far", "Home work"])
  }

  @Test("ED-213: attachments have the name of their file, and an address unless the event contains them")
  func attachments() {
    let event = event([
      "ATTACH;FILENAME=plan.pdf:https://example.com/download?id=4", "ATTACH:https://example.com/files/agenda.txt",
      "ATTACH;FMTTYPE=image/png;ENCODING=BASE64;VALUE=BINARY:AAAA", "ATTACH:CID:part1@example.com",
    ])
    #expect(event.attachments.map { $0.name } == ["plan.pdf", "agenda.txt", "image/png", "CID:part1@example.com"])
    #expect(event.attachments[0].address == "https://example.com/download?id=4")
    #expect(event.attachments[2].address == "")
  }

  @Test("ED-211: conferences are the values of CONFERENCE, whatever their parameters contain")
  func conferences() {
    let event = event([
      "CONFERENCE;VALUE=URI;FEATURE=AUDIO,VIDEO;LABEL=\"a:b\":https://example.com/call",
      "CONFERENCE;VALUE=URI:tel:+1-412-555-0123", "X-GOOGLE-CONFERENCE:https://meet.google.com/abc",
    ])
    #expect(
      event.conferences == ["https://example.com/call", "tel:+1-412-555-0123", "https://meet.google.com/abc"])
  }

  @Test("ED-212: reading any lines changes none of them")
  func random() {
    var generator = SeededNumbers(state: 7)
    let parts = [
      "ATTENDEE", "ORGANIZER", "ATTACH", "CATEGORIES", ";CN=", ":", "\"", "\\", ",", "mailto:", "é", "^", " ",
    ]
    for _ in 0..<500 {
      let lines = (0..<3).map { _ in
        (0..<Int.random(in: 0...8, using: &generator)).map { _ in
          parts[Int.random(in: 0..<parts.count, using: &generator)]
        }.joined()
      }
      let event = event(lines)
      #expect(event.participants.count <= 3 && event.attachments.count <= 3)
      #expect(event.categories.allSatisfy { !$0.isEmpty } && event.conferences.isEmpty)
      #expect(event.otherLines == lines)
    }
  }

  private struct SeededNumbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }
}
