import Basics
import CalendarText
import CalendarViews
import Events
import Geometry
import ViewKit

/// The field for the title of a new event, or for a new title, at the place of the event. Below the field are the
/// event's time and calendar, and a button that saves.
///
/// Enter saves and Escape discards. An owner that closes the popover for another reason calls `finish()`, so that
/// nothing typed is lost.
final class QuickCreatePopover: PopoverContent {
  /// Called with the title when the event must be saved.
  var onSave: ((String) -> Void)?
  /// Called with the typed text when the event must be discarded.
  var onDiscard: ((String) -> Void)?
  /// Called with the typed text when the user asks for the form.
  var onMore: ((String) -> Void)?
  /// Called when there is no title to save.
  var onEmpty: (() -> Void)?

  /// Called when the text changes, or which of its parts count.
  var onType: ((QuickCreatePopover) -> Void)?

  /// The understood parts of the typed text; `nil` if it is only a title.
  var entry: QuickEntry?
  /// The kinds of parts that the user returned to the title.
  private(set) var rejected: [QuickEntry.Kind] = []
  /// The understood parts of the text. A press returns one to the title, or takes it from there again.
  let chips: FormChips
  private var kinds: [QuickEntry.Kind] = []
  private var chipTexts: [String] = []
  /// The title of an event that exists already; empty for a new one.
  var original = ""

  let field: TextField
  private(set) var saveButton: HeaderButton?
  private(set) var moreButton: HeaderButton?
  private let when = View()
  private let dot = View()
  private let calendar = View()
  private let isRightToLeft: Bool
  private let buttonHeight: Double

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - fieldLabel: the name of the field; `nil` for the name of a title field.
  ///   - text: the initial text, such as a restored draft.
  ///   - isTouch: whether a finger opened the popover, which makes the button larger.
  init(
    _ words: EditPhrases, _ configuration: CalendarConfiguration, fieldLabel: String? = nil, text: String = "",
    isTouch: Bool = false
  ) {
    field = TextField(label: fieldLabel ?? words[.title], kind: .text)
    isRightToLeft = configuration.direction == .rightToLeft
    buttonHeight = isTouch ? 44 : 32
    chips = FormChips(.toggle, words[.understood], configuration, isTouch: isTouch)
    super.init()
    let type = configuration.style.type
    layer = .popover
    accessibility.label = words[.newEvent]
    configureField(type)
    field.text = text
    for view in [when, calendar] {
      view.accessibility.role = .paragraph
      var style = type.row
      style.wraps = view === when
      view.layer = Layer(textColor: .role(CalendarRole.secondaryInk), textStyle: style)
    }
    let button = HeaderButton(action: callback(to: self) { $0.save() })
    button.text = words[.save]
    button.layer = HeaderButton.layer(type.button, hasRing: true)
    button.isEnabled = !title.utf8.isEmpty
    saveButton = button
    let more = HeaderButton(action: callback(to: self) { $0.onMore?($0.title) })
    more.text = words[.more]
    more.layer = HeaderButton.layer(type.button, hasRing: true)
    moreButton = more
    chips.isHidden = true
    chips.onChoose = callback(to: self) { $0.toggle($1) }
    for view in [field, chips, when, dot, calendar, more, button] { addSubview(view) }
    // The name of a calendar has neither a form nor a time.
    if fieldLabel != nil { for view in [when, dot, calendar, more] { view.isHidden = true } }
  }

  private func configureField(_ type: TypeScale) {
    var style = type.compactTitle
    (style.weight, style.alignment) = (.regular, .leading)
    field.layer = Layer(
      fill: .role(CalendarRole.surface), leadingRadius: 6, trailingRadius: 6,
      ring: Ring(color: .role(CalendarRole.tertiaryInk), width: 1), textColor: .role(CalendarRole.ink),
      textStyle: style, textInsets: Insets(leading: 10, trailing: 10))
    field.onChange = callback(to: self) { popover, _ in
      popover.saveButton?.isEnabled = !popover.title.utf8.isEmpty
      popover.onType?(popover)
    }
    field.onKey = callback(to: self) { $0.handle($1) }
  }

  /// Shows the understood parts of the text. Returns whether they differ from the ones before.
  func show(_ kinds: [QuickEntry.Kind], _ texts: [String]) -> Bool {
    rejected.removeAll { !kinds.contains($0) }
    chips.isHidden = kinds.isEmpty
    chips.show(texts) { !rejected.contains(kinds[$0]) }
    let isSame = texts.count == chipTexts.count && zip(texts, chipTexts).allSatisfy { $0.hasSameBytes(as: $1) }
    (self.kinds, chipTexts) = (kinds, texts)
    return !isSame
  }

  private func toggle(_ index: Int) {
    let kind = kinds[index]
    if rejected.contains(kind) { rejected.removeAll { $0 == kind } } else { rejected.append(kind) }
    onType?(self)
  }

  /// Shows when the event takes place, in words, and its calendar.
  func update(when text: String, in info: CalendarInfo?) {
    when.text = text
    calendar.text = info?.name ?? ""
    dot.isHidden = info == nil
    if let info { dot.layer = Layer(fill: EventLook(info.color).strong, leadingRadius: 5, trailingRadius: 5) }
    setNeedsLayout()
    superview?.setNeedsLayout()
  }

  /// The typed title, without surrounding spaces.
  var title: String {
    let isSpace = { (byte: UInt8) in byte == 32 || byte == 9 }
    let bytes = field.text.utf8.drop(while: isSpace)
    let end = bytes.lastIndex { !isSpace($0) }.map { bytes.index(after: $0) } ?? bytes.startIndex
    return String(utf8: bytes[..<end])
  }

  /// Saves the typed text, or discards the event if there is none. Call it for an end other than Enter or Escape.
  func finish() { title.utf8.isEmpty ? onDiscard?("") : onSave?(title) }

  private func save() { title.utf8.isEmpty ? onEmpty?() : onSave?(title) }

  private func handle(_ event: KeyEvent) -> Bool {
    switch event.key {
    case .enter where !event.modifiers.isDisjoint(with: [.control, .command]): onMore?(title)
    case .enter: save()
    case .escape: onDiscard?(title)
    default: return false
    }
    return true
  }

  override func keyDown(_ event: KeyEvent) -> Bool {
    guard event.key == .escape else { return super.keyDown(event) }
    return handle(event)
  }

  // MARK: - Popover

  override var placement: PopoverGeometry.Placement { .beside }
  override var wantedWidth: Double { 320 }
  override func wantedHeight(width: Double) -> Double { arrange(width: width) { _, _ in } }
  override func focusTarget() -> View { field }

  override func layoutSubviews() {
    _ = arrange(width: frame.width) { $0.frame = isRightToLeft ? $1.mirrored(in: frame.width) : $1 }
  }

  /// Computes the frames of the parts at a width, for left-to-right layouts. Returns their height.
  private func arrange(width: Double, _ set: (View, Rect) -> Void) -> Double {
    let margin = 12.0
    let room = max(0, width - 2 * margin)
    set(field, Rect(x: margin, y: margin, width: room, height: 44))
    var y = margin + 44 + 10
    if !chips.isHidden {
      let height = chips.height(width: room)
      set(chips, Rect(x: margin, y: y, width: room, height: height))
      y += height + 10
    }
    let style = when.layer.textStyle ?? TextStyle(size: 14, lineHeight: 18)
    // Host fonts may be wider than the estimate.
    let lines = TextWidthEstimate.lines(of: when.text, width: (room - 8) * 0.92, style: style)
    let height = Double(max(1, lines.count)) * style.lineHeight
    if !when.isHidden {
      set(when, Rect(x: margin + 4, y: y, width: max(0, room - 8), height: height))
      y += height + 8
    }
    let widths = [saveButton, moreButton].map { $0.map { $0.isHidden ? 0 : $0.preferredWidth } ?? 0 }
    let buttonWidth = widths[0] + 8 + widths[1]
    set(dot, Rect(x: margin + 4, y: y + (buttonHeight - 10) / 2, width: 10, height: 10))
    set(
      calendar,
      Rect(x: margin + 22, y: y, width: max(0, room - 30 - buttonWidth), height: buttonHeight))
    if let saveButton {
      set(saveButton, Rect(x: width - margin - widths[0], y: y, width: widths[0], height: buttonHeight))
    }
    if let moreButton {
      set(moreButton, Rect(x: width - margin - buttonWidth, y: y, width: widths[1], height: buttonHeight))
    }
    return y + buttonHeight + margin
  }

  override func windowWillClose() {
    super.windowWillClose()
    (onSave, onDiscard, onMore, onEmpty, onType) = (nil, nil, nil, nil, nil)
  }
}
