import Almanac
import TestSupport
import Testing

@testable import WebHost

@Suite("Laws of records")
struct RecordLawTests {
  @Test(
    "ED-173: a page that keeps the changes alone has the records of the calendar after any edits, splits, undo, and redo",
    arguments: Seeds.first(8))
  func changes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var items: [BatchBytes.Item] = []
    for number in 0..<6 {
      let first = 20_770 + Int.random(in: 0..<20, using: &random)
      var item = BatchBytes.Item.days("\(number)", "Event \(number)", first..<first + 2)
      if number % 2 == 0 {
        (item.startClock, item.endClock) = (BatchBytes.Clock.floating, BatchBytes.Clock.floating)
        (item.start, item.end) = (Double(first) * 86_400 + 36_000, Double(first) * 86_400 + 39_600)
      }
      if number < 4 { item.lines = "RRULE:FREQ=DAILY;COUNT=\(4 + number)" }
      item.calendar = UInt16(number % 2)
      items.append(item)
    }
    let page = try RecordPage(items)
    for step in 0..<40 {
      try page.edit(try command(page, &random))
      #expect(try page.records() == page.kept, "step \(step)")
    }
    // All that can be undone leads back to where the page began.
    while try page.edit(.undo) != nil {}
    #expect(try page.records() == page.kept)
  }

  private func command(_ page: RecordPage, _ random: inout SeededGenerator) throws -> EditCommand {
    let calendars = page.session.loader.store.allCalendars.map { $0.id }
    let calendar = calendars[Int.random(in: 0..<calendars.count, using: &random)]
    let day = DayNumber(20_770 + Int.random(in: 0..<30, using: &random))
    let occurrences = page.occurrences()
    let kind = Int.random(in: 0..<10, using: &random)
    guard kind > 3, let occurrence = occurrences.randomElement(using: &random) else {
      switch kind {
      case 0: return .redo
      case 1, 2: return .undo
      default: return .create(Event(title: "New \(day.rawValue)", day: day, calendar: calendar))
      }
    }
    var event = try page.event(occurrence)
    let scopes: [EditScope] = [.this, .thisAndFollowing, .all]
    let scope = event.recurrence == nil ? nil : scopes.randomElement(using: &random)
    switch kind {
    case 4: return .delete(occurrence.id, scope)
    case 5: return .duplicate(occurrence.id)
    case 6: return .paste(event, at: .day(day))
    case 7: event.summary += "!"
    case 8: event.calendar = calendar
    default:
      let shift = Int64(Int.random(in: -2..<3, using: &random)) * 86_400
      (event.start, event.end) = (event.start.moved(by: shift), event.end.moved(by: shift))
    }
    return .change(occurrence.id, to: event, scope)
  }
}
