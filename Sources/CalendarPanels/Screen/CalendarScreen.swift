import CalendarText
public import CalendarViews
public import Events
import Geometry
public import TimeZones
public import ViewKit

/// A calendar with a panel: the root view of a program that is all about a calendar.
///
/// From 1,000 points on the panel stands at the leading side of the calendar; in narrower windows it lies over it, until
/// Escape, its close button or a press beside it takes it away. A button in the title bar opens and closes it. What was
/// typed, switched off and scrolled stays while it is closed.
public final class CalendarScreen: View {
  /// The calendar, whose events, selection and delegate are the program's to use.
  public let calendar: CalendarView
  /// The panel, shown or not.
  public let panel: CalendarPanel
  /// Whether there is a panel, and whether it stands open where there is room.
  public var panelMode: PanelMode {
    didSet {
      guard panelMode != oldValue else { return }
      isSheetOpen = false
      setNeedsLayout()
    }
  }

  private let button = PanelButton()
  private let icon = View()
  private let backdrop = View()
  private var isSheetOpen = false

  /// From this width on, in points, panel and calendar stand side by side.
  public static let dockingWidth = 1_000.0
  /// The width of a panel beside the calendar, in points.
  public static let panelWidth = 264.0

  /// - Parameters:
  ///   - calendar: in no window yet; gets the timeline.
  ///   - timeline: where events come from.
  ///   - store: that of the timeline.
  ///   - source: the same store, as it is searched.
  ///   - zones: those of the timeline.
  public init(
    calendar: CalendarView, timeline: EventTimeline, store: any EventStore, source: any EventScanning,
    zones: any ZoneProvider, panelMode: PanelMode = .open
  ) {
    self.calendar = calendar
    self.panelMode = panelMode
    calendar.timeline = timeline
    panel = CalendarPanel(calendar: calendar, store: store, source: source, zones: zones)
    super.init(traits: .clips)
    // Behind the calendar for those who tab, because it may lie over it.
    for view in [calendar, backdrop, panel] { addSubview(view) }
    button.addSubview(icon)
    button.action = { [unowned(unsafe) self] in togglePanel() }
    button.isHidden = true
    calendar.accessory = button
    backdrop.addGesture(TapGesture { [unowned(unsafe) self] _ in closeSheet() })
    accessibility.role = .group
  }

  /// Whether the panel is to be seen.
  public var isPanelShown: Bool { panelMode != .none && (isDocked ? panelMode == .open : isSheetOpen) }

  /// Opens or closes the panel.
  public func togglePanel() {
    guard panelMode != .none else { return }
    if isDocked {
      panelMode = panelMode == .open ? .closed : .open
    } else if isSheetOpen {
      closeSheet()
    } else {
      isSheetOpen = true
      setNeedsLayout()
      window?.notify { [self] in
        if isSheetOpen, let window { window.focus(panel.firstStop) }
      }
    }
  }

  /// Hands the calendar another configuration, and the panel too.
  public func update(configuration: CalendarConfiguration) {
    calendar.update(configuration: configuration)
    panel.configurationDidChange()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    // A sheet becomes the panel of a wide window.
    if isDocked, isSheetOpen {
      isSheetOpen = false
      panelMode = .open
    }
    let isShown = isPanelShown
    let isSheet = isShown && !isDocked
    let width = isDocked ? Self.panelWidth : min(320, max(0, frame.width - 48))
    let beside = isShown && isDocked ? width : 0
    place(calendar, Rect(x: beside, y: 0, width: max(0, frame.width - beside), height: frame.height))
    place(panel, Rect(x: 0, y: 0, width: width, height: frame.height))
    backdrop.frame = Rect(origin: .zero, size: frame.size)
    backdrop.layer = Layer(fill: .dynamic(light: RGBA(0, opacity: 64), dark: RGBA(0, opacity: 128)))
    backdrop.isHidden = !isSheet
    panel.isHidden = !isShown
    if (panel.onClose != nil) != isSheet {
      panel.onClose = isSheet ? { [unowned(unsafe) self] in closeSheet() } : nil
    }
    if isSheet { calendar.accessibility.states.insert(.inert) } else { calendar.accessibility.states.remove(.inert) }
    dressButton(isShown)
    accessibility.owned = isShown ? [panel.id, calendar.id] : []
  }

  /// Escape takes an open sheet away, and meanwhile the calendar behind it is out of reach. While nothing has the focus, all other keys are the calendar's.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    if event.key == .escape, event.modifiers.isEmpty, isSheetOpen {
      closeSheet()
      return true
    }
    return window?.focusedView == nil && !isSheetOpen ? calendar.keyDown(event) : super.keyDown(event)
  }

  private var isDocked: Bool { frame.width >= Self.dockingWidth }

  private func closeSheet() {
    guard isSheetOpen else { return }
    isSheetOpen = false
    setNeedsLayout()
    if let focused = window?.focusedView, focused.isDescendant(of: panel) { window?.focus(button) }
  }

  private func dressButton(_ isShown: Bool) {
    if button.isHidden != (panelMode == .none) {
      button.isHidden = panelMode == .none
      calendar.setNeedsLayout()
    }
    let style = calendar.configuration.style
    button.dress(style.type, label: PanelPhrases.forLanguage(of: calendar.configuration.locale.identifier).toggle)
    button.accessibility.states = isShown ? .pressed : []
    if isShown { button.layer.fill = .role(CalendarRole.selection) }
    let size = style.header.buttonHeight
    icon.frame = Rect(x: (size - 16) / 2, y: (size - 14) / 2, width: 16, height: 14)
    icon.layer = Layer(
      leadingRadius: 3, trailingRadius: 3, stripe: Stripe(color: .role(CalendarRole.secondaryInk), width: 5.5),
      ring: Ring(color: .role(CalendarRole.secondaryInk), width: 1.5))
  }

  private func place(_ view: View, _ rect: Rect) {
    view.frame = calendar.configuration.direction == .leftToRight ? rect : rect.mirrored(in: frame.width)
  }
}

/// Whether a calendar has a panel, and whether that stands open.
public enum PanelMode: Int32, Hashable, Sendable {
  /// There is none, and no button for it.
  case none
  /// There is a button to open it.
  case closed
  /// It stands open where there is room beside the calendar.
  case open
}
