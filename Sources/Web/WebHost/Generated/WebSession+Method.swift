// Made by Scripts/write-schema from Sources/Web/WebSchema.

extension WebSession {
  /// The methods of the element, by the numbers that the page sends.
  enum Method: Int32 {
    case show = 0
    case setLevel = 1
    case scrollHours = 2
    case showEvents = 3
    case hideEvents = 4
    case focus = 5
    case deselect = 6
    case center = 7
    case crossFade = 8
  }
}
