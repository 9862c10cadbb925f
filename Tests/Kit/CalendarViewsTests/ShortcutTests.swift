import Almanac
import SystemServices
import TestSupport
import Testing

/// What makes the use of the kit short, and what it says of mistakes.
struct ShortcutTests {
  @Test("One change of the configuration sets many things at once")
  func configure() {
    let harness = HeaderSamples.harness()
    harness.view.configure {
      $0.firstWeekday = .monday
      $0.showsHeader = false
      $0.month.weeks = .alwaysSix
    }
    harness.settle()
    let cells = harness.view.elements().filter { $0.role == .gridCell }
    #expect(cells.count == 42 && cells.first?.day == day("2017-07-31") && harness.view.header.isHidden)
  }

  @Test("A selection without motion is there in the next frame, in pages and endlessly, and can be refused")
  func select() {
    for arrangement in [MonthArrangement.pages, .endless, .sidewaysPages] {
      let harness = HeaderSamples.harness {
        $0.month.arrangement = arrangement
        $0.selectsPresentedPeriod = arrangement != .endless
      }
      #expect(harness.view.select(day("2018-03-20"), animated: false))
      harness.tick()
      let offset = harness.canvas?.contentOffset
      #expect(harness.view.title == "March 2018" && harness.view.state.selectedDay == day("2018-03-20"))
      #expect(harness.view.visibleDays.contains(day("2018-03-20")))
      harness.settle()
      #expect(harness.canvas?.contentOffset == offset)
      #expect(harness.view.select(day("2018-03-21"), animated: false))
      harness.settle()
      #expect(harness.canvas?.contentOffset == offset, "in view already")
      let delegate = RecordingDelegate()
      delegate.refused = [day("2018-08-01")]
      harness.view.delegate = delegate
      #expect(!harness.view.select(day("2018-08-01"), animated: false))
      harness.settle()
      #expect(harness.view.title == "March 2018")
      #expect(harness.view.select(day("2018-08-02"), animated: true))
      harness.settle()
      #expect(harness.view.visibleDays.contains(day("2018-08-02")))
      #expect(harness.view.state.selectedDay == day("2018-08-02"))
    }
  }

  @Test("A color can be written as in a style sheet")
  func colors() {
    #expect(Color(rgb: 0x1980e5) == .dynamic(light: RGBA(0x1980e5), dark: RGBA(0x1980e5)))
    #expect(Color(rgb: 0, opacity: 128) == StyleSamples.paint(0, opacity: 128))
    #expect(Color(light: 1, dark: 2) == .dynamic(light: RGBA(1), dark: RGBA(2)))
  }

  @Test("Lists of words that are too short fall back to English")
  func shortPhrases() {
    var words = Phrases.german
    let text = DateText(locale: .english)
    (words.levels, words.previous, words.next) = ([], ["Davor"], [])
    for level in CalendarLevel.ID.standard {
      let (period, english) = (level.level.period, Phrases.english)
      #expect(words.name(of: period, text: text) == english.name(of: period, text: text))
      #expect(words.next(period, text: text) == english.next(period, text: text))
    }
    #expect(words.previous(.year, text: text) == "Davor" && words.previous(.none, text: text) == "Previous month")
    words.setName("Tag", of: .days(1))
    #expect(words.levels == ["Year", "Month", "Week", "Tag", "Agenda"])
  }

  @Test("An event that a source gets wrong is reported to it and to the window's handler, and the rest is shown")
  func rejected() {
    final class Wrong: CalendarDataSource {
      var rejected: [(String, StoreError)] = []

      func calendarView(_ view: CalendarView, eventsOn day: DayNumber) -> [Event] {
        day == november(10)
          ? [Event(title: "Back", day: day, lastDay: day - 2, uid: "b"), Event(title: "Ok", day: day)] : []
      }

      func calendarView(_ view: CalendarView, didReject event: Event, because error: StoreError) {
        rejected.append((event.summary, error))
      }
    }
    let source = Wrong()
    let harness = CalendarHarness(configuration: .november())
    var told: [String] = []
    harness.window.anomalyHandler = { told.append($0) }
    harness.view.timeline = nil
    harness.view.dataSource = source
    harness.settle()
    #expect(source.rejected.map(\.0) == ["Back"])
    #expect(source.rejected.first?.1 == .invalid(uid: "b", reason: "the end lies before the start"))
    #expect(told == ["an event of the data source is left out, \"b\": the end lies before the start"])
    #expect(harness.cell(november(10))?.context?.eventCount == 1)
  }
}
