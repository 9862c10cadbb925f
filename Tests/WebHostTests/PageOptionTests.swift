import Almanac
import Testing

@testable import WebHost

@Suite("Attributes that are numbers to the engine")
struct PageOptionTests {
  @Test("each option changes the configuration, or what is shown beside the calendar")
  func values() {
    let settings = PageSettings()
    for (option, value) in zip(PageOption.allCases, [2, 2, 1, 2, 1, 0b0111110, 2, 4, 1] as [Int32]) {
      #expect(option.set(value, in: settings))
    }
    let configuration = settings.configuration(in: .utc)
    #expect(configuration.initialLevel == .week)
    #expect(configuration.month.arrangement == .sidewaysPages && configuration.month.weeks == .alwaysSix)
    #expect(configuration.month.outDays == .hidden && configuration.month.showsWeekNumbers)
    #expect(configuration.visibleWeekdays == WeekdaySet(rawValue: 0b0111110))
    #expect(settings.panel == 2 && settings.theme == .highContrast && configuration.loadsRemoteImages)
    #expect(configuration.scrollPolicy == .paged)
  }

  @Test("the number of an unknown word sets the default, and leaves the level as it is")
  func unknownWords() {
    let settings = PageSettings()
    settings.configuration.initialLevel = .day
    settings.theme = .dark
    for option in PageOption.allCases where option != .weekdays { _ = option.set(-1, in: settings) }
    #expect(settings.configuration.initialLevel == .day && settings.theme == .standard)
    #expect(settings.configuration.month.arrangement == .endless && settings.configuration.month.weeks == .natural)
    #expect(settings.configuration.month.outDays == .dimmed)
  }
}
