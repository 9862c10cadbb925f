import Basics
import CalendarText
import Geometry
import ViewKit

/// A row of joined buttons, one for each reachable level. The current level is highlighted.
///
/// The Tab key moves to the button of the current level, and the arrow keys move to its neighbors.
final class LevelSwitcher: View {
  private let perform: (CalendarAction) -> Void
  private var segments: [HeaderButton] = []
  private var levels: [CalendarLevel] = []
  private var direction = LayoutDirection.leftToRight
  private var segmentWidth = 0.0

  init(perform: @escaping (CalendarAction) -> Void) {
    self.perform = perform
    super.init(traits: .clips)
    accessibility.role = .group
    partName = .levelSwitch
  }

  /// Updates the levels and the style.
  ///
  /// - Parameters:
  ///   - content: the content of the title bar.
  ///   - room: the available width for text, in points. If the names do not fit, first letters are shown.
  func update(_ content: HeaderView.Content, room: Double) {
    if content.levels != levels { rebuild(content.levels) }
    direction = content.direction
    isHidden = levels.count < 2
    let phrases = content.texts.phrases
    let scale = HeaderButton.scale(of: content.style.type.button)
    let names = levels.map { $0.name ?? phrases.name(of: $0.period, text: content.texts.date) }
    let length = names.map { $0.unicodeScalars.count }.max() ?? 0
    func width(padding: Double) -> Double { (Double(length) * LevelSwitcher.characterWidth + 2 * padding) * scale }
    let isCompact = width(padding: LevelSwitcher.leastPadding) * Double(levels.count) > room
    layer = Layer(
      leadingRadius: HeaderButton.radius, trailingRadius: HeaderButton.radius,
      ring: Ring(color: .role(CalendarRole.hairline), width: 1))
    for (index, segment) in segments.enumerated() {
      let (isShown, name) = (levels[index].id == content.level, names[index])
      segment.text = isCompact ? String(String.UnicodeScalarView(name.unicodeScalars.prefix(1))) : name
      segment.accessibility.label = name
      segment.accessibility.states = isShown ? .pressed : []
      segment.isTabStop = isShown
      var type = content.style.type.button
      if isShown { type.weight = .semibold }
      segment.layer = Layer(
        fill: isShown ? .role(CalendarRole.selection) : nil, leadingRadius: HeaderButton.radius,
        trailingRadius: HeaderButton.radius,
        textColor: .role(isShown ? CalendarRole.ink : CalendarRole.secondaryInk), textStyle: type, cursor: .pointingHand
      )
    }
    segmentWidth = isCompact ? LevelSwitcher.compactWidth * scale : width(padding: LevelSwitcher.padding)
    setNeedsLayout()
  }

  /// The width that the full names need, in points; 0 if the switcher is hidden.
  var wantedWidth: Double { isHidden ? 0 : segmentWidth * Double(segments.count) }

  /// The buttons in reading order.
  var elementViews: [View] { isHidden ? [] : segments.map { $0 } }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.modifiers.isEmpty, event.key == .arrowLeft || event.key == .arrowRight else { return false }
    guard let index = segments.firstIndex(where: { $0 === window?.focusedView }) else { return false }
    let next = index + ((event.key == .arrowRight) == (direction == .leftToRight) ? 1 : -1)
    if segments.indices.contains(next) { window?.focus(segments[next]) }
    return true
  }

  override func layoutSubviews() {
    let width = segments.isEmpty ? 0 : frame.width / Double(segments.count)
    for (index, segment) in segments.enumerated() {
      let rect = Rect(x: Double(index) * width, y: 0, width: width, height: frame.height)
      segment.frame = direction == .leftToRight ? rect : rect.mirrored(in: frame.width)
    }
  }

  private static let compactWidth = 32.0
  private static let characterWidth = 7.5
  private static let padding = 10.0
  private static let leastPadding = 4.0

  private func rebuild(_ levels: [CalendarLevel]) {
    self.levels = levels
    for segment in segments { segment.removeFromSuperview() }
    segments = levels.map { level in
      HeaderButton(action: callback(to: self) { $0.perform(.setLevel(level.id, around: nil, animated: true)) })
    }
    for segment in segments { addSubview(segment) }
  }
}
