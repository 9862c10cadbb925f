#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  import CalendarViews
  import UIKit
  import ViewKit

  /// The views of a program in cells of days, by the names with which cells ask for them.
  @MainActor final class HostedViews {
    /// The view of a cell, and the day that it shows.
    private struct Entry {
      var view: UIView
      var context: DayContext
    }

    /// A function of the program that returns the view for a day, given the view of the cell so far; `nil` for no such views.
    var content: ((DayContext, UIView?) -> UIView?)?
    private var entries: [String: Entry] = [:]
    private var count = 0

    /// Returns the view that a cell asks for.
    func view(_ name: String) -> UIView? { entries[name]?.view }

    /// Gives a cell that is about to show a day its view in place of the number, or the number back.
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

    /// Asks the program again for the views in a window, so that it can change them.
    /// - Returns: whether it gives another view for a day, which only a frame can show.
    func refresh() -> Bool {
      var isOther = false
      for entry in entries.values where entry.view.window != nil {
        if content?(entry.context, entry.view) !== entry.view { isOther = true }
      }
      return isOther
    }
  }
#endif
