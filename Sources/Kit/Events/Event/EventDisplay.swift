/// How an event is displayed.
public enum EventDisplay: UInt8, Hashable, Sendable {
  /// A bar or block in a lane of its own.
  case foreground
  /// A tint behind other events. It takes up no lane, and lists and counts leave it out.
  case background
}

extension Event {
  /// How the event is displayed. The value is `.background` if `otherLines` contains the line
  /// `X-ALMANAC-DISPLAY:BACKGROUND`, in any case, so files and stores preserve it.
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
    line.utf8.count == backgroundLine.utf8.count && isLine(line, "X-ALMANAC-DISPLAY:BACKGROUND")
  }
}
