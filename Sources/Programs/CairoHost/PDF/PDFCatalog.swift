import Almanac

/// The catalog of a PDF document, which Cairo writes without a language.
///
/// ISO 32000-1 allows changing a file by appending an update (7.5.6): the new version of the object, a table with its
/// offset, and a trailer that refers to the previous table. The language is `/Lang` of the catalog (14.9.2).
struct PDFCatalog {
  /// Returns a document with entries added to its catalog, or the unchanged document if it has no object table.
  /// - Parameters:
  ///   - language: A language tag such as `he`; characters other than letters, digits, and hyphens are left out.
  ///   - direction: The order of facing pages.
  static func adding(language: String, direction: LayoutDirection, to bytes: [UInt8]) -> [UInt8] {
    guard let trailer = last("trailer", in: bytes), let start = last("startxref", in: bytes),
      let table = number(after: "startxref", in: bytes, from: start),
      let size = number(after: "/Size", in: bytes, from: trailer),
      let root = number(after: "/Root", in: bytes, from: trailer),
      let info = number(after: "/Info", in: bytes, from: trailer),
      let offset = offset(of: root, in: bytes, table: table),
      let open = first("<<", in: bytes, from: offset), let close = first("endobj", in: bytes, from: open)
    else { return bytes }
    var entries = " /ViewerPreferences << /DisplayDocTitle true"
    if direction == .rightToLeft { entries += " /Direction /R2L" }
    entries += " >>"
    let tag = String(decoding: language.utf8.filter { isTagByte($0) }, as: UTF8.self)
    if !tag.isEmpty { entries += " /Lang (\(tag))" }
    var result = bytes
    let place = bytes.count
    result += "\(root) 0 obj\n<<\(entries)".utf8
    result += bytes[(open + 2)..<close]
    result += "endobj\n".utf8
    let tableOffset = result.count
    let digits = String(place)
    result += "xref\n\(root) 1\n\(String(repeating: "0", count: 10 - digits.utf8.count))\(digits) 00000 n \n".utf8
    result += "trailer\n<< /Size \(size)\n   /Root \(root) 0 R\n   /Info \(info) 0 R\n   /Prev \(table)\n>>\n".utf8
    result += "startxref\n\(tableOffset)\n%%EOF\n".utf8
    return result
  }

  private static func isTagByte(_ byte: UInt8) -> Bool {
    48...57 ~= byte || 65...90 ~= byte || 97...122 ~= byte || byte == UInt8(ascii: "-")
  }

  /// Returns the offset of an object according to the table. A table begins with `xref`, the first number, and the
  /// count; each entry has 20 bytes.
  private static func offset(of object: Int, in bytes: [UInt8], table: Int) -> Int? {
    guard table < bytes.count, bytes[table...].starts(with: "xref\n0 ".utf8),
      let end = bytes[(table + 5)...].firstIndex(of: UInt8(ascii: "\n"))
    else { return nil }
    let entry = end + 1 + 20 * object
    guard entry + 20 <= bytes.count, let offset = Int(String(decoding: bytes[entry..<entry + 10], as: UTF8.self)),
      offset < bytes.count, bytes[offset...].starts(with: "\(object) 0 obj".utf8)
    else { return nil }
    return offset
  }

  private static func number(after key: String, in bytes: [UInt8], from start: Int) -> Int? {
    guard let place = first(key, in: bytes, from: start) else { return nil }
    let rest = bytes[(place + key.utf8.count)...].drop { $0 == 32 || $0 == 10 || $0 == 13 }
    return Int(String(decoding: rest.prefix { 48...57 ~= $0 }, as: UTF8.self))
  }

  private static func first(_ text: String, in bytes: [UInt8], from start: Int) -> Int? {
    let wanted = Array(text.utf8)
    guard start + wanted.count <= bytes.count else { return nil }
    return (start...bytes.count - wanted.count).first { bytes[$0...].starts(with: wanted) }
  }

  private static func last(_ text: String, in bytes: [UInt8]) -> Int? {
    let wanted = Array(text.utf8)
    guard wanted.count <= bytes.count else { return nil }
    return (0...bytes.count - wanted.count).last { bytes[$0...].starts(with: wanted) }
  }
}
