// Made by Scripts/write-schema from Sources/Web/WebSchema.

/// The kinds of views for which a page has hooks.
struct PageHooks: OptionSet {
  let rawValue: UInt8

  static let events = PageHooks(rawValue: 1 << 0)
  static let days = PageHooks(rawValue: 1 << 1)
  static let details = PageHooks(rawValue: 1 << 2)
  static let resources = PageHooks(rawValue: 1 << 3)
}
