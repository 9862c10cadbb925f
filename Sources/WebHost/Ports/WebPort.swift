import Almanac

/// What the engine asks of the page. `BrowserPort` passes it to JavaScript; tests write it down.
protocol WebPort: AnyObject {
  /// Shows a frame: words and texts of `MutationEncoder`.
  func commit(words: [Int32], text: [UInt8])
  /// The number of an image, which frames use from now on: a file, or for no format an address.
  func image(_ id: Int32, format: ImageFormat?, _ bytes: [UInt8])
  /// Asks for one tick soon.
  func requestFrame()
  /// Gives keyboard focus to the element of a view.
  func focus(_ view: Int32)
  /// Tells the page something that is no change of the picture.
  func tell(_ message: WebMessage, _ fields: [String])
  /// The rules of a time zone in the form that `ZoneRules.decode` reads; `nil` if the browser does not know it.
  func zone(_ identifier: String) -> String?
}

/// What the page is told; fields are separated by U+001F on the way.
enum WebMessage: Int32 {
  /// A style sheet for the shadow root: the palette. It takes the place of an earlier one and of the rules of all layers,
  /// which a frame brings anew.
  case palette = 0
  /// An ISO date, or nothing if the selection was cleared.
  case select = 1
  /// UID, title, start, end (ISO dates if all day, otherwise with time and offset), 1 if all day, name of the calendar.
  case activate = 2
  /// The first day in view and the first one behind it, as ISO dates. Sent after the frame in which they changed.
  case visible = 3
  /// The first day to be fetched, the first one behind it, as ISO dates, the number to answer with, and 1 if they are in
  /// view: the others have time until nothing else is to be done.
  case fetch = 4
  /// 1 if something went wrong, then the sentence to show.
  case notice = 5
  /// The answer to `almanac_load`: 1 if the file was read; events; events left out; the sentence to show; then line and
  /// reason of each of the first problems.
  case report = 6
  /// A sentence for developers.
  case anomaly = 7
  /// 1 if lines run from right to left; the name of the button that closes a notice.
  case locale = 8
  /// The number of the level that is shown from now on.
  case level = 9
}
