import Almanac
import SystemServices

/// Counts wrong keys and links by address and by name. Beyond a limit, further ones are refused without a hint. A valid
/// key is checked first and always accepted, so nobody can lock somebody else out.
final class WrongKeys: Sendable {
  private struct Count {
    var number: Int
    var since: Instant
  }

  private let counts = Lock<[String: Count]>([:])
  /// The number of wrong keys in `period` that are answered as such.
  private static let limit = 10
  /// The period, in seconds.
  static let period: Int64 = 60
  /// The number of addresses and names to remember.
  private static let longest = 10_000

  /// Counts a wrong key.
  ///
  /// - Parameter name: The name that came with it; `nil` for keys without names.
  /// - Returns: The seconds after which another one will be examined; `nil` if the limit is not exceeded.
  func note(address: String, name: String? = nil, now: Instant) -> Int64? {
    counts.withLock { counts in
      if counts.count >= Self.longest { counts = counts.filter { now.seconds - $0.value.since.seconds < Self.period } }
      // More at the same time are an attack from many addresses, which share a count.
      let isFull = counts.count >= Self.longest
      let keys =
        [isFull ? "" : "address \(Self.network(of: address))"] + (name.map { [isFull ? "" : "name \($0)"] } ?? [])
      return keys.compactMap { key -> Int64? in
        var count = counts[key] ?? Count(number: 0, since: now)
        // The clock may have been set back.
        if !(0..<Self.period ~= now.seconds - count.since.seconds) { count = Count(number: 0, since: now) }
        count.number = min(count.number + 1, Self.limit + 1)
        counts[key] = count
        return count.number > Self.limit ? max(1, count.since.seconds + Self.period - now.seconds) : nil
      }.max()
    }
  }

  /// Returns the part of an address that a customer of a provider cannot change: 64 bits of IPv6.
  private static func network(of address: String) -> String {
    guard let bytes = AddressRange.bytes(address), bytes.count == 16 else { return address }
    return SHA256.text(Array(bytes.prefix(8)))
  }
}
