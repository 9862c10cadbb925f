import CalendarSystems
import CalendarViews
import Foundation
import SystemServices
import TimeZones

/// The configuration of a program, and what the system's settings and the clock make of it. Each view that shows a configuration
/// owns one.
@MainActor final class ShownConfiguration {
  /// The configuration that is shown.
  private(set) var shown: CalendarConfiguration
  /// A function that shows a configuration.
  var onShow: ((CalendarConfiguration) -> Void)?
  /// A function that moves the now line.
  var onNow: ((Instant) -> Void)?
  /// A function that returns the zone of the timeline, which counts where the configuration has none.
  var timelineZone: (() -> ZoneRules?)?
  /// The clock; `nil` where today and the now line are those that the program sets.
  private(set) var clock: DayClock?

  private var program: CalendarConfiguration
  private var systemZone: ZoneRules

  init(_ configuration: CalendarConfiguration, followsClock: Bool) {
    (program, shown, systemZone) = (configuration, configuration, ZoneRules(DayClock.zone()))
    if followsClock { clock = DayClock { [weak self] in self?.readClock() } }
  }

  /// The configuration that the program set, with today and now of the clock.
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

  /// Whether the view is on a screen, so that the clock is followed.
  var isSeen: Bool {
    get { clock?.isSeen ?? false }
    set { clock?.isSeen = newValue }
  }

  /// Shows the configuration with the settings.
  func show() {
    shown = settings.applied(to: program)
    if shown.zone == nil { shown.zone = systemZone }
    onShow?(shown)
  }

  /// Takes today and now from the clock. Returns whether there is another day or zone.
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
