import Almanac
import Foundation
import UIKit

@testable import AlmanacUI

/// A calendar with some events on a stand-in screen.
@MainActor final class ShownCalendar {
  static let today = DayNumber(20_778)
  let screen: StandInScreen
  let view: AlmanacCalendarUIView

  init(
    size: CGSize = CGSize(width: 375, height: 667), preset: CalendarPreset? = nil, level: CalendarLevel.ID = .month,
    events: Int = 12
  ) {
    screen = StandInScreen(size: size)
    var configuration = CalendarConfiguration(today: Self.today, initialLevel: level)
    if let preset { configuration.adopt(preset) }
    view = AlmanacCalendarUIView(configuration: configuration, followsClock: false)
    let store = MemoryEventStore(calendars: [CalendarInfo(id: CalendarID(1), name: "Home", color: .named(.blue))])
    _ = try? store.load(
      (0..<events).map { Event(title: "Event \($0)", day: Self.today + $0, uid: "\($0)", calendar: CalendarID(1)) })
    view.timeline = EventTimeline(store: store, displayZone: .utc, zones: FixedZoneProvider([]))
    view.frame = CGRect(origin: .zero, size: size)
    screen.window.addSubview(view)
    settle()
  }

  var tree: UIKitTree { view.canvas.tree }

  /// Lets frames pass until none is asked for.
  func settle() {
    screen.commit()
    for _ in 0..<300 {
      if CADisplayLink.standInRunning == 0 { return }
      screen.frame()
    }
  }

  /// The view that scrolls most of the screen.
  var scroller: ScrollNodeView? {
    tree.views.values.compactMap { $0 as? ScrollNodeView }.filter { !$0.isHidden }
      .max { $0.bounds.width * $0.bounds.height < $1.bounds.width * $1.bounds.height }
  }

  /// The first view with a role whose name begins with a text.
  func node(_ role: AccessibilityNode.Role, _ name: String = "") -> (any NodeView)? {
    tree.views.values.filter {
      $0.node.accessibility.role == role && ($0.node.accessibility.label + $0.node.text).hasPrefix(name)
    }.min { $0.node.id.rawValue < $1.node.id.rawValue }
  }

  /// The middle of a view, in the window.
  func middle(_ node: any NodeView) -> CGPoint {
    node.convert(CGPoint(x: node.bounds.midX, y: node.bounds.midY), to: nil)
  }
}
