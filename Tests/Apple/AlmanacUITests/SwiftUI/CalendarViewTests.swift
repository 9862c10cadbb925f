import AlmanacUI
import Foundation
import SwiftUI
import Testing

extension UITests {
  @Suite("Calendars in SwiftUI")
  @MainActor struct CalendarViewTests {
    /// The state of a program, which counts how often it is written, and makes the calendar anew as SwiftUI does.
    @MainActor final class Program {
      var day: DayNumber? { didSet { changed("day") } }
      var level = CalendarLevel.ID.month { didSet { changed("level") } }
      var writes: [String] = []
      var taps: [DayNumber] = []
      private(set) var hosting: StandInHosting<AlmanacCalendar>?
      let screen = StandInScreen(size: CGSize(width: 375, height: 667))

      init(_ change: @escaping (AlmanacCalendar) -> AlmanacCalendar = { $0 }) {
        let hosting = StandInHosting { [unowned self] in
          change(
            AlmanacCalendar(selection: Binding(get: { self.day }, set: { self.day = $0 }))
              .calendarLevel(Binding(get: { self.level }, set: { self.level = $0 }))
              .onDayTap { self.taps.append($0) })
        }
        hosting.view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
        screen.window.addSubview(hosting.view)
        self.hosting = hosting
        settle()
      }

      var view: AlmanacCalendarUIView? { hosting?.view }

      private func changed(_ name: String) {
        writes.append(name)
        hosting?.update()
      }

      func settle() {
        screen.commit()
        for _ in 0..<300 where CADisplayLink.standInRunning > 0 { screen.frame() }
      }
    }

    private static let day = DayNumber(20_778)

    @Test("AP-54: what a person does is written once, after the frame")
    func writes() {
      let program = Program()
      #expect(program.writes == [] && program.view?.selection.isEmpty == true)
      program.view?.send(.select(Self.day))
      #expect(program.writes == [])
      program.settle()
      #expect(program.writes == ["day"] && program.day == Self.day)
      program.view?.send(.setLevel(.week, around: nil, animated: false))
      program.settle()
      #expect(program.writes == ["day", "level"] && program.level == .week)
    }

    @Test("AP-54: what the program writes is shown and not written again")
    func reads() {
      let program = Program()
      program.day = Self.day
      program.level = .year
      program.settle()
      program.hosting?.update()
      program.settle()
      #expect(program.writes == ["day", "level"])
      #expect(program.view?.selectedDay == Self.day && program.view?.level == .year)
    }

    @Test("AP-54: a selection that is refused is put back to what the calendar shows")
    func refused() async {
      let program = Program { calendar in
        calendar.calendarSettings(id: 1) { $0.selectable = DayBounds(Self.day...Self.day + 10) }
      }
      program.day = Self.day + 1
      program.settle()
      program.day = Self.day + 400
      for _ in 0..<20 { await Task.yield() }
      program.settle()
      #expect(program.day == program.view?.selectedDay && program.day != Self.day + 400)
      let count = program.writes.count
      for _ in 0..<20 { await Task.yield() }
      #expect(program.writes.count == count)
    }

    @Test("AP-54: the environment changes the shown calendar, and a modifier overrides it")
    func environment() {
      let program = Program()
      guard let hosting = program.hosting else { return }
      #expect(hosting.view.configuration.calendar.identifier == .gregorian)
      hosting.environment.calendar = Calendar(identifier: .hebrew)
      hosting.environment.locale = Locale(identifier: "he-IL")
      #expect(hosting.view.configuration.calendar.identifier == .hebrew)
      #expect(hosting.view.configuration.locale.isRightToLeft)
      hosting.environment.colorScheme = .dark
      hosting.environment.layoutDirection = .rightToLeft
      hosting.environment.isEnabled = false
      #expect(hosting.view.traitCollection.userInterfaceStyle == .dark && !hosting.view.isUserInteractionEnabled)
      #expect(hosting.view.semanticContentAttribute == .forceRightToLeft)
      let styled = Program { $0.calendarStyle(.classic()).calendarPreset(.classic) }
      #expect(styled.view?.configuration.style == .classic() && styled.view?.configuration.month.arrangement == .pages)
    }

    @Test("AP-54: sets and spans of days are bindings, too")
    func forms() {
      let (first, last) = (Self.day, Self.day + 3)
      var days: Set<DayNumber> = [first, last]
      let several = StandInHosting { AlmanacCalendar(selection: Binding(get: { days }, set: { days = $0 })) }
      #expect(several.view.selection.count == 2)
      var span: Range<DayNumber>? = first..<last
      let range = StandInHosting { AlmanacCalendar(selection: Binding(get: { span }, set: { span = $0 })) }
      #expect(range.view.selection.ranges == [first..<last] && span == first..<last)
    }

    @Test("AP-55: modifiers return the calendar, whose height is that of the view")
    func modifiers() throws {
      let program = Program { $0.calendarPreset(.classic) }
      let size = program.hosting?.size(ProposedViewSize(width: 320, height: nil))
      #expect((size?.height ?? 0) > 200)
      #expect(program.hosting?.size(ProposedViewSize(width: nil, height: nil)) == nil)
    }

    @Test("AP-55: a reader gives its content a handle, by which the program sends the calendar actions")
    func reader() throws {
      var proxy: CalendarProxy?
      let reader = AlmanacCalendarReader { handle in
        proxy = handle
        return AlmanacCalendar(selection: .constant(nil as DayNumber?)).calendarProxy(handle)
      }
      let content = reader.body
      let handle = try #require(proxy)
      #expect(!handle.send(.setLevel(.week, around: nil, animated: false)) && handle.place == nil)
      let hosting = StandInHosting { content }
      #expect(handle.send(.setLevel(.week, around: nil, animated: false)) && hosting.view.level == .week)
      handle.show(Self.day + 400, animated: false)
      #expect(hosting.view.engine.currentDay == Self.day + 400)
      let place = handle.place
      handle.show(Self.day, animated: false)
      handle.place = place
      #expect(hosting.view.engine.currentDay == Self.day + 400)
    }
  }
}
