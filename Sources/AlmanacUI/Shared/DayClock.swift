#if canImport(UIKit)
  import Foundation
  import UIKit

  /// Tells the present instant while a calendar is seen: each minute, and when the day, the zone or the clock changes.
  @MainActor final class DayClock {
    /// Returns the present instant; tests set another.
    static var now: () -> Date = { Date() }

    private let onChange: (Date) -> Void
    private var observations: Observations?
    private var timer: Timer?

    init(_ onChange: @escaping (Date) -> Void) { self.onChange = onChange }

    /// Whether the clock tells; at first it does not.
    var isRunning = false {
      didSet {
        guard isRunning != oldValue else { return }
        if isRunning { start() } else { stop() }
      }
    }

    private func start() {
      let names: [Notification.Name] = [
        .NSCalendarDayChanged, .NSSystemTimeZoneDidChange, NSLocale.currentLocaleDidChangeNotification,
        UIApplication.significantTimeChangeNotification, UIApplication.didBecomeActiveNotification,
      ]
      let observations = Observations()
      for name in names { observations.add(name) { [weak self] in self?.tell() } }
      self.observations = observations
      let now = Self.now()
      let minute = Date(timeIntervalSince1970: (now.timeIntervalSince1970 / 60).rounded(.down) * 60 + 60)
      let timer = Timer(fire: minute, interval: 60, repeats: true) { [weak self] _ in
        MainActor.assumeIsolated { self?.tell() }
      }
      RunLoop.main.add(timer, forMode: .common)
      self.timer = timer
      tell()
    }

    private func stop() {
      observations = nil
      timer?.invalidate()
      timer = nil
    }

    private func tell() { onChange(Self.now()) }
  }
#endif
