import Basics
import CalendarText
public import CalendarViews
public import Events
import Geometry
public import TimeZones
public import ViewKit

/// A calendar with a panel beside it: the root view of a calendar program.
///
/// In windows at least 1,000 points wide, the panel lies at the leading side of the calendar. In narrower windows, it
/// slides over the calendar until it is closed by Escape, its Close button, a press outside it, or a swipe. A button in the
/// title bar opens and closes the panel. Search text, switches, and scroll positions are kept while it is closed.
///
/// While the hours of a day are less than 600 points wide, the days of its week are above them. Without a panel, they are
/// not.
///
/// ```swift
/// let calendar = CalendarView(configuration: CalendarConfiguration(today: today))
/// let screen = CalendarScreen(calendar: calendar, timeline: timeline, store: store, source: store, zones: zones)
/// let window = Window(root: screen, host: host, size: Size(width: 1_200, height: 800))
/// ```
public final class CalendarScreen: View {
  /// The calendar. The program may use its events, selection, delegate, and decorator.
  public let calendar: CalendarView
  /// The panel, whether or not it is shown.
  public let panel: CalendarPanel
  /// Whether there is a panel, and whether it is open if there is room beside the calendar.
  public var panelMode: PanelMode {
    didSet {
      guard panelMode != oldValue else { return }
      (isSheetOpen, motion) = (false, nil)
      calendar.setNeedsLayout()
      setNeedsLayout()
    }
  }

  private let button = PanelButton()
  private let icon = View()
  let backdrop = View()
  private let strip: WeekStripView
  var isSheetOpen = false
  /// The distance by which a panel over the calendar is out of place, in points; its width if it is closed.
  var drawer = 0.0
  /// The distance at which a finger caught the panel.
  var caught = 0.0
  var motion: DrawerMotion?

  /// The minimum width for placing the panel beside the calendar, in points.
  public static let dockingWidth = 1_000.0
  /// The width of a panel beside the calendar, in points.
  public static let panelWidth = 264.0

  /// Creates a screen.
  ///
  /// - Parameters:
  ///   - calendar: a calendar that is not in a window yet. Its timeline is set to `timeline`.
  ///   - timeline: the source of events.
  ///   - store: the timeline's store.
  ///   - source: the same store, for searching.
  ///   - zones: the timeline's time zones.
  ///   - panelMode: whether there is a panel, and whether it is open.
  public init(
    calendar: CalendarView, timeline: EventTimeline, store: any EventStore, source: any EventScanning,
    zones: any ZoneProvider, panelMode: PanelMode = .open
  ) {
    self.calendar = calendar
    self.panelMode = panelMode
    calendar.timeline = timeline
    panel = CalendarPanel(calendar: calendar, store: store, source: source, zones: zones)
    strip = WeekStripView(calendar: calendar)
    super.init(traits: .clips)
    // The panel follows the calendar in Tab order, because it may lie over it.
    for view in [calendar, strip, backdrop, panel, panel.popovers] { addSubview(view) }
    button.addSubview(icon)
    button.action = callback(to: self) { $0.togglePanel() }
    button.isHidden = true
    calendar.accessory = button
    backdrop.addGesture(TapGesture(action: callback(to: self) { screen, _ in screen.closeSheet() }))
    addDrawerGestures()
    panel.onMove = callback(to: self) { $0.setNeedsLayout() }
    let screen = Unowned(wrappedValue: self)
    calendar.levelInset = { screen.wrappedValue.stripHeight(at: $0) }
    addGesture(
      PressGesture(
        action: callback(to: self) { screen, phase, event in
          if phase == .began { screen.panel.pressBesidePopover(event.location) }
        }))
    accessibility.role = .group
  }

  deinit { calendar.levelInset = nil }

  /// Whether the panel is shown.
  package var isPanelShown: Bool { panelMode != .none && (isDocked ? panelMode == .open : isSheetOpen) }

  /// Opens or closes the panel.
  public func togglePanel() {
    guard panelMode != .none else { return }
    if isDocked {
      panelMode = panelMode == .open ? .closed : .open
    } else if isSheetOpen {
      closeSheet()
    } else {
      isSheetOpen = true
      slide(from: panelWidth)
      window?.notify { [self] in
        if isSheetOpen, let window { window.focus(panel.firstStop) }
      }
    }
  }

  /// Opens the panel with its field for a date to go to, as the key G does.
  public func askForDate() {
    guard panelMode != .none else { return }
    if !isPanelShown { togglePanel() }
    panel.askForDate()
  }

  /// Replaces the configuration of the calendar and the panel.
  public func update(configuration: CalendarConfiguration) {
    calendar.update(configuration: configuration)
    panel.configurationDidChange()
    setNeedsLayout()
  }

  public override func layoutSubviews() {
    // A panel over the calendar moves beside it when the window becomes wide.
    if isDocked, isSheetOpen {
      isSheetOpen = false
      panelMode = .open
    }
    let isShown = isPanelShown
    let isSheet = isShown && !isDocked
    let width = panelWidth
    let beside = isShown && isDocked ? width : 0
    setFrame(of: calendar, to: Rect(x: beside, y: 0, width: max(0, frame.width - beside), height: frame.height))
    setFrame(of: panel, to: Rect(x: 0, y: 0, width: width, height: frame.height))
    backdrop.frame = Rect(origin: .zero, size: frame.size)
    backdrop.layer = Layer(fill: .dynamic(light: RGBA(0, opacity: 64), dark: RGBA(0, opacity: 128)))
    placeDrawer(isShown: isShown, isSheet: isSheet)
    strip.isHidden = calendar.insetFrame.height == 0
    if !strip.isHidden {
      strip.frame = calendar.insetFrame.offset(by: calendar.frame.origin)
      strip.update()
    }
    panel.popovers.fit(in: Rect(origin: .zero, size: frame.size))
    if (panel.onClose != nil) != isSheet {
      panel.onClose = isSheet ? callback(to: self) { $0.closeSheet() } : nil
    }
    if isSheet { calendar.accessibility.states.insert(.inert) } else { calendar.accessibility.states.remove(.inert) }
    configureButton(isShown)
    accessibility.owned = isShown ? [panel.id, calendar.id] : []
  }

  /// Handles Escape, which closes a panel over the calendar; the calendar cannot be used until then. While nothing has
  /// the focus, other keys go to the calendar. The key G asks for a date to go to.
  public override func keyDown(_ event: KeyEvent) -> Bool {
    if event.key == .escape, event.modifiers.isEmpty, isSheetOpen {
      closeSheet()
      return true
    }
    if window?.focusedView == nil, !isSheetOpen, calendar.keyDown(event) { return true }
    guard event.letter == "g", event.modifiers.isEmpty, panelMode != .none else { return super.keyDown(event) }
    askForDate()
    return true
  }

  private var isDocked: Bool { frame.width >= Self.dockingWidth }

  /// The width of the panel, in points.
  var panelWidth: Double { isDocked ? Self.panelWidth : min(320, max(0, frame.width - 48)) }

  private func stripHeight(at level: CalendarLevel) -> Double {
    let width = calendar.frame.width
    guard panelMode != .none, width < Self.stripWidth, calendar.showsHoursOfDay(level) else { return 0 }
    return strip.wantedHeight(width: width)
  }

  /// The width of a calendar from which the hours of a day have no week above them, in points.
  private static let stripWidth = 600.0

  func closeSheet() {
    guard isSheetOpen else { return }
    isSheetOpen = false
    slide(from: drawer)
    if let focused = window?.focusedView, focused.isDescendant(of: panel) { window?.focus(button) }
  }

  private func configureButton(_ isShown: Bool) {
    if button.isHidden != (panelMode == .none) {
      button.isHidden = panelMode == .none
      calendar.setNeedsLayout()
    }
    let style = calendar.configuration.style
    button.configure(style.type, label: calendar.texts.phrases.togglePanel)
    button.accessibility.states = isShown ? .pressed : []
    if isShown { button.layer.fill = .role(CalendarRole.selection) }
    let size = style.header.buttonHeight
    icon.frame = Rect(x: (size - 16) / 2, y: (size - 14) / 2, width: 16, height: 14)
    icon.layer = Layer(
      leadingRadius: 3, trailingRadius: 3, stripe: Stripe(color: .role(CalendarRole.secondaryInk), width: 5.5),
      ring: Ring(color: .role(CalendarRole.secondaryInk), width: 1.5))
  }

  private func setFrame(of view: View, to rect: Rect) {
    view.frame = calendar.configuration.direction == .leftToRight ? rect : rect.mirrored(in: frame.width)
  }
}

/// Whether a calendar has a panel, and whether the panel is open.
public enum PanelMode: Int32, Hashable, Sendable {
  /// No panel, and no button for it.
  case none
  /// A closed panel, and a button to open it.
  case closed
  /// An open panel, if there is room beside the calendar.
  case open
}
