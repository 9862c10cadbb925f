import Almanac

/// The page as the engine uses it. `BrowserPort` calls JavaScript; tests record the calls.
protocol WebPort: AnyObject {
  /// Shows a frame, as the words and the text of `MutationEncoder`.
  func commit(words: [Int32], text: [UInt8])
  /// Defines an image by a number that frames refer to: a file, or a URL if there is no format.
  func image(_ id: Int32, format: ImageFormat?, _ bytes: [UInt8])
  /// Requests one call of `WebSession.tick` soon.
  func requestFrame()
  /// Moves keyboard focus to the element of a view.
  func focus(_ view: Int32)
  /// Reports something that is not part of a frame. Returns whether the page prevents the default action.
  @discardableResult
  func post(_ message: WebMessage, _ fields: [String]) -> Bool
  /// Asks the page about an event or an edit. Returns its answer, which is empty without one.
  func ask(_ message: WebMessage, _ fields: [String]) -> OptionValue
  /// Notes the UID and the title of a series that is about to be expanded, where the page finds them if the engine fails; empty
  /// texts when what was expanded is shown.
  func noteSeries(_ uid: String, _ title: String)
  /// Returns a new globally unique identifier.
  func newUID() -> String
  /// Returns the rules of a time zone in the form of `ZoneRules.decode`; `nil` if the browser does not know the zone.
  func zone(_ identifier: String) -> String?
}
