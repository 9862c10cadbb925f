package import Foundation

/// A configuration profile with which iOS and macOS add the account of a device (`com.apple.caldav.account`).
package struct DeviceProfile {
  /// The name of the person.
  package var person: String
  /// The key of the device.
  package var key: DeviceKey
  /// The URL of the server, such as `https://calendar.example.org`.
  package var url: String
  /// A random identifier; devices replace a profile by another one with the same.
  package var identifier: UUID

  /// Creates a profile.
  package init(person: String, key: DeviceKey, url: String, identifier: UUID = UUID()) {
    self.person = person
    self.key = key
    self.url = url
    self.identifier = identifier
  }

  /// The URL with which programs such as DAVx5 add the account, for a QR code; `nil` if the URL has no host.
  package var accountURL: String? {
    guard var parts = URLComponents(string: url), parts.host != nil else { return nil }
    parts.scheme = parts.scheme == "https" ? "caldavs" : "caldav"
    parts.user = person
    parts.password = key.text
    parts.path = "/dav/"
    return parts.string
  }

  /// The profile as a property list; `nil` if the URL has no host.
  package var text: String? {
    guard let parts = URLComponents(string: url), let host = parts.host else { return nil }
    let isSecure = parts.scheme == "https"
    let account: [String: Any] = [
      "PayloadType": "com.apple.caldav.account", "PayloadVersion": 1,
      "PayloadIdentifier": "almanac.\(identifier.uuidString).caldav", "PayloadUUID": identifier.uuidString,
      "PayloadDisplayName": "Almanac", "CalDAVAccountDescription": "Almanac", "CalDAVHostName": host,
      "CalDAVPort": parts.port ?? (isSecure ? 443 : 80), "CalDAVUseSSL": isSecure, "CalDAVPrincipalURL": "/dav/",
      "CalDAVUsername": person, "CalDAVPassword": key.text,
    ]
    let profile: [String: Any] = [
      "PayloadType": "Configuration", "PayloadVersion": 1, "PayloadIdentifier": "almanac.\(identifier.uuidString)",
      "PayloadUUID": identifier.uuidString, "PayloadDisplayName": "Almanac", "PayloadContent": [account],
    ]
    // Texts, numbers, and Booleans can always be written.
    let data = try? PropertyListSerialization.data(fromPropertyList: profile, format: .xml, options: 0)
    return data.map { String(decoding: $0, as: UTF8.self) }
  }
}
