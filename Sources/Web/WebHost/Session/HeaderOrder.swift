import Almanac

/// The controls of the title bar, as `header-controls` names them.
extension CalendarConfiguration {
  /// Sets the controls from words that are separated by spaces or commas.
  ///
  /// A list with `previous`, `title`, or `next` is the complete order. Any other list names the controls of the standard
  /// arrangement besides its title and arrows: `today`, `levels`, `all`, or `none`, and with `-` all others.
  ///
  /// Returns the first unknown word, if any; then nothing changes.
  mutating func setHeaderControls(_ text: String) -> String? {
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }.map { String(utf8: $0) }
    var order: [HeaderControl] = []
    var controls: HeaderControls = !words.isEmpty && words.allSatisfy { $0.utf8.first == UInt8(ascii: "-") } ? .all : []
    for word in words {
      if word.hasSameBytes(as: "all") {
        controls = .all
      } else if word.hasSameBytes(as: "-today") {
        controls.remove(.today)
      } else if word.hasSameBytes(as: "-levels") {
        controls.remove(.levels)
      } else if !word.hasSameBytes(as: "none") {
        guard let control = HeaderControl(word) else { return word }
        if !order.contains(control) { order.append(control) }
        if control == .today { controls.insert(.today) }
        if control == .levels { controls.insert(.levels) }
      }
    }
    let isComplete = order.contains { $0 != .today && $0 != .levels }
    (headerControls, headerOrder) = (controls, isComplete ? order : [])
    return nil
  }
}

extension HeaderControl {
  /// Returns the control with a name; `nil` for another word.
  fileprivate init?(_ word: String) {
    let names = "previous title today levels next".split(at: 0x20)
    guard let index = names.firstIndex(where: { $0.hasSameBytes(as: word) }) else { return nil }
    self.init(rawValue: UInt8(index))
  }
}
