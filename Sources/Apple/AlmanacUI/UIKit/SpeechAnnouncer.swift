#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CalendarViews
  import Foundation
  import UIKit
  import ViewKit

  /// The notifications for assistive technology after frames: one change at most for each frame, and only while VoiceOver runs.
  @MainActor final class SpeechAnnouncer {
    private unowned let tree: UIKitTree
    private var news = SpeechNews()
    private var level: ZoomLevel?
    /// A function that returns the level of the calendar; another one is another screen.
    var currentLevel: (() -> ZoomLevel?)?

    init(_ tree: UIKitTree) { self.tree = tree }

    /// Adds what a frame changed.
    func add(_ new: SpeechNews) {
      news.isLayoutChanged = news.isLayoutChanged || new.isLayoutChanged
      news.focused = new.focused ?? news.focused
      news.announcement = new.announcement ?? news.announcement
    }

    /// Posts what was added, at the end of a frame.
    func post() {
      let (present, former, shown) = (news, level, currentLevel?() ?? nil)
      news = SpeechNews()
      level = shown
      guard UIAccessibility.isVoiceOverRunning else { return }
      if let former, former != shown {
        UIAccessibility.post(notification: .screenChanged, argument: element(present.focused ?? firstStop))
      } else if present.isLayoutChanged || present.focused != nil {
        UIAccessibility.post(notification: .layoutChanged, argument: element(present.focused))
      }
      if let text = present.announcement, !text.isEmpty {
        UIAccessibility.post(notification: .announcement, argument: text)
      }
    }

    /// The first view among the days at which the Tab key stops.
    private var firstStop: ViewID? {
      let order = TabOrder(tree.root?.node)
      var stop = order.next(after: nil)
      while let id = stop, tree.views[id]?.node.accessibility.role != .gridCell { stop = order.next(after: id) }
      return stop ?? order.next(after: nil)
    }

    private func element(_ id: ViewID?) -> NodeElement? {
      id.flatMap { (tree.views[$0] as? any SpeakingView)?.ownElement }
    }
  }
#endif
