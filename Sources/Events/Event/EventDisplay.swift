/// How an event is shown.
public enum EventDisplay: UInt8, Hashable, Sendable {
  /// As a bar or a block that has its own place.
  case foreground
  /// As the ground behind others: it takes no place from them, and neither lists nor counts it.
  case background
}

extension Event {
  /// How the event is shown, as the line `X-ALMANAC-DISPLAY:BACKGROUND` of `otherLines` says, in any case; so it is kept
  /// wherever the event is kept, in files and in stores.
  public var display: EventDisplay {
    get { otherLines.contains { Event.isBackgroundLine($0) } ? .background : .foreground }
    set {
      guard newValue != display else { return }
      otherLines.removeAll { Event.isBackgroundLine($0) }
      if newValue == .background { otherLines.append(Event.backgroundLine) }
    }
  }

  private static let backgroundLine = "X-ALMANAC-DISPLAY:BACKGROUND"

  private static func isBackgroundLine(_ line: String) -> Bool {
    guard line.utf8.count == backgroundLine.utf8.count else { return false }
    // Letters differ from each other by case in one bit; the other characters of the line have that bit set.
    return zip(line.utf8, backgroundLine.utf8).allSatisfy { $0 | 0x20 == $1 | 0x20 }
  }
}
