#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CalendarViews
  import Foundation
  import UIKit
  import ViewKit

  /// Posts accessibility notifications after frames: at most one change per frame, and only while VoiceOver is running.
  @MainActor final class SpeechAnnouncer {
    private unowned let tree: UIKitTree
    private var news = SpeechNews()
    private var level: CalendarLevel.ID?
    /// Returns the level of the calendar; another level counts as a screen change.
    var currentLevel: (() -> CalendarLevel.ID?)?

    init(_ tree: UIKitTree) { self.tree = tree }

    /// Adds the changes of a frame.
    func add(_ new: SpeechNews) {
      news.isLayoutChanged = news.isLayoutChanged || new.isLayoutChanged
      news.focused = new.focused ?? news.focused
      news.announcement = new.announcement ?? news.announcement
    }

    /// Posts the added changes, at the end of a frame.
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

    /// The first tab stop among the days.
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
