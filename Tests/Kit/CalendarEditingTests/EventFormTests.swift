import Almanac
import TestSupport
import Testing

@testable import CalendarEditing
@testable import Events

/// The form of an event as a value.
@Suite struct EventFormTests {
  private static let day = EditingHarness.today
  private let clock = EditClock(zone: .utc, zones: FixedZoneProvider([]))
  private let text = FormText(date: DateText(locale: .english))

  private func form(_ event: Event, isNew: Bool = false) -> EventForm {
    EventForm(of: event, isNew: isNew, clock, text)
  }

  private static func event(_ kind: Int) -> Event {
    let (start, end) = (LocalDateTime(day: day, hour: 9, minute: 30), LocalDateTime(day: day, hour: 11, minute: 0))
    switch kind {
    case 0: return Event(uid: "a", calendar: CalendarID(1), summary: "A", start: .floating(start), end: .floating(end))
    case 1:
      return Event(
        uid: "a", calendar: CalendarID(1), summary: "A", start: .zoned(start, zone: "Asia/Tokyo"),
        end: .zoned(end, zone: "Asia/Tokyo"))
    case 2:
      return Event(
        uid: "a", calendar: CalendarID(1), summary: "A", start: .utc(Instant(seconds: start.secondsAsUTC)),
        end: .utc(Instant(seconds: end.secondsAsUTC)), otherLines: ["URL;X-A=\"b:c\":https://a.example", "X-B:1"])
    default:
      return Event(uid: "a", calendar: CalendarID(1), summary: "A", start: .day(day), end: .day(day + 3))
    }
  }

  @Test("ED-95: a form in which nothing was changed gives back the event", arguments: 0..<4)
  func untouched(kind: Int) {
    let event = Self.event(kind)
    var form = form(event)
    for moment in EventForm.Moment.allCases { form.settle(moment) }
    #expect(form.draft(of: event) == event && !form.isChanged && form.firstProblem == nil)
    for moment in EventForm.Moment.allCases { form.type(form.typed[moment.rawValue], moment) }
    #expect(form.draft(of: event) == event && !form.isChanged)
  }

  @Test("B15: a form is kept for everything but spaces and a single letter in one of its texts")
  func worthKeeping() {
    var event = Self.event(0)
    (event.summary, event.location) = ("Lunch", "Room 2")
    func isKept(_ change: (inout EventForm) -> Void) -> Bool {
      var form = form(event)
      change(&form)
      return form.isWorthKeeping
    }
    #expect(!isKept { _ in })
    for summary in ["Lunchx", "Lxunch", "Luch", "Lunch  ", "Lunc", "Munch"] {
      #expect(!isKept { $0.event.summary = summary }, "\(summary)")
    }
    for summary in ["Lunch at", "Brunch!", "", "Lu"] { #expect(isKept { $0.event.summary = summary }, "\(summary)") }
    #expect(!isKept { $0.event.location = "Room 3" } && isKept { $0.event.location = "Hall" })
    #expect(!isKept { $0.link = "h" } && isKept { $0.link = "https://a.example" })
    #expect(isKept { $0.step(.startTime, by: 1) } && isKept { $0.type("x", .startDay) })
    #expect(isKept { ($0.event.summary, $0.event.color) = ("Lunchx", .named(.red)) })
    // In some languages a single sign can be a word.
    for text in ["会", "休", "책"] { #expect(KeptForm.isWorthKeeping(text), "\(text)") }
    for text in ["x", "é", " ж "] { #expect(!KeptForm.isWorthKeeping(text), "\(text)") }
  }

  @Test("ED-95: whether the time is free and who may see it is kept as it was written, and changed in its place")
  func visibility() {
    var event = Self.event(0)
    let alarm = ["BEGIN:VALARM", "CLASS:X", "TRIGGER:-PT5M", "END:VALARM"]
    event.otherLines = ["transp;X-A=1:transparent", "ATTENDEE:mailto:a@a.example", "class:x-team"] + alarm
    #expect(event.isFree && event.privacy == .hidden && event.keptDetailCount == 2)
    var form = form(event)
    #expect(form.draft(of: event) == event)
    form.event.summary = "B"
    #expect(form.draft(of: event).otherLines == event.otherLines)
    (form.event.isFree, form.event.privacy) = (false, .confidential)
    #expect(
      form.draft(of: event).otherLines == ["TRANSP:OPAQUE", "ATTENDEE:mailto:a@a.example", "CLASS:CONFIDENTIAL"] + alarm
    )
    (form.event.isFree, form.event.privacy) = (true, .hidden)
    #expect(form.draft(of: event).otherLines == event.otherLines)
    var plain = Self.event(0)
    plain.otherLines = alarm
    (plain.isFree, plain.privacy) = (false, .open)
    #expect(plain.otherLines == alarm)
    (plain.isFree, plain.privacy) = (true, .hidden)
    #expect(plain.otherLines == ["TRANSP:TRANSPARENT", "CLASS:PRIVATE"] + alarm)
    (plain.isFree, plain.privacy) = (false, .open)
    #expect(plain.otherLines == ["TRANSP:OPAQUE", "CLASS:PUBLIC"] + alarm)
  }

  @Test("ED-98: the end follows the start, and an end before it is a problem that nothing repairs")
  func order() {
    var form = form(Self.event(0))
    form.type("14:00", .startTime)
    #expect(form.typed[1] == "14:00" && form.typed[3] == text.text(ofSecond: 55_800) && form.firstProblem == nil)
    form.type("13:00", .endTime)
    #expect(form.firstProblem == .endTime && form.problem(.endTime) == .order && form.typed[3] == "13:00")
    form.type("November 20, 2026", .endDay)
    #expect(form.firstProblem == .endDay)
    form.set(Self.day - 3, .startDay)
    #expect(form.firstProblem == .endDay, "the end follows even where it is wrong")
    form.set(Self.day - 2, .endDay)
    #expect(form.firstProblem == nil)
    let made = form.draft(of: form.original)
    #expect(made.start == .floating(LocalDateTime(day: Self.day - 3, hour: 14, minute: 0)))
    #expect(made.end == .floating(LocalDateTime(day: Self.day - 2, hour: 13, minute: 0)))
  }

  @Test("ED-97: what cannot be read stays as it was typed, is named, and keeps the form from being saved")
  func unreadable() {
    var form = form(Self.event(0))
    form.type("lunch", .startTime)
    form.settle(.startTime)
    form.type("never", .endDay)
    #expect(form.problem(.startTime) == .time && form.problem(.endDay) == .day && form.firstProblem == .startTime)
    #expect(form.typed[1] == "lunch" && form.typed[2] == "never" && form.isChanged)
    form.type("8", .startTime)
    #expect(form.typed[1] == "8")
    form.settle(.startTime)
    #expect(form.typed[1] == text.text(ofSecond: 8 * 3600) && form.firstProblem == .endDay)
  }

  @Test("ED-98: all-day on and off and on restores what was there", arguments: 0..<4)
  func allDay(kind: Int) {
    let event = Self.event(kind)
    var form = form(event)
    let isAllDay = event.start.isDay
    form.setAllDay(!isAllDay)
    let other = form.times
    #expect(form.draft(of: event).start.isDay == !isAllDay && form.isChanged)
    form.setAllDay(isAllDay)
    #expect(!form.isChanged && form.draft(of: event) == event)
    form.setAllDay(!isAllDay)
    #expect(form.times == other)
    form.set(Self.day + 10, .startDay)
    form.setAllDay(isAllDay)
    #expect(form.day(of: .startDay) == Self.day + 10 && form.firstProblem == nil)
  }

  @Test("ED-95: texts, calendar, color, status and address change what they name, and keep all else")
  func texts() {
    let event = Self.event(2)
    var form = form(event)
    (form.event.summary, form.event.location, form.event.notes) = ("B", "Room", "One\nTwo")
    (form.event.calendar, form.event.color, form.event.status) = (CalendarID(2), .named(.red), .cancelled)
    form.link = "https://b.example"
    let made = form.draft(of: event)
    #expect(made.summary == "B" && made.location == "Room" && made.notes == "One\nTwo")
    #expect(made.calendar == CalendarID(2) && made.color == .named(.red) && made.status == .cancelled)
    #expect(made.otherLines == ["URL:https://b.example", "X-B:1"] && made.start == event.start)
    form.link = ""
    #expect(form.draft(of: event).otherLines == ["X-B:1"])
    form.link = "a\r\nATTACH:b"
    #expect(form.draft(of: event).otherLines == ["URL:a", "X-B:1"])
  }

  @Test("ED-102: fields that were not touched keep what others have changed meanwhile")
  func others() {
    let event = Self.event(0)
    var form = form(event)
    form.event.summary = "Mine"
    var theirs = event
    (theirs.summary, theirs.location) = ("Theirs", "Their room")
    theirs.start = theirs.start.moved(by: -3600)
    let made = form.draft(of: theirs)
    #expect(made.summary == "Mine" && made.location == "Their room" && made.start == theirs.start)
  }

  @Test("ED-97: arrows step a day, and quarters of an hour")
  func steps() {
    var form = form(Self.event(0))
    form.type("9:37", .startTime)
    form.step(.startTime, by: 1)
    #expect(form.typed[1] == text.text(ofSecond: 9 * 3600 + 2700))
    form.type("9:37", .startTime)
    form.step(.startTime, by: -1)
    #expect(form.typed[1] == text.text(ofSecond: 9 * 3600 + 1800))
    form.step(.startDay, by: -2)
    #expect(form.day(of: .startDay) == Self.day - 2 && form.day(of: .endDay) == Self.day - 2)
  }

  @Test("ED-95: a form of any changes makes an event that a store accepts, or names a problem", arguments: 0..<40)
  func anything(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let event = Self.event(Int(seed % 4))
    var form = form(event)
    let texts = ["9", "14:30", "", "x", "Nov 3", "11/30/2026", "2031-01-01", "0:00", "23:59", "45"]
    for _ in 0..<30 {
      let moment = EventForm.Moment.allCases.randomElement(using: &random) ?? .startDay
      switch Int.random(in: 0..<5, using: &random) {
      case 0: form.setAllDay(Bool.random(using: &random))
      case 1: form.step(moment, by: Int.random(in: -9...9, using: &random))
      case 2: form.settle(moment)
      case 3: form.set(Self.day + Int.random(in: -90...90, using: &random), moment)
      default: form.type(texts.randomElement(using: &random) ?? "", moment)
      }
      let made = form.draft(of: event)
      #expect(form.firstProblem != nil || made.invalidity == nil)
      #expect(made.start.isDay == form.times.isAllDay && made.uid == event.uid)
    }
  }
}
