// Made by Scripts/write-schema from Sources/Web/WebSchema.

extension PageEdit {
  /// The fields of an event that the page provides.
  struct Fields: OptionSet {
    let rawValue: Int32

    static let title = Fields(rawValue: 1 << 0)
    static let location = Fields(rawValue: 1 << 1)
    static let notes = Fields(rawValue: 1 << 2)
    static let status = Fields(rawValue: 1 << 3)
    static let color = Fields(rawValue: 1 << 4)
    static let calendar = Fields(rawValue: 1 << 5)
    static let display = Fields(rawValue: 1 << 6)
    static let link = Fields(rawValue: 1 << 7)
    static let rule = Fields(rawValue: 1 << 8)
    static let dates = Fields(rawValue: 1 << 9)
    static let exceptions = Fields(rawValue: 1 << 10)
    static let start = Fields(rawValue: 1 << 11)
    static let end = Fields(rawValue: 1 << 12)
    static let length = Fields(rawValue: 1 << 13)
    static let busy = Fields(rawValue: 1 << 14)
    static let privacy = Fields(rawValue: 1 << 15)
    static let resources = Fields(rawValue: 1 << 16)
    static let part = Fields(rawValue: 1 << 17)
    static let textColor = Fields(rawValue: 1 << 18)
    static let look = Fields(rawValue: 1 << 19)
    static let reminders = Fields(rawValue: 1 << 20)
    static let custom = Fields(rawValue: 1 << 21)
  }
}
