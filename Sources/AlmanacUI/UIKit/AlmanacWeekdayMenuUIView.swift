#if canImport(UIKit)
  public import CalendarViews
  public import Foundation
  public import Geometry
  import UIKit
  public import ViewKit

  /// The row of weekday names as a view of UIKit.
  ///
  /// ```swift
  /// let menu = AlmanacWeekdayMenuUIView(configuration: calendar.configuration)
  /// ```
  open class AlmanacWeekdayMenuUIView: AlmanacHostUIView {
    /// The row of the engine.
    public let engine: WeekdayMenuView
    /// The language, weekdays and style of the names.
    public var configuration: CalendarConfiguration { didSet { updateConfiguration() } }
    private var shown: CalendarConfiguration

    /// Creates the names of a configuration's weekdays.
    public init(configuration: CalendarConfiguration = .system()) {
      self.configuration = configuration
      shown = configuration
      engine = WeekdayMenuView(configuration: configuration)
      super.init(root: engine)
      updateConfiguration()
    }

    /// Creates the names that the system's settings say, for storyboards.
    public required init?(coder: NSCoder) {
      configuration = .system()
      shown = configuration
      engine = WeekdayMenuView(configuration: configuration)
      super.init(coder: coder, root: engine)
      updateConfiguration()
    }

    open override var palette: Palette { shown.style.palette }

    open override var layoutDirection: LayoutDirection { shown.direction }

    open override func traitsDidChange() {
      super.traitsDidChange()
      updateConfiguration()
    }

    private func updateConfiguration() {
      shown = SystemStyle.apply(traitCollection, to: configuration)
      engine.update(configuration: shown)
      invalidateIntrinsicContentSize()
      updateSurroundings()
    }

    /// The height of the row.
    open override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(shown.style.header.weekdayMenuHeight))
    }
  }
#endif
