import Basics
import TimeZones

/// The order of events that begin on the same day, as fields that are compared one after another. Events that are equal
/// in all of them are in the layout order of ``Occurrence``.
///
/// ```swift
/// configuration.eventOrder = EventOrder([.init(.start), .init(.duration, isDescending: true), .init(.title)])
/// ```
public struct EventOrder: Equatable, Sendable {
  /// A property by which two events are compared.
  public enum Field: UInt8, Sendable {
    /// The time of day of the start; all-day events start at midnight.
    case start = 1
    /// The length, in whole minutes up to two years.
    case duration
    /// Whether the event is all-day; all-day events are last, unless descending.
    case allDay
    /// The title, ignoring case and accents, with numbers by value. Fields after it are not compared.
    case title
    /// The rank of the event, which `setRanks(_:)` sets; events without a rank are last.
    case rank
  }

  /// A field with its direction.
  public struct Key: Equatable, Sendable {
    /// The property by which events are compared.
    public var field: Field
    /// Whether greater values come first.
    public var isDescending: Bool

    /// Creates a key.
    public init(_ field: Field, isDescending: Bool = false) {
      self.field = field
      self.isDescending = isDescending
    }
  }

  /// The fields, the most important one first; each is used once.
  public var keys: [Key]
  /// The hashes of UIDs in ascending order, each with its rank.
  private var ranks: [SortKey] = []

  /// Creates an order. Without keys, it is the layout order.
  public init(_ keys: [Key] = []) { self.keys = keys }

  /// Sets the ranks of events for `Field.rank`, 0 to 16,777,214, by UID.
  public mutating func setRanks(_ list: [(uid: String, rank: Int)]) {
    ranks = list.map { SortKey(FNV1a($0.uid).value, $0.rank) }
    SortKey.sort(&ranks)
  }

  /// Returns whether two orders have the same keys and ranks.
  public static func == (a: EventOrder, b: EventOrder) -> Bool {
    a.keys == b.keys && a.ranks.elementsEqual(b.ranks) { $0.key == $1.key && $0.index == $1.index }
  }

  /// Returns the position of an occurrence as a number, with room for all fields. Its last two bits are 1 if titles are to be
  /// compared, and 2 in descending order.
  ///
  /// - Parameter uid: returns the UID of the event; called only if ranks are compared.
  func position(of occurrence: Occurrence, uid: () -> String) -> UInt64 {
    var position: UInt64 = 0
    for key in keys {
      let bits: UInt64
      var value: Int64
      switch key.field {
      case .start: (bits, value) = (17, Int64(occurrence.startSecond))
      case .duration: (bits, value) = (19, (occurrence.end - occurrence.start) / 60)
      case .allDay: (bits, value) = (1, occurrence.isAllDay ? 1 : 0)
      case .title: return position << 2 | (key.isDescending ? 2 : 1)
      case .rank: (bits, value) = (24, rank(of: uid()))
      }
      let most = Int64(1) << bits - 1
      value = min(value, most)
      position = position << bits | UInt64(key.isDescending ? most - value : value)
    }
    return position << 2
  }

  private func rank(of uid: String) -> Int64 {
    let hash = FNV1a(uid).value
    let place = ranks.partitioningIndex { $0.key >= hash }
    return place < ranks.count && ranks[place].key == hash ? Int64(ranks[place].index) : .max
  }
}
