import CalendarSystems
import CalendarText
import Foundation
import SystemServices
import TestSupport
import Testing

/// The system's locales against recorded ones; where versions of CLDR differ, each of their values is accepted.
@Suite struct LocaleGoldenTests {
  private struct Entry {
    let record: [String: Any]

    /// The recorded value at a path such as `months.format.wide`, and those of other versions of CLDR.
    func values<Value>(_ path: String, as type: Value.Type = Value.self) -> [Value] {
      var node: Any? = record
      for key in path.split(separator: ".") { node = (node as? [String: Any])?[String(key)] }
      var result = [node as? Value].compactMap { $0 }
      for version in ["icu72Differs", "cldr41"] {
        if let value = (record[version] as? [String: Any])?[path] as? Value { result.append(value) }
      }
      return result
    }
  }

  private func golden() throws -> [String: Entry]? {
    guard let url = Golden.url("locales.json") else { return nil }
    let root = try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
    let locales = try #require(root["locales"] as? [String: [String: Any]])
    return locales.mapValues { Entry(record: $0) }
  }

  @Test("names, digits and week rules of 66 locales agree with CLDR")
  func names() throws {
    guard let golden = try golden() else { return }
    #expect(golden.count == 66)
    for (name, record) in golden {
      let info = SystemLocale.info(for: name)
      #expect(record.values("rightToLeft").contains(info.isRightToLeft), "\(name)")
      #expect(record.values("digits").contains(info.digits), "\(name)")
      #expect(record.values("firstWeekday").contains(info.firstWeekday.rawValue), "\(name)")
      #expect(record.values("minimumDaysInFirstWeek").contains(info.minimalDaysInFirstWeek), "\(name)")
      #expect(record.values("weekend").contains(info.weekend.map(\.rawValue)), "\(name)")
      #expect(record.values("months.format.wide").contains(info.months), "\(name)")
      #expect(record.values("months.format.abbreviated").contains(info.shortMonths), "\(name)")
      #expect(record.values("months.standalone.wide").contains(info.standaloneMonths), "\(name)")
      #expect(record.values("months.standalone.abbreviated").contains(info.shortStandaloneMonths), "\(name)")
      #expect(record.values("weekdays.standalone.wide").contains(info.weekdays), "\(name)")
      #expect(record.values("weekdays.standalone.abbreviated").contains(info.shortWeekdays), "\(name)")
      #expect(record.values("weekdays.standalone.narrow").contains(info.narrowWeekdays), "\(name)")
      #expect(record.values("amPm").contains([info.amSymbol, info.pmSymbol]), "\(name)")
    }
  }

  @Test("patterns of 66 locales agree with CLDR, and fill as ICU fills them")
  func patterns() throws {
    guard let golden = try golden() else { return }
    let day = try ISODate.parse("2024-03-04")
    let deviations = try KnownDeviations(from: "locales.json: patterns")
    for (name, record) in golden {
      let isGregorian = record.values("calendar") == ["gregorian"]
      #expect(deviations.expects(name, agrees: isGregorian), "\(name)")
      guard isGregorian else { continue }
      let info = SystemLocale.info(for: name)
      let patterns = [
        ("yMMMMEEEEd", info.patterns.fullDate), ("yMMMM", info.patterns.monthYear),
        ("MMMMd", info.patterns.monthDay), ("MMMd", info.patterns.shortMonthDay), ("jmm", info.patterns.time),
      ]
      for (template, pattern) in patterns {
        let recorded: [String] = record.values("templates.\(template).pattern")
        #expect(recorded.contains(pattern), "\(name) \(template)")
        let samples: [[String]] = record.values("templates.\(template).sample")
        guard pattern == recorded.first, let sample = samples.first?.first else { continue }
        let text = DateText(locale: info).format(pattern, day: day, secondOfDay: 13 * 3600 + 33 * 60 + 45)
        // Weekdays are held in one form, which a few languages distinguish from that of a date.
        let hasOneForm = !pattern.contains("E") || record.values("weekdays.format.wide").contains(info.weekdays)
        #expect(deviations.expects("\(name) \(template)", agrees: hasOneForm), "\(name) \(template)")
        if hasOneForm { #expect(text == sample, "\(name) \(template)") }
      }
    }
    #expect(deviations.unmet == [])
  }

  @Test("the built-in English is that of the system")
  func english() { #expect(SystemLocale.info(for: "en-US") == .english) }

  @Test(
    "another calendar in the tag or of the region changes nothing",
    arguments: [
      ("fa-IR", "ژانویهٔ"), ("th-TH", "มกราคม"), ("ar-SA", "يناير"), ("en-US-u-ca-hebrew", "January"),
    ])
  func gregorian(identifier: String, january: String) {
    let info = SystemLocale.info(for: identifier)
    #expect(info.months.first == january)
    #expect(!info.patterns.monthYear.contains("G"))
    #expect(DateText(locale: info).monthYear(DayNumber(0)).contains(info.digits[1] + info.digits[9]))
  }

  @Test(
    "the locale comes from the first variable that is set",
    arguments: [
      (["LC_ALL": "de_AT.UTF-8", "LANG": "fr_FR"], "de-AT"), (["LC_ALL": "", "LC_TIME": "he_IL@x"], "he-IL"),
      (["LANG": "C.UTF-8"], "en-US"), (["LANG": "POSIX"], "en-US"), ([:], "en-US"), (["LANG": "en"], "en"),
      (["LANG": "../../x"], "en-US"), (["LC_TIME": "C", "LANG": "de_DE"], "en-US"),
      (["LANG": "zh_Hant_TW.UTF-8"], "zh-Hant-TW"),
    ])
  func environment(variables: [String: String], identifier: String) {
    #expect(SystemLocale.localeIdentifier(environment: variables) == identifier)
  }

  @Test("a locale that does not exist still gives a complete value", arguments: ["xx-YY", "", "!!", "C"])
  func unknown(identifier: String) throws {
    let info = SystemLocale.info(for: identifier)
    #expect(info.months.count == 12 && info.weekdays.count == 7 && info.digits.count == 10)
    #expect(try LocaleInfo.decode(lines: info.encode().components(separatedBy: "\n")) == info)
  }
}
