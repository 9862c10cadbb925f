import CalendarSystems
import Testing

@Suite struct WeekdaySetTests {
  @Test("a set has the weekdays it was made of, in the order of the week")
  func members() {
    let set = WeekdaySet([.friday, .monday, .friday])
    #expect(set.count == 2 && set.contains(.monday) && !set.contains(.sunday))
    #expect(set.weekdays(from: .sunday) == [.monday, .friday])
    #expect(set.weekdays(from: .tuesday) == [.friday, .monday])
    #expect(set.complement.union(set) == .all && set.complement.intersection(set).count == 0)
    #expect(set.contains(DayNumber(1)) && !set.contains(DayNumber(0)))
    #expect(WeekdaySet(rawValue: 255) == .all && WeekdaySet.all.count == 7)
  }
}
