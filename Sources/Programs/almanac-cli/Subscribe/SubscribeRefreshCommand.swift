import Almanac
import AlmanacServer
import ArgumentParser
import EventDatabase
import EventStores
import SystemServices

/// The command `almanac subscribe refresh`.
struct SubscribeRefreshCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "refresh", abstract: "Read subscribed calendars now.",
    discussion: "The exit status is 1 if a calendar could not be read. Its events stay as they are.")

  @Argument(help: ArgumentHelp("The name of the calendar, or its number; by default, all.", valueName: "calendar"))
  var calendar: String?

  @OptionGroup var location: DatabaseOption

  func run() throws {
    var lines: [String] = []
    var hasFailed = false
    try location.withExisting { store throws(StoreError) in
      var wanted = try store.subscriptions()
      if let calendar {
        let problem = try SubscriptionArgument.find(calendar, in: store) { found throws(StoreError) in
          wanted = [found]
          return nil
        }
        if let problem { return problem }
      }
      for subscription in wanted {
        let (state, content) = SubscriptionReading.read(subscription, now: SystemClock.now())
        try store.updateSubscription(state, events: content?.events)
        lines.append("\(state.calendar.rawValue)\t\(Self.summary(state))")
        if state.error != nil { hasFailed = true }
      }
      return nil
    }
    for line in lines { try Terminal.print(line) }
    if hasFailed { throw CommandFailure(nil) }
  }

  /// Returns when a subscription was last read, and why the last attempt failed, if it did.
  static func summary(_ subscription: Subscription) -> String {
    let read = subscription.lastRead.map { "last read \(EventTime.utc($0).iCalendarText)" } ?? "never read"
    return read + (subscription.error.map { "\t\(TerminalText.oneLine($0))" } ?? "")
  }
}

/// The command `almanac subscribe remove`.
struct SubscribeRemoveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remove", abstract: "Remove a subscription with its calendar.")

  @Argument(help: ArgumentHelp("The name of the calendar, or its number.", valueName: "calendar"))
  var calendar: String

  @OptionGroup var location: DatabaseOption

  func run() throws {
    try location.withExisting { store throws(StoreError) in
      try SubscriptionArgument.find(calendar, in: store) { found throws(StoreError) in
        _ = try store.removeSubscription(of: found.calendar)
        return nil
      }
    }
  }
}

/// The calendar of a subscription as an argument: its name, or its number.
enum SubscriptionArgument {
  /// Finds a subscription for `body`. Returns what is wrong, if anything.
  static func find(
    _ text: String, in store: SQLiteEventStore, _ body: (Subscription) throws(StoreError) -> String?
  ) throws(StoreError) -> String? {
    try StoredCalendarArgument.find(text, in: store) { calendar throws(StoreError) in
      guard let found = try store.subscriptions().first(where: { $0.calendar == calendar.id }) else {
        return "the calendar \"\(TerminalText.oneLine(calendar.name))\" is no subscription"
      }
      return try body(found)
    }
  }
}
