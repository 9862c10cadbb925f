import Basics
import CalendarText
import Geometry
package import ViewKit

/// A popover of a calendar: an outlined area with a Close button.
class CalendarPopover: PopoverContent {
  final private(set) var closeButton: HeaderButton?
  final private(set) var isRightToLeft = false

  override init() {
    super.init()
    partName = .popover
    let button = HeaderButton(action: callback(to: self) { $0.onClose?() })
    closeButton = button
    addSubview(button)
  }

  /// Applies the calendar's style to the background, outline, and button.
  final func configure(_ context: LevelContext) {
    isRightToLeft = context.direction == .rightToLeft
    layer = .popover
    closeButton?.text = "×"
    closeButton?.layer = Layer(
      leadingRadius: 6, trailingRadius: 6, textColor: .role(CalendarRole.secondaryInk),
      textStyle: context.configuration.style.type.arrow, cursor: .pointingHand)
    closeButton?.accessibility.label = context.texts.phrases.close
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  override func layoutSubviews() {
    let inset = (CalendarPopover.headingHeight - CalendarPopover.buttonSize) / 2
    guard let closeButton else { return }
    place(
      closeButton,
      Rect(
        x: max(0, frame.width - CalendarPopover.buttonSize - inset), y: inset, width: CalendarPopover.buttonSize,
        height: CalendarPopover.buttonSize))
  }

  /// Sets the frame of a part. The frame is given for a left-to-right layout.
  final func place(_ view: View, _ rect: Rect) {
    view.frame = isRightToLeft ? rect.mirrored(in: frame.width) : rect
  }

  /// The height of the line with the Close button, in points.
  static let headingHeight = 44.0
  static let buttonSize = 32.0
}

extension Layer {
  /// The outlined background of popovers.
  package static var popover: Layer {
    Layer(
      fill: .role(CalendarRole.background), leadingRadius: 10, trailingRadius: 10,
      ring: Ring(color: .role(CalendarRole.tertiaryInk), width: 1))
  }
}
