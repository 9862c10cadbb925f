import Foundation

/// The secret in the address that `serve` prints and opens: whoever knows it may see and change the calendars. It is the
/// part of an address that browsers send to no server, and it ends with the program.
enum LaunchToken {
  /// Returns 256 random bits as base64url (RFC 4648, 5).
  static func make() -> String {
    Data((0..<32).map { _ in UInt8.random(in: .min ... .max) }).base64EncodedString()
      .replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .replacingOccurrences(of: "=", with: "")
  }
}
