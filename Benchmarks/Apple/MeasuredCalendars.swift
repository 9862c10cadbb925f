import Almanac
import AlmanacUI
import Foundation
import UIKit

/// The content of both calendars.
@MainActor private enum Content {
  static let today = DayNumber(20_778)
  static let configuration = CalendarConfiguration(today: today)

  static func timeline() -> EventTimeline {
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Home", color: .named(.blue))])
    let events = (0..<600).map { number in
      Event(title: "Event \(number)", day: today - 150 + number / 2, uid: "\(number)", calendar: CalendarID(1))
    }
    _ = try? store.load(events)
    return EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
  }
}

/// A calendar as a view of the stand-ins.
@MainActor final class ShownCalendar {
  private let screen = StandInScreen(size: CGSize(width: 375, height: 667))
  private let view = AlmanacCalendarUIView(configuration: Content.configuration, followsClock: false)
  private lazy var scroller = largest(in: view)

  init() {
    view.timeline = Content.timeline()
    view.frame = CGRect(x: 0, y: 0, width: 375, height: 667)
  }

  func open() {
    screen.window.addSubview(view)
    screen.window.layoutIfNeeded()
  }

  func settle() {
    while CADisplayLink.standInRunning > 0 { CADisplayLink.standInFrame() }
  }

  func scroll(by distance: Double) {
    guard let scroller else { return }
    let offset = scroller.contentOffset
    scroller.contentOffset = CGPoint(x: offset.x, y: offset.y + CGFloat(distance))
  }

  func close() { view.removeFromSuperview() }

  private func largest(in view: UIView) -> UIScrollView? {
    let found = view.subviews.compactMap { largest(in: $0) } + [view].compactMap { $0 as? UIScrollView }
    return found.max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
  }
}

/// The same calendar in a window whose host drops what it gets.
@MainActor final class BareCalendar {
  private let view = CalendarView(configuration: Content.configuration)
  private let host = DroppingHost()
  private var window: Window?
  private var time = 1_000.0

  var mutationCount: Int { host.mutationCount }

  init() { view.timeline = Content.timeline() }

  func open() {
    window = Window(root: view, host: host, size: Size(width: 375, height: 667))
    tick()
  }

  func settle() { while host.wantsFrame { tick() } }

  private func tick() {
    host.wantsFrame = false
    time += 1.0 / 60
    window?.tick(now: time)
  }

  func scroll(by distance: Double) {
    guard let id = host.scroller else { return }
    host.offset.y += distance
    _ = window?.send(.scrolled(id, to: host.offset))
    window?.tick(now: time)
  }

  func close() { window?.close() }
}

/// A host that counts mutations and keeps the view that scrolls farthest.
private final class DroppingHost: WindowHost {
  let capabilities = HostCapabilities.scrollsNatively
  let scale = 2.0
  var wantsFrame = true
  var mutationCount = 0
  var scroller: ViewID?
  var offset = Point.zero
  private var longest = 0.0

  func requestFrame() { wantsFrame = true }

  func commit(_ frame: FrameOutput) {
    mutationCount += frame.mutations.count
    for mutation in frame.mutations {
      switch mutation {
      case .contentSize(let id, let size) where size.height > longest: (scroller, longest) = (id, size.height)
      case .scroll(let id, let offset) where id == scroller || scroller == nil: self.offset = offset
      default: break
      }
    }
  }

  func perform(_ request: HostRequest) {}
}
