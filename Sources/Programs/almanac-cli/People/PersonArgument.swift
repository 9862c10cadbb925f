import Almanac
import EventDatabase
import EventStores

/// A person as an argument: the name, or the number.
enum PersonArgument {
  /// Finds a person for `body`. Returns what is wrong, if anything.
  static func find(
    _ text: String, in store: SQLiteEventStore, _ body: (Person) throws(PeopleError) -> Void
  ) throws(StoreError) -> String? {
    let people = try store.people()
    guard let person = people.first(where: { $0.name == text }) ?? people.first(where: { "\($0.id)" == text }) else {
      let list = people.map { TerminalText.oneLine($0.name) }.joined(separator: ", ")
      let hint = people.isEmpty ? "almanac people add adds somebody" : "expected one of \(list)"
      return "there is no person \"\(TerminalText.oneLine(text))\"; \(hint)"
    }
    return try problem { () throws(PeopleError) in try body(person) }
  }

  /// Runs a change of people; returns what is wrong, if anything.
  static func problem(_ body: () throws(PeopleError) -> Void) throws(StoreError) -> String? {
    do throws(PeopleError) {
      try body()
      return nil
    } catch {
      switch error {
      case .nameTaken(let name): return "somebody else is named \"\(TerminalText.oneLine(name))\""
      case .invalidName: return "a name has 1 to 100 bytes, without control characters and colons"
      case .noPerson(let id): return "there is no person \(id)"
      case .noCalendar(let id): return "there is no calendar \(id.rawValue)"
      case .isOwner: return "this person is the owner"
      case .store(let error): throw error
      }
    }
  }
}
