import Almanac
import TestSupport
import Testing

/// Images of events and of days.
struct ImageTests {
  private static let today = day("2026-11-21")

  private static func event(_ name: String, _ hours: ClosedRange<Int>, _ image: EventImage?, _ hue: EventHue = .blue)
    -> Event
  {
    var event = Event.timed(name, today, hours.lowerBound * 3600, today, hours.upperBound * 3600, color: .named(hue))
    event.image = image
    return event
  }

  private static let events = [
    event("Coffee with everybody", 9...10, EventImage(.data(SampleImages.cup)), .orange),
    event("Outing", 11...14, EventImage(.data(SampleImages.sun)), .amber),
    event("Doctor", 11...12, EventImage(.data(SampleImages.heart), mediaType: "image/svg+xml"), .red),
    event("Call", 15...16, nil), event("Far away", 16...17, EventImage(.reference("https://example.com/a.png"))),
    event("Broken", 17...18, EventImage(.data([1, 2, 3])), .graphite),
  ]

  private static func harness(
    _ level: CalendarLevel.ID, _ locale: LocaleInfo = .english, size: Size = Size(width: 700, height: 500),
    _ change: (inout CalendarConfiguration) -> Void = { _ in }
  ) throws -> CalendarHarness {
    var configuration = CalendarConfiguration.november(locale)
    configuration.initialLevel = level
    change(&configuration)
    let harness = CalendarHarness(configuration: configuration, store: try .holding(events), size: size)
    harness.settle()
    return harness
  }

  private static func images(_ harness: CalendarHarness) -> [Image] {
    harness.window.displayList().items.compactMap { $0.image }
  }

  @Test("SH-35: an event's view gets its image, which files without meaning and addresses are not")
  func context() throws {
    let harness = try Self.harness(.day)
    let contexts = harness.shownViews(EventBlock.self).compactMap { $0.context }
    func image(_ title: String) -> Image? { contexts.first { $0.title == title }?.image }
    #expect(image("Coffee with everybody") == Image(SampleImages.source(SampleImages.cup)))
    #expect(image("Doctor")?.source.size == nil && image("Doctor") != nil)
    #expect(image("Call") == nil && image("Broken") == nil && image("Far away") == nil)
  }

  @Test("images at other places are shown only where the program says so")
  func remote() throws {
    let harness = try Self.harness(.agenda)
    func isRemote(_ image: Image) -> Bool { if case .remote = image.source.content { true } else { false } }
    #expect(Self.images(harness).count == 3 && !Self.images(harness).contains(where: isRemote))
    var configuration = harness.view.configuration
    configuration.loadsRemoteImages = true
    harness.view.update(configuration: configuration)
    harness.settle()
    #expect(Self.images(harness).filter(isRemote).count == 1)
  }

  @Test("a block among the hours has the image before its title, where there is room for both")
  func block() throws {
    let harness = try Self.harness(.day)
    let block = try #require(harness.shownViews(EventBlock.self).first { $0.context?.title == "Coffee with everybody" })
    let icon = try #require(block.imageView)
    #expect(icon.frame == Rect(x: 8, y: 4, width: 14, height: 14))
    #expect(block.titleView.frame.minX == icon.frame.maxX + 4)
    #expect(block.titleView.frame.maxX == block.timeView.frame.maxX)
    let narrow = try Self.harness(.week, size: Size(width: 485, height: 500))
    let tight = try #require(narrow.shownViews(EventBlock.self).first { $0.context?.title == "Outing" })
    #expect(tight.imageView?.isHidden ?? true)
    #expect(tight.context?.image != nil)
  }

  @Test("rows of the agenda have the image at their end, mirrored from right to left", arguments: [false, true])
  func agenda(isRightToLeft: Bool) throws {
    let harness = try Self.harness(.agenda, isRightToLeft ? .arabic : .english)
    let items = harness.window.displayList().items.filter { $0.image != nil }
    #expect(items.count == 3)
    for item in items { #expect(item.frame.minX == (isRightToLeft ? 16 : 700 - 16 - 28) && item.frame.width == 28) }
    #expect(harness.view.elements().filter { $0.image != nil }.count == 3)
  }

  @Test("SH-49: the decorator gives each day its own image as its indicator")
  func indicators() throws {
    final class Teller: CalendarDecorator {
      func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
        -> [DayIndicator]
      {
        let bytes = context.day == ImageTests.today ? SampleImages.cup : SampleImages.sun
        return [DayIndicator(Image(SampleImages.source(bytes)), size: 12)]
      }
    }
    let store = try MemoryEventStore.holding([
      .timed("a", Self.today, 3600, Self.today, 7200), .timed("b", Self.today - 2, 3600, Self.today - 2, 7200),
    ])
    var configuration = CalendarConfiguration.november()
    configuration.monthEvents = .indicator
    let teller = Teller()
    let harness = CalendarHarness(configuration: configuration, store: store)
    harness.view.decorator = teller
    harness.settle()
    func mark(_ day: DayNumber) -> View? {
      harness.cell(day)?.subviews.first { !$0.isHidden && $0.image != nil }
    }
    #expect(mark(Self.today)?.image?.source == SampleImages.source(SampleImages.cup))
    #expect(mark(Self.today - 2)?.image?.source == SampleImages.source(SampleImages.sun))
    #expect(mark(Self.today - 1) == nil)
    #expect(mark(Self.today)?.frame.size == Size(width: 12, height: 12))
    #expect(harness.mirror.imageCount == 2 && harness.mirror.violations == [])
  }

  @Test("a tinted image as an indicator takes the color that indicators of a state have")
  func tintedMark() throws {
    final class Teller: CalendarDecorator {
      func calendarView(_ view: CalendarView, indicatorsFor context: DayContext, standard: [DayIndicator])
        -> [DayIndicator]
      {
        [DayIndicator(Image(ImageSource(SampleImages.star), tint: .role(CalendarRole.accent)))]
      }
    }
    var configuration = CalendarConfiguration.november()
    configuration.monthEvents = .indicator
    configuration.style = .classic()
    let teller = Teller()
    let harness = CalendarHarness(configuration: configuration, store: try .holding(Self.events))
    harness.view.decorator = teller
    harness.settle()
    func mark() -> View? { harness.cell(Self.today)?.subviews.first { !$0.isHidden && $0.image != nil } }
    let before = try #require(mark()?.image?.tint)
    harness.view.send(.select(Self.today))
    harness.settle()
    let after = try #require(mark()?.image?.tint)
    #expect(after != before)
    #expect(mark()?.layer.fill == nil)
  }

  @Test("a host has the images of the rows that there are, however far one goes, and each once")
  func bounded() throws {
    let days = (0..<200).map { Self.today + $0 }
    let events = days.enumerated().map { index, day in
      var event = Event.timed("e\(index)", day, 3600, day, 7200)
      // Bytes after the end of a file mean nothing; every second day has the same image.
      event.image = EventImage(.data(SampleImages.cup + (index % 2 == 0 ? [] : [UInt8(index)])))
      return event
    }
    var configuration = CalendarConfiguration.november()
    configuration.initialLevel = .agenda
    let harness = CalendarHarness(
      configuration: configuration, store: try .holding(events), size: Size(width: 400, height: 500))
    harness.settle()
    var most = 0
    for day in days.filter({ ($0 - Self.today) % 5 == 0 }) {
      harness.view.send(.show(day, animated: false))
      harness.settle()
      let shown = harness.window.displayList().items.compactMap { $0.image?.source }
      #expect(!shown.isEmpty)
      most = max(most, harness.mirror.imageCount)
    }
    #expect(most <= 40)
    #expect(harness.mirror.violations == [])
    harness.window.close()
    #expect(harness.mirror.imageCount == 0)
  }

  @Test("images look as recorded", arguments: [CalendarLevel.ID.week, .day, .agenda], ["en", "ar"])
  func recorded(level: CalendarLevel.ID, language: String) throws {
    let harness = try Self.harness(level, language == "ar" ? .arabic : .english)
    let dump = SceneDump.text(harness.window.displayList(), palette: .standard)
    #expect(dump.contains("image image/png"))
    #expect(try dump == Recorded.text("Images/\(level)-\(language).txt", actual: dump))
  }
}
