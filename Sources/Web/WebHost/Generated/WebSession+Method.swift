// Made by Scripts/write-schema from Sources/Web/WebSchema.

extension WebSession {
  /// The methods of the element, by the numbers that the page sends.
  enum Method: Int32 {
    case show = 0
    case scrollHours = 1
    case showEvents = 2
    case hideEvents = 3
    case focus = 4
    case deselect = 5
    case center = 6
    case crossFade = 7
    case showDetails = 8
    case place = 9
  }
}
