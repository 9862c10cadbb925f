/// The body of `POST /api/people`.
enum PeopleChange: Decodable, Equatable {
  case add(String)
  case rename(Int64, String)
  case remove(Int64)
  /// Makes a new personal link.
  case link(Int64)
  /// Makes a key for a phone or another program, with a label.
  case device(Int64, String)
  /// Ends a key.
  case revoke(Int64)

  private enum CodingKeys: CodingKey { case id, name, removed, link, device, revoke }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    let id = try values.decodeIfPresent(Int64.self, forKey: .id)
    let name = try values.decodeIfPresent(String.self, forKey: .name)
    let removed = try values.decodeIfPresent(Bool.self, forKey: .removed)
    let link = try values.decodeIfPresent(Bool.self, forKey: .link)
    let device = try values.decodeIfPresent(String.self, forKey: .device)
    let revoke = try values.decodeIfPresent(Int64.self, forKey: .revoke)
    switch (id, name, removed, link, device, revoke) {
    case (nil, let name?, nil, nil, nil, nil): self = .add(name)
    case (let id?, let name?, nil, nil, nil, nil): self = .rename(id, name)
    case (let id?, nil, true?, nil, nil, nil): self = .remove(id)
    case (let id?, nil, nil, true?, nil, nil): self = .link(id)
    case (let id?, nil, nil, nil, let label?, nil): self = .device(id, label)
    case (nil, nil, nil, nil, nil, let key?): self = .revoke(key)
    default: throw DecodingError.dataCorruptedError(forKey: .id, in: values, debugDescription: "no change")
    }
  }
}
