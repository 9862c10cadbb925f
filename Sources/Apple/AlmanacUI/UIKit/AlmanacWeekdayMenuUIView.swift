#if canImport(UIKit) && !os(tvOS) && !os(visionOS) && !os(watchOS)
  public import CalendarViews
  public import Foundation
  import UIKit

  /// The row of weekday names as a UIKit view.
  ///
  /// ```swift
  /// let menu = AlmanacWeekdayMenuUIView(configuration: calendar.configuration)
  /// ```
  open class AlmanacWeekdayMenuUIView: AlmanacHostUIView {
    /// The weekday row of the engine.
    public let engine: WeekdayMenuView
    private let configured: ShownConfiguration

    /// Creates the weekday names of a configuration.
    public init(configuration: CalendarConfiguration = .system()) {
      configured = ShownConfiguration(configuration, followsClock: false)
      engine = WeekdayMenuView(configuration: configuration)
      super.init(root: engine)
      begin()
    }

    /// Creates weekday names that follow the system settings.
    public override init(frame: CGRect) {
      configured = ShownConfiguration(.system(), followsClock: false)
      engine = WeekdayMenuView(configuration: configured.own)
      super.init(root: engine, frame: frame)
      begin()
    }

    /// Creates weekday names that follow the system settings, for storyboards.
    public required init?(coder: NSCoder) {
      configured = ShownConfiguration(.system(), followsClock: false)
      engine = WeekdayMenuView(configuration: configured.own)
      super.init(coder: coder, root: engine)
      begin()
    }

    private func begin() {
      follow(configured) { [weak self] configuration in
        self?.engine.update(configuration: configuration)
        self?.invalidateIntrinsicContentSize()
      }
    }

    /// The language, weekdays, and style of the names.
    public var configuration: CalendarConfiguration {
      get { configured.own }
      set { configured.own = newValue }
    }

    /// The height of the row.
    open override var intrinsicContentSize: CGSize {
      CGSize(width: UIView.noIntrinsicMetric, height: CGFloat(configured.shown.style.header.weekdayMenuHeight))
    }
  }
#endif
