import Basics
import CalendarViews
import Geometry
import ViewKit

/// The bar of the gallery: its title and the style buttons.
final class GalleryBar: View {
  /// Called when the user chooses a style. Released when the window closes.
  var onChoose: ((CalendarTheme) -> Void)?

  private let title = View()
  private let choice = View(traits: .clips)
  private var buttons: [GalleryButton] = []

  init() {
    super.init(traits: .clips)
    title.text = "Gallery"
    title.accessibility.role = .heading
    choice.accessibility.role = .group
    choice.accessibility.label = "Style"
    addSubview(title)
    addSubview(choice)
    for theme in CalendarTheme.allCases {
      let button = GalleryButton(action: callback(to: self) { $0.onChoose?(theme) })
      button.text = theme.name
      choice.addSubview(button)
      buttons.append(button)
    }
  }

  /// Returns the height of the bar at a width, in points. In a narrow gallery, the buttons have their own line.
  static func height(width: Double) -> Double { width < wide ? 96 : 56 }

  /// Updates the style and the chosen button.
  func configure(_ style: CalendarStyle, _ chosen: CalendarTheme) {
    layer = Layer(
      fill: .role(CalendarRole.background), lines: .bottom, lineColor: .role(CalendarRole.hairline))
    title.layer = Layer(textColor: .role(CalendarRole.ink), textStyle: style.type.title)
    choice.layer = Layer(
      leadingRadius: 6, trailingRadius: 6, ring: Ring(color: .role(CalendarRole.hairline), width: 1))
    for (theme, button) in zip(CalendarTheme.allCases, buttons) {
      let isChosen = theme == chosen
      button.accessibility.states = isChosen ? .pressed : []
      button.layer = Layer(
        fill: isChosen ? .role(CalendarRole.selection) : nil, leadingRadius: 6, trailingRadius: 6,
        textColor: .role(isChosen ? CalendarRole.ink : CalendarRole.secondaryInk), textStyle: style.type.button,
        cursor: .pointingHand)
    }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    let isWide = frame.width >= GalleryBar.wide
    let margin = GallerySection.margin
    let room = max(0, frame.width - 2 * margin)
    let width = min(room, GalleryBar.choiceWidth)
    title.frame = Rect(x: margin, y: 0, width: isWide ? room - width : room, height: 56)
    choice.frame = Rect(
      x: isWide ? frame.width - margin - width : margin, y: isWide ? 12 : 52, width: width, height: 32)
    let letters = buttons.reduce(0) { $0 + $1.text.utf8.count + GalleryBar.padding }
    var x = 0.0
    for button in buttons {
      let share = width * Double(button.text.utf8.count + GalleryBar.padding) / Double(letters)
      let end = (x + share).rounded()
      button.frame = Rect(x: x.rounded(), y: 0, width: end - x.rounded(), height: 32)
      x += share
    }
  }

  override func windowWillClose() { onChoose = nil }

  private static let wide = 520.0
  private static let choiceWidth = 344.0
  /// The padding around each title, in letter widths.
  private static let padding = 3
}

/// A button with a title.
final class GalleryButton: View {
  private var action: (() -> Void)?

  /// Creates a button.
  ///
  /// - Parameter action: Called when the button is pressed. Released when the window closes.
  init(action: @escaping () -> Void) {
    self.action = action
    super.init()
    isTabStop = true
    accessibility.role = .button
    addGesture(TapGesture(action: callback(to: self) { button, _ in _ = button.activate() }))
  }

  override func activate() -> Bool {
    action?()
    return action != nil
  }

  override func windowWillClose() { action = nil }
}
