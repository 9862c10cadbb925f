import Basics
import Diffing
import ViewKit

/// Type-ahead: typing moves the focus to the next item whose name begins with the typed letters, as in the ARIA list
/// box pattern. Letters typed within a second of each other form one prefix; repeating a letter moves from one match to
/// the next.
extension CollectionView {
  /// The pause after which a new prefix begins, in seconds.
  private static let typingPause = 1.0
  /// The number of items examined per key, which bounds the time in long lists.
  private static let typingReach = 1_000

  /// Moves the focus by a typed character. Returns whether an item was found.
  func typeAhead(_ event: KeyEvent, from focused: ItemPath?, _ current: ItemPath) -> Bool {
    guard focusFollowsTyping, let character = character(of: event) else { return false }
    let folded = typed + [LetterCase.small(character)]
    let isRepeated = folded.allSatisfy { $0 == folded[0] }
    // A single letter looks for the next item; with more letters, the current item may still match.
    var found = item(named: folded, from: current, includesFirst: folded.count > 1 || focused == nil)
    if found == nil, isRepeated, folded.count > 1 {
      found = item(named: [folded[0]], from: current, includesFirst: false)
    }
    guard let found, setFocus(found) else { return false }
    typed = folded
    window?.after(Self.typingPause, for: backgroundContainer, callback(to: self) { $0.typed = [] })
    focus.isWanted = true
    scrollToItem(at: found)
    return true
  }

  /// Returns the character of a key; a space counts only after another character.
  private func character(of event: KeyEvent) -> UInt32? {
    guard event.modifiers.subtracting(.shift).isEmpty else { return nil }
    switch event.key {
    case .character: return event.character > 32 ? event.character : nil
    case .letterT: return 0x74
    case .plus: return 0x2B
    case .minus: return 0x2D
    case .space: return typed.isEmpty ? nil : 0x20
    default: return nil
    }
  }

  private func item(named start: [UInt32], from current: ItemPath, includesFirst: Bool) -> ItemPath? {
    guard let geometry else { return nil }
    var next = includesFirst ? current : geometry.item(after: current) ?? geometry.firstItem
    for _ in 0..<Self.typingReach {
      guard let path = next else { return nil }
      if takes(path, start) { return path }
      next = geometry.item(after: path) ?? geometry.firstItem
      // Once around.
      if next == (includesFirst ? current : geometry.item(after: current) ?? geometry.firstItem) { return nil }
    }
    return nil
  }

  /// Returns whether an item, shown or not, can be focused and has an accessible name with this prefix. Its cell
  /// provides the name.
  private func takes(_ path: ItemPath, _ start: [UInt32]) -> Bool {
    func takes(_ view: ReusableView) -> Bool {
      let name = view.accessibility.label.utf8.isEmpty ? view.text : view.accessibility.label
      return Self.begins(name, start) && ask(.canFocus, path, view)
    }
    if let view = cell(at: path) { return takes(view) }
    guard let live = makeCell(path) else { return false }
    let answer = takes(live.view)
    // Its display was not reported.
    retire(live)
    return answer
  }

  /// Returns whether a name begins with lowercase letters, ignoring case and leading spaces.
  private static func begins(_ name: String, _ start: [UInt32]) -> Bool {
    var index = 0
    for scalar in name.unicodeScalars {
      if index == 0, scalar.value == 32 { continue }
      guard index < start.count else { break }
      guard LetterCase.small(scalar.value) == start[index] else { return false }
      index += 1
    }
    return index == start.count
  }
}
