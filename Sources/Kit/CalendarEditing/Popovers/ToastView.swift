import Basics
import CalendarText
import CalendarViews
import Geometry
import ViewKit

/// A notice at the bottom of the calendar that says what an edit did, with a button to undo it and one to close the
/// notice.
///
/// It shows only the newest notice, for eight seconds of the window's clock, or a minute if it keeps a draft, and
/// longer while it is below the pointer, pressed, or focused. Escape closes it. Nothing depends on it: keys and menus
/// undo as well. It is not a live region, because `LiveTextView` already announces its text.
final class ToastView: View {
  /// Whether a pointer hovers over the notice.
  private var isPointedAt = false
  /// Called when the notice was closed while it had the focus.
  var onLeave: (() -> Void)?

  private let message = View()
  private(set) var button: HeaderButton?
  private(set) var closeButton: HeaderButton?
  private var action: (() -> Void)?
  private var isPressed = false
  private var isRightToLeft = false
  private var textHeight = 0.0
  private var buttonHeight = 32.0

  /// The default duration of a notice, in seconds.
  static let usualDuration = 8.0
  private var duration = ToastView.usualDuration

  /// Creates a view without a notice, which is hidden.
  init() {
    super.init(traits: .clips)
    isHidden = true
    accessibility.role = .group
    message.accessibility.role = .paragraph
    let button = HeaderButton(action: callback(to: self) { $0.perform() })
    let closeButton = HeaderButton(action: callback(to: self) { $0.close() })
    closeButton.text = "×"
    (self.button, self.closeButton) = (button, closeButton)
    for view in [message, button, closeButton] { addSubview(view) }
    addGesture(PressGesture(action: callback(to: self) { toast, phase, _ in toast.isPressed = phase == .began }))
    // A tap does not reach the views below.
    addGesture(TapGesture { _ in })
    addGesture(HoverGesture(action: callback(to: self) { $0.isPointedAt = $1 }))
  }

  /// Shows a notice, replacing any other.
  ///
  /// - Parameters:
  ///   - title: the title of the button; `nil` for no button.
  ///   - isTouch: whether a finger made the edit, which makes the button larger.
  ///   - duration: how long the notice is shown, in seconds.
  ///   - action: called when the button is pressed; the notice then disappears.
  func show(
    _ text: String, button title: String?, _ configuration: CalendarConfiguration, isTouch: Bool = false,
    duration: Double = ToastView.usualDuration, action: @escaping () -> Void = {}
  ) {
    let type = configuration.style.type
    isRightToLeft = configuration.direction == .rightToLeft
    buttonHeight = isTouch ? 44 : 32
    layer = Layer(
      fill: .role(CalendarRole.surface), leadingRadius: 10, trailingRadius: 10,
      ring: Ring(color: .role(CalendarRole.tertiaryInk), width: 1))
    message.text = text
    accessibility.label = text
    message.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: type.row)
    button?.isHidden = title == nil
    button?.text = title ?? ""
    button?.layer = HeaderButton.layer(type.button, hasRing: true)
    closeButton?.layer = HeaderButton.layer(type.arrow, hasRing: false)
    closeButton?.accessibility.label = (configuration.phrases ?? configuration.locale.phrases).close
    (self.action, self.duration) = (action, duration)
    isHidden = false
    setNeedsLayout()
    superview?.setNeedsLayout()
    wait()
  }

  /// Hides the notice.
  func hide() {
    isHidden = true
    (action, isPointedAt, isPressed) = (nil, false, false)
    window?.cancelDelay(of: self)
  }

  /// Closes the notice on behalf of the user.
  func close() {
    let hadFocus = window?.focusedView?.isDescendant(of: self) == true
    hide()
    if hadFocus { onLeave?() }
  }

  /// Sets the frame at the bottom of an area, in the coordinates of the parent, or at its top if the notice would cover
  /// one of `shown`.
  ///
  /// - Parameter shown: the frames that must stay visible, such as the pieces of the edited event.
  func fit(in area: Rect, besides shown: [Rect] = []) {
    guard !isHidden else { return }
    let isNarrow = area.width < ToastView.narrowWidth
    let margin = isNarrow ? 8.0 : 16.0
    let most = max(0, min(area.width - 2 * margin, ToastView.mostWidth))
    let inner = most - ToastView.inset * 2 - buttonRoom
    guard var style = message.layer.textStyle else { return }
    // Host fonts may be wider than the estimate.
    let wanted = TextWidthEstimate.width(of: message.text, style: style) * 1.08 + 2
    let lines = wanted <= inner ? 1 : TextWidthEstimate.lines(of: message.text, width: inner * 0.92, style: style).count
    style.wraps = lines > 1
    message.layer.textStyle = style
    textHeight = Double(lines) * style.lineHeight
    let width = isNarrow || lines > 1 ? most : wanted + ToastView.inset * 2 + buttonRoom
    let height = min(max(buttonHeight, textHeight) + 16, max(0, area.height - 2 * margin))
    let pixels = PixelGrid(scale: window?.scale ?? 1)
    var rect = Rect(
      x: pixels.snap(area.midX - width / 2), y: pixels.snap(area.maxY - margin - height), width: pixels.snap(width),
      height: pixels.snap(height))
    if shown.contains(where: { $0.intersects(rect) }) {
      rect = rect.offset(by: Point(x: 0, y: pixels.snap(area.minY + margin) - rect.minY))
    }
    frame = rect
  }

  /// Returns whether the notice lies at a point in the window.
  func contains(_ location: Point) -> Bool { !isHidden && frameInWindow.contains(location) }

  /// The views that assistive technology and tools see, in reading order.
  var elementViews: [View] { isHidden ? [] : [self] + exposedViews }

  private var buttonRoom: Double {
    guard let button, !button.isHidden else { return buttonHeight }
    return button.preferredWidth + 8 + buttonHeight
  }

  override func layoutSubviews() {
    let room = buttonRoom
    place(
      message,
      Rect(
        x: ToastView.inset, y: (frame.height - textHeight) / 2,
        width: max(0, frame.width - ToastView.inset * 2 - room), height: textHeight))
    let y = (frame.height - buttonHeight) / 2
    if let button, !button.isHidden {
      place(
        button,
        Rect(x: frame.width - room - 8, y: y, width: button.preferredWidth, height: buttonHeight))
    }
    if let closeButton {
      place(closeButton, Rect(x: frame.width - buttonHeight - 8, y: y, width: buttonHeight, height: buttonHeight))
    }
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .escape, event.modifiers.isEmpty else { return super.keyDown(event) }
    close()
    return true
  }

  private func place(_ view: View, _ rect: Rect) { view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect }

  private func wait() {
    window?.after(duration, for: self, callback(to: self) { $0.end() })
  }

  /// Hides the notice, unless the user is about to use it.
  private func end() {
    if isPointedAt || isPressed || window?.focusedView?.isDescendant(of: self) == true { return wait() }
    close()
  }

  private func perform() {
    let action = action
    hide()
    action?()
  }

  override func windowWillClose() { (action, onLeave) = (nil, nil) }

  /// The distance of the text from the edges, the area width below which the notice fills the width, and the maximum
  /// width of the notice, in points.
  private static let (inset, narrowWidth, mostWidth) = (16.0, 480.0, 720.0)
}
