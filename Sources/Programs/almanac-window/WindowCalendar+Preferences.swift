import Almanac
import EventStores
import Foundation
import GTKHost

/// The dialog of preferences. A choice applies immediately.
extension WindowCalendar {
  func showPreferences() {
    guard let window else { return }
    let dialog = FormDialog("Preferences", over: window)
    let current = preferences
    let dates = DateText(locale: options.locale, calendar: options.system)
    let weekdays: [Weekday] = [.monday, .tuesday, .wednesday, .thursday, .friday, .saturday, .sunday]
    dialog.addChoice(
      "_First weekday", ["Of the language"] + weekdays.map { dates.weekdayName($0) },
      chosen: current.firstWeekday.flatMap { weekdays.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    ) { [weak self] in
      let weekday = $0 > 0 ? weekdays[$0 - 1] : nil
      self?.prefer { $0.firstWeekday = weekday }
    }
    let zones = WindowCalendar.zoneNames
    dialog.addChoice(
      "Second _time zone", ["None"] + zones.map(\.title),
      chosen: zones.firstIndex { $0.identifier == current.secondZone }.map { $0 + 1 } ?? 0, isLong: true
    ) { [weak self] in
      let zone = $0 > 0 ? zones[$0 - 1].identifier : ""
      self?.prefer { $0.secondZone = zone }
    }
    let hours = (0...24).map { dates.shortTime(secondOfDay: $0 % 24 * 3600) }
    var ends = (
      from: current.workingHours.map { $0.lowerBound / 60 }, to: (current.workingHours?.upperBound ?? 1_020) / 60
    )
    let note = "The desktop determines the language, the format of times, and the theme."
    let adopt = { [weak self] in
      let range = ends.from.flatMap { $0 < ends.to ? $0 * 60..<ends.to * 60 : nil }
      dialog.note = range == nil && ends.from != nil ? "Working hours have to end after they begin." : note
      self?.prefer { $0.workingHours = range }
    }
    dialog.addChoice("_Working hours from", ["None"] + hours.dropLast(), chosen: ends.from.map { $0 + 1 } ?? 0) {
      ends.from = $0 > 0 ? $0 - 1 : nil
      adopt()
    }
    dialog.addChoice("Working hours t_o", Array(hours.dropFirst()), chosen: ends.to - 1) {
      ends.to = $0 + 1
      adopt()
    }
    let lengths = WindowPreferences.lengths
    dialog.addChoice(
      "_Length of new events", lengths.map { "\($0) minutes" },
      chosen: lengths.lastIndex { $0 <= current.defaultLength } ?? 0
    ) { [weak self] choice in self?.prefer { $0.defaultLength = lengths[choice] } }
    let reminders = WindowPreferences.reminders
    let triggers = reminders.map { EventAlarm.Trigger.start(seconds: Int64($0) * -60) }
    dialog.addChoice(
      "_Reminder of new events", ["None"] + reminders.map { "\($0) minutes before" },
      chosen: current.defaultReminders.timed.first.flatMap { triggers.firstIndex(of: $0) }.map { $0 + 1 } ?? 0
    ) { [weak self] choice in
      self?.prefer { $0.defaultReminders.timed = choice > 0 ? [triggers[choice - 1]] : [] }
    }
    let sizes = WindowPreferences.textSizes
    dialog.addChoice(
      "Te_xt size", sizes.map { "\($0) %" }, chosen: sizes.lastIndex { $0 <= current.textSize } ?? 0
    ) { [weak self] choice in self?.prefer { $0.textSize = sizes[choice] } }
    dialog.addSwitch("Week _numbers in months", isOn: current.showsWeekNumbers) { [weak self] isOn in
      self?.prefer { $0.showsWeekNumbers = isOn }
    }
    dialog.note = note
    dialog.addButton("_Close") { dialog.close() }
    dialog.show()
  }

  /// Changes the preferences, saves them, and shows the calendar accordingly.
  private func prefer(_ change: (inout WindowPreferences) -> Void) {
    change(&preferences)
    do throws(FileWriteError) {
      try preferences.write()
    } catch {
      window?.showNotice("The preferences cannot be saved: \(error.reason)")
    }
    adoptPreferences()
  }

  /// The time zones, by the name of the place, by which lists are searched.
  private static let zoneNames: [(title: String, identifier: String)] = TimeZone.knownTimeZoneIdentifiers.map {
    identifier in
    let place = (identifier.split(separator: "/").last ?? "").replacing("_", with: " ")
    return (place == identifier ? identifier : "\(place) (\(identifier))", identifier)
  }.sorted { $0.title < $1.title }
}
