import Almanac
import Foundation
import Testing

@testable import WebHost

@Suite("Attributes that are numbers to the engine")
struct PageOptionTests {
  @Test("the options are the rows of the table in attributes.js, in its order")
  func order() throws {
    let script = try String(contentsOf: Self.modules.appending(path: "attributes.js"), encoding: .utf8)
    let table = try #require(script.firstMatch(of: /const OPTIONS = \{\n((?:  .*\n)*)\};/))
    let rows = String(table.output.1).matches(of: /(?:^|\n)  ([a-z]+):/).map { String($0.output.1) }
    #expect(rows == PageOption.allCases.map { "\($0)" })
  }

  @Test("each option changes the settings")
  func values() {
    let settings = PageSettings()
    let values: [Int32] = [2, 2, 1, 2, 1, 0b0111110, 2, 4, 1, 1, 0b11111, 20, 90]
    #expect(values.count == PageOption.allCases.count)
    for (option, value) in zip(PageOption.allCases, values) {
      #expect(option.set(value, in: settings))
    }
    let configuration = settings.configuration(in: .utc)
    #expect(configuration.initialLevel == .week)
    #expect(configuration.month.arrangement == .sidewaysPages && configuration.month.weeks == .alwaysSix)
    #expect(configuration.month.outDays == .hidden && configuration.month.showsWeekNumbers)
    #expect(configuration.visibleWeekdays == WeekdaySet(rawValue: 0b0111110))
    #expect(settings.panel == 2 && settings.theme == .highContrast && configuration.loadsRemoteImages)
    #expect(configuration.scrollPolicy == .paged && !settings.showsDetails)
    #expect(settings.verbs == EditVerbs.all.rawValue && settings.snap == 20 && settings.defaultLength == 90)
  }

  @Test("the number of an unknown word sets the default, and leaves the level as it is")
  func unknownWords() {
    let settings = PageSettings()
    settings.configuration.initialLevel = .day
    settings.theme = .dark
    for option in PageOption.allCases where option != .weekdays { _ = option.set(-1, in: settings) }
    #expect(settings.configuration.initialLevel == .day && settings.theme == .standard)
    #expect(settings.configuration.month.arrangement == .endless && settings.configuration.month.weeks == .natural)
    #expect(settings.configuration.month.outDays == .dimmed && !settings.configuration.loadsRemoteImages)
    #expect(settings.showsDetails && settings.verbs == 0 && settings.snap == nil && settings.defaultLength == 60)
  }

  private static let modules: URL = {
    var url = URL(fileURLWithPath: #filePath)
    for _ in 0..<3 { url.deleteLastPathComponent() }
    return url.appending(path: "Sources/WebAssets/Modules")
  }()
}
