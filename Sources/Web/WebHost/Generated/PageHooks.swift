// Made by Scripts/write-schema from Sources/Web/WebSchema.

/// The kinds of views for which a page has hooks.
struct PageHooks: OptionSet {
  let rawValue: UInt8

  static let events = PageHooks(rawValue: 1 << 0)
  static let days = PageHooks(rawValue: 1 << 1)
  static let details = PageHooks(rawValue: 1 << 2)
  static let dayHeadings = PageHooks(rawValue: 1 << 3)
  static let hours = PageHooks(rawValue: 1 << 4)
  static let more = PageHooks(rawValue: 1 << 5)
  static let weekNumbers = PageHooks(rawValue: 1 << 6)
  static let resources = PageHooks(rawValue: 1 << 7)
}
