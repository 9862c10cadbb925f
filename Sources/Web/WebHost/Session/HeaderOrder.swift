import Almanac

/// The controls of the title bar, as `header-controls` names them.
extension CalendarConfiguration {
  /// Sets the controls from words that are separated by spaces or commas.
  ///
  /// A list with `previous`, `title`, or `next` is the complete order. Any other list names the controls of the standard
  /// arrangement besides its title and arrows: `today`, `levels`, `new`, `all`, or `none`, and with `-` all others.
  ///
  /// Returns the first unknown word, if any; then nothing changes.
  mutating func setHeaderControls(_ text: String) -> String? {
    let words = text.utf8.split { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: ",") }.map { String(utf8: $0) }
    let names = "previous title today levels next new none all".split(at: 0x20)
    var order: [HeaderControl] = []
    var controls: HeaderControls = !words.isEmpty && words.allSatisfy { $0.utf8.first == UInt8(ascii: "-") } ? .all : []
    for word in words {
      let isRemoved = word.utf8.first == UInt8(ascii: "-")
      let name = isRemoved ? String(utf8: word.utf8.dropFirst()) : word
      guard let index = names.firstIndex(where: { $0.hasSameBytes(as: name) }) else { return word }
      let control: HeaderControls =
        switch index {
        case 2: .today
        case 3: .levels
        case 5: .new
        case 7: .all
        default: []
        }
      if isRemoved {
        guard control != [], control != .all else { return word }
        controls.remove(control)
      } else {
        controls.insert(control)
        if let part = HeaderControl(rawValue: UInt8(index)), !order.contains(part) { order.append(part) }
      }
    }
    let isComplete = order.contains { $0 != .today && $0 != .levels }
    (headerControls, headerOrder) = (controls, isComplete ? order : [])
    return nil
  }
}
