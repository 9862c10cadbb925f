public import Almanac

/// The description of a PDF document, which viewers and search engines show.
public struct PDFInformation: Equatable, Sendable {
  /// The title.
  public var title: String
  /// The author of the document; left out if empty.
  public var author: String
  /// The language of the text, as a tag such as `en` or `he`, by which screen readers choose a voice; left out if
  /// empty.
  public var language: String
  /// The date of the document. The writer does not read a clock.
  public var created: Instant

  /// Creates the description of a document.
  public init(title: String, author: String = "", language: String = "", created: Instant) {
    self.title = title
    self.author = author
    self.language = language
    self.created = created
  }

  /// The date in the format that Cairo expects: "2026-11-21T00:00:00Z".
  var date: String {
    let time = LocalDateTime(secondsAsUTC: created.seconds)
    let clock = [time.hour, time.secondOfDay / 60 % 60, time.secondOfDay % 60].map { ($0 < 10 ? "0" : "") + "\($0)" }
    return ISODate.format(time.day) + "T" + clock.joined(separator: ":") + "Z"
  }
}
