import Foundation

/// The objects of the stand-ins that live.
@MainActor public enum StandInRegistry {
  private struct Entry { weak var object: AnyObject? }
  private static var entries: [Entry] = []

  static func count(_ object: AnyObject) { entries.append(Entry(object: object)) }

  /// The number of views and accessibility elements that live.
  public static var liveCount: Int {
    entries.removeAll { $0.object == nil }
    return entries.count
  }
}
