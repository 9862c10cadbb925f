import CalendarSystems
import CalendarViews
import Foundation
import SystemServices
import TimeZones

/// Combines a program's configuration with the system settings and the clock. Each view that shows a configuration owns
/// one.
@MainActor final class ShownConfiguration {
  /// The resulting configuration, as shown.
  private(set) var shown: CalendarConfiguration
  /// Shows a configuration.
  var onShow: ((CalendarConfiguration) -> Void)?
  /// Moves the now line.
  var onNow: ((Instant) -> Void)?
  /// Returns the timeline's time zone, which applies if the configuration has none.
  var timelineZone: (() -> ZoneRules?)?
  /// The clock; `nil` if the program itself sets today and the now line.
  private(set) var clock: DayClock?

  private var program: CalendarConfiguration
  private var systemZone: ZoneRules

  init(_ configuration: CalendarConfiguration, followsClock: Bool) {
    (program, shown, systemZone) = (configuration, configuration, ZoneRules(DayClock.zone()))
    if followsClock { clock = DayClock { [weak self] in self?.readClock() } }
  }

  /// The configuration that the program set, with today and now from the clock.
  var own: CalendarConfiguration {
    get { program }
    set {
      program = newValue
      if clock?.isRunning == true { followClock() }
      show()
    }
  }

  /// The settings of the system.
  var settings = SystemSettings() { didSet { if settings != oldValue { show() } } }

  /// Whether the view is on screen, so that the clock is followed.
  var isSeen: Bool {
    get { clock?.isSeen ?? false }
    set { clock?.isSeen = newValue }
  }

  /// Shows the configuration combined with the settings.
  func show() {
    shown = settings.applied(to: program)
    if shown.zone == nil { shown.zone = systemZone }
    onShow?(shown)
  }

  /// Reads today and now from the clock. Returns whether the day or time zone changed.
  @discardableResult
  private func followClock() -> Bool {
    let former = (program.today, systemZone.identifier)
    systemZone = ZoneRules(DayClock.zone())
    let now = Instant(DayClock.now())
    program.now = now
    program.today = (program.zone ?? timelineZone?() ?? systemZone).localDateTime(at: now).day
    return former != (program.today, systemZone.identifier)
  }

  private func readClock() {
    if followClock() { return show() }
    guard let now = program.now else { return }
    shown.now = now
    onNow?(now)
  }
}
