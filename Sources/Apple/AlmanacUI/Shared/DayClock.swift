import Foundation

#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import UIKit
#endif

/// The clock of a calendar on screen. It is read every minute, and when the day, time zone, or time of the system
/// changes.
///
/// It pauses off screen and in the background; each start reads the time.
@MainActor final class DayClock {
  /// Returns the current instant; tests replace it.
  static var now: () -> Date = { Date() }
  /// Returns the system time zone; tests replace it.
  static var zone: () -> TimeZone = { .current }

  private let onChange: () -> Void
  private var observations: Observations?
  private var timer: Timer?

  /// - Parameter onChange: Called when the time has to be read.
  init(_ onChange: @escaping () -> Void) { self.onChange = onChange }

  /// Whether the calendar is on screen; `false` initially.
  var isSeen = false {
    didSet {
      guard isSeen != oldValue else { return }
      observations = isSeen ? observe() : nil
      isRunning = isSeen
    }
  }

  /// Whether the time is read every minute.
  private(set) var isRunning = false {
    didSet {
      guard isRunning != oldValue else { return }
      timer?.invalidate()
      timer = isRunning ? makeTimer() : nil
      if isRunning { onChange() }
    }
  }

  private func observe() -> Observations {
    var changes: [Notification.Name] = [
      .NSCalendarDayChanged, .NSSystemTimeZoneDidChange, NSLocale.currentLocaleDidChangeNotification,
    ]
    let observations = Observations()
    #if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
      changes.append(UIApplication.significantTimeChangeNotification)
      observations.add(UIApplication.didEnterBackgroundNotification) { [weak self] in self?.isRunning = false }
      observations.add(UIApplication.willEnterForegroundNotification) { [weak self] in self?.isRunning = true }
    #endif
    for name in changes {
      observations.add(name) { [weak self] in if let self, isRunning { onChange() } }
    }
    return observations
  }

  private func makeTimer() -> Timer {
    let minute = Date(timeIntervalSince1970: (Self.now().timeIntervalSince1970 / 60).rounded(.down) * 60 + 60)
    let timer = Timer(fire: minute, interval: 60, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.onChange() }
    }
    RunLoop.main.add(timer, forMode: .common)
    return timer
  }
}
