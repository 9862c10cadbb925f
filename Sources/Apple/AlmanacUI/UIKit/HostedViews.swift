#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CalendarViews
  import UIKit
  import ViewKit

  /// The program's views in day cells, by the names with which cells request them.
  @MainActor final class HostedViews {
    /// The view of a cell, and the day it shows.
    private struct Entry {
      var view: UIView
      var context: DayContext
    }

    /// Returns the program's view for a day, given the cell's previous view; `nil` if the program provides no day
    /// views.
    var content: ((DayContext, UIView?) -> UIView?)?
    private var entries: [String: Entry] = [:]
    private var count = 0

    /// Returns the view that a cell requests.
    func view(_ name: String) -> UIView? { entries[name]?.view }

    /// Gives a cell that is about to show a day its view, or its number if there is no view.
    func fill(_ cell: DayCell, _ context: DayContext) {
      let former = entries[cell.hostedContent]?.view
      let view = content?(context, former)
      cell.numberView.isHidden = view != nil
      if view !== former { entries[cell.hostedContent] = nil }
      guard let view else { return cell.hostedContent = "" }
      if view !== former {
        count += 1
        cell.hostedContent = "\(count)"
      }
      entries[cell.hostedContent] = Entry(view: view, context: context)
    }

    /// Requests the program's views in a window again, so that the program can change them.
    /// - Returns: Whether a day has a different view, which only a frame can show.
    func refresh() -> Bool {
      var isOther = false
      for entry in entries.values where entry.view.window != nil {
        if content?(entry.context, entry.view) !== entry.view { isOther = true }
      }
      return isOther
    }
  }
#endif
