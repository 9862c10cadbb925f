import EventStores
import HTTPTypes
import Hummingbird

/// Personal links and keys of devices. Their secrets are only in the response that makes them, because the store has just
/// hashes, and never in the URL of a request, which logs and histories keep.
extension CalendarAPI {
  /// The maximum length of the label of a device, in bytes.
  private static let longestLabel = 100

  /// Responds with a new personal link.
  func link(for person: Int64, _ origin: RequestOrigin) async throws -> Response {
    let secret = PersonSecret()
    _ = try await changePeople { people throws(PeopleError) in
      try people.addKey(of: person, kind: .link, label: "", hash: secret.hash(.link), now: now())
    }
    let link = "\(origin.text)/#code=\(secret.text)"
    return JSONAnswer.response(
      LinkAnswer(id: person, code: secret.text, link: link, qr: QRCode(link)?.svg), status: .created)
  }

  /// Responds with a new key for a phone or another program, and with what the person enters there.
  func device(of person: Int64, label: String, _ origin: RequestOrigin) async throws -> Response {
    guard label.utf8.count <= Self.longestLabel else {
      throw APIError(.unprocessableContent, "a label has at most \(Self.longestLabel) bytes")
    }
    guard let name = try await store.allPeople().people.first(where: { $0.id == person })?.name else {
      throw APIError(.notFound, "there is no person \(person)")
    }
    let key = DeviceKey()
    _ = try await changePeople { people throws(PeopleError) in
      try people.addKey(of: person, kind: .device, label: label, hash: key.hash, now: now())
    }
    let profile = DeviceProfile(person: name, key: key, url: origin.text)
    return JSONAnswer.response(
      DeviceAnswer(
        id: person, server: origin.text, name: name, key: key.shown, profile: profile.text,
        qr: profile.accountURL.flatMap { QRCode($0)?.svg }),
      status: .created)
  }
}

private struct LinkAnswer: Encodable {
  var id: Int64
  var code: String
  var link: String
  /// The link as a QR code, an SVG.
  var qr: String?
}

private struct DeviceAnswer: Encodable {
  var id: Int64
  /// The URL of the server.
  var server: String
  /// The name and the key that the person enters.
  var name: String
  var key: String
  /// The profile for iOS and macOS.
  var profile: String?
  /// The account as a QR code, an SVG.
  var qr: String?
}
