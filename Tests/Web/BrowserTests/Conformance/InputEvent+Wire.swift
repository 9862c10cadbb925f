import Almanac
import BrowserDriver

extension InputEvent {
  /// Creates the event of a call of the page, as the exports of the program do; `nil` for another call.
  init?(_ call: [JSONValue]) {
    let numbers = call.dropFirst().map { $0.number ?? 0 }
    guard let name = call.first?.string, let first = numbers.first else { return nil }
    let view = ViewID(Int32(first))
    func point(_ index: Int) -> Point { Point(x: numbers[index], y: numbers[index + 1]) }
    switch name {
    case "pointer":
      let modifiers = UInt8(numbers[6])
      self = .pointer(
        PointerEvent(
          phase: PointerEvent.Phase(rawValue: UInt8(first)) ?? .cancel, location: point(2), time: numbers[4],
          target: numbers[1] > 0 ? ViewID(Int32(numbers[1])) : nil, clickCount: Int(numbers[5]),
          modifiers: KeyEvent.Modifiers(rawValue: modifiers & 15),
          kind: PointerEvent.Kind(rawValue: modifiers >> 4 & 3) ?? .mouse))
    case "key":
      let key = Int(first)
      self = .key(
        KeyEvent(
          KeyEvent.Key(rawValue: UInt8(key & 0xFF)) ?? .character,
          modifiers: KeyEvent.Modifiers(rawValue: UInt8(numbers[1])), character: UInt32(key >> 8)))
    case "wheel": self = .wheel(at: point(0), delta: point(2))
    case "magnify":
      self = .magnify(
        MagnifyEvent(
          phase: MagnifyEvent.Phase(rawValue: UInt8(first)) ?? .cancelled, location: point(1), factor: numbers[3],
          isVertical: numbers[4] > 0, time: numbers[5]))
    case "scrolled": self = .scrolled(view, to: point(1))
    case "scroll_ended": self = .scrollEnded(view)
    case "focus": self = .focus(view)
    case "activate": self = .activate(view)
    case "edited": self = .edited(view, call[2].string ?? "")
    case "resize": self = .resize(Size(width: first, height: numbers[1]))
    default: return nil
    }
  }
}
