import Almanac
import EventStores
import Foundation

/// What the user prefers and the desktop does not say, kept in a file of the user.
struct WindowPreferences: Equatable {
  /// The first day of weeks; `nil` for the locale's.
  var firstWeekday: Weekday?
  /// The identifier of the second time zone beside the hours; empty for none.
  var secondZone = ""
  /// The working hours from Monday to Friday, in minutes since midnight; `nil` for none.
  var workingHours: Range<Int>?
  /// The length of new events, in minutes.
  var defaultLength = 60
  /// The reminders of new events in calendars without their own default.
  var defaultReminders = DefaultReminders()
  /// Whether months show the numbers of weeks.
  var showsWeekNumbers = false
  /// The size of texts relative to the desktop's, in percent.
  var textSize = 100

  /// The lengths to choose from, in minutes.
  static let lengths = [15, 30, 45, 60, 90, 120]
  /// The times of reminders to choose from, in minutes before the start.
  static let reminders = [5, 10, 15, 30, 60, 120]
  /// The sizes of texts to choose from, in percent.
  static let textSizes = [80, 90, 100, 110, 125, 150, 200]
  private static let weekdays: [Weekday] = [.sunday, .monday, .tuesday, .wednesday, .thursday, .friday, .saturday]

  /// The file; `nil` if the location of the user's files is unknown.
  private static var path: String? {
    let environment = ProcessInfo.processInfo.environment
    if let folder = environment["XDG_CONFIG_HOME"], folder.hasPrefix("/") { return folder + "/almanac/window.conf" }
    return environment["HOME"].map { $0 + "/.config/almanac/window.conf" }
  }

  /// Returns the saved preferences. Lines that are damaged or unknown are ignored.
  static func read() -> WindowPreferences {
    guard let path, let bytes = FileManager.default.contents(atPath: path), bytes.count < 1 << 16 else {
      return WindowPreferences()
    }
    return WindowPreferences(text: String(decoding: bytes, as: UTF8.self))
  }

  /// Reads lines such as `first-weekday = monday`; other lines are ignored.
  private init(text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      let parts = line.split(separator: "=", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
      guard parts.count == 2 else { continue }
      let (value, number) = (parts[1], Int(parts[1]))
      switch parts[0] {
      case "first-weekday": firstWeekday = WindowPreferences.weekdays.first { "\($0)" == value }
      case "second-time-zone": secondZone = value
      case "working-hours":
        let ends = value.split(separator: "-").compactMap { Int($0) }
        if ends.count == 2, 0 <= ends[0], ends[0] < ends[1], ends[1] <= 1_440 { workingHours = ends[0]..<ends[1] }
      case "default-length": if let number, 5...1_440 ~= number { defaultLength = number }
      case "default-reminders": defaultReminders = DefaultReminders(value) ?? DefaultReminders()
      case "week-numbers": showsWeekNumbers = value == "true"
      case "text-size": if let number, 80...200 ~= number { textSize = number }
      default: break
      }
    }
  }

  private init() {}

  /// Saves the preferences.
  func write() throws(FileWriteError) {
    guard let path = WindowPreferences.path else { return }
    let lines = [
      firstWeekday.map { "first-weekday = \($0)" }, secondZone.isEmpty ? nil : "second-time-zone = \(secondZone)",
      workingHours.map { "working-hours = \($0.lowerBound)-\($0.upperBound)" }, "default-length = \(defaultLength)",
      "default-reminders = \(defaultReminders.text)", "week-numbers = \(showsWeekNumbers)", "text-size = \(textSize)",
    ]
    let folder = URL(fileURLWithPath: path).deletingLastPathComponent().path
    try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try AtomicFile.write((lines.compactMap { $0 }.joined(separator: "\n") + "\n").utf8, to: path)
  }

  /// Applies the preferences to a configuration, whose style has the size of the desktop's texts.
  func apply(to configuration: inout CalendarConfiguration, zones: any ZoneProvider) {
    configuration.firstWeekday = firstWeekday
    configuration.secondZone = secondZone.isEmpty ? nil : zones.rules(for: secondZone)
    configuration.businessHours = workingHours.map { [BusinessHours(VisibleHours([$0]))] } ?? []
    configuration.month.showsWeekNumbers = showsWeekNumbers
  }
}
