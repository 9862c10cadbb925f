import Almanac
import Foundation
import Testing

@testable import WebHost

/// A page with a record for each event, which keeps what the changes of edits say.
final class RecordPage {
  let port = RecordingPort()
  let session: WebSession
  /// The records by identifier, as the changes left them.
  var kept: [String: String] = [:]

  /// A page with events of two calendars in source 0 and of one in source 1.
  init(_ items: [BatchBytes.Item] = [], zones: [String] = []) throws {
    session = WebSession(port: port, program: .edit)
    #expect(session.setToday("2026-11-21"))
    session.set(.editable, to: 31)
    session.start(size: Size(width: 1000, height: 700), scale: 1, reducesMotion: true)
    put(items, zones: zones)
    session.take(BatchBytes([.days("other", "Other", 20_778..<20_779)]).bytes, of: 1)
    session.tick(now: 1)
    kept = try records()
  }

  func put(_ items: [BatchBytes.Item], zones: [String] = []) {
    var batch = BatchBytes(items)
    batch.calendars = [("a", "Work", 0), ("b", "Home", 0)]
    batch.zones = zones
    session.take(batch.bytes, of: 0)
  }

  /// Makes an edit, and keeps its changes. Returns the fields of `WebMessage.beforeEdit` without the changes, and what
  /// was done with which records, such as `update a`; `nil` if nothing was reported.
  @discardableResult
  func edit(_ command: EditCommand) throws -> (fields: [String], changes: [String])? {
    port.messages = []
    session.perform(.edit(command))
    session.tick(now: 2)
    return try takeChanges()
  }

  func takeChanges() throws -> (fields: [String], changes: [String])? {
    guard port.last(.edit) != nil, let fields = port.last(.beforeEdit) else { return nil }
    var done: [String] = []
    for change in try #require(try Self.parsed(fields[4]) as? [[String: Any]]) {
      let (before, after) = (change["before"] as? [String: Any], change["after"] as? [String: Any])
      let id = try #require((after ?? before)?["id"] as? String)
      #expect(try before.map { try Self.text($0) } == kept[id], "the record before is the one that the page has")
      kept[id] = try after.map { try Self.text($0) }
      done.append((before == nil ? "create " : after == nil ? "delete " : "update ") + id)
    }
    return (Array(fields.prefix(4)), done)
  }

  /// The current records of all events, by identifier.
  func records() throws -> [String: String] {
    var uids: Set<String> = []
    session.loader.store.forEach { uids.insert($0.event.uid) }
    var records: [String: String] = [:]
    for uid in uids { records[uid] = try record(uid) }
    return records
  }

  func record(_ uid: String) throws -> String {
    session.screen?.content.reportRecord(uid, in: -1)
    return try Self.text(try Self.parsed(try #require(port.last(.export)?.first)))
  }

  func occurrences(_ days: Range<Int> = 20_700..<20_860) -> [Occurrence] {
    session.timeline.occurrences(touching: DayNumber(days.lowerBound)..<DayNumber(days.upperBound))
  }

  /// The occurrences of a series.
  func occurrences(of uid: String) throws -> [Occurrence] { try occurrences().filter { try event($0).uid == uid } }

  func event(_ occurrence: Occurrence) throws -> Event {
    let editing = try #require((session.screen?.content as? EditContent)?.editing)
    return try #require(editing.editor.instance(of: occurrence.id))
  }

  private static func parsed(_ text: String) throws -> Any {
    try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
  }

  private static func text(_ value: Any) throws -> String {
    String(decoding: try JSONSerialization.data(withJSONObject: value, options: .sortedKeys), as: UTF8.self)
  }
}
