import Almanac

/// The result of a batch of events: the numbers of inserted, replaced, and deleted events, and the problems.
package struct BatchReport: Equatable {
  /// A reason why an event of the batch was left out or changed.
  package struct Problem: Equatable {
    /// The index of the event in the batch.
    package var index: Int
    /// The reason, as a sentence in English.
    package var reason: String

    package static func == (a: Problem, b: Problem) -> Bool {
      a.index == b.index && a.reason.hasSameBytes(as: b.reason)
    }
  }

  /// The number of inserted events in the store; the next two count replaced and deleted ones.
  package var inserted = 0
  package var replaced = 0
  package var deleted = 0
  /// The first problems, at most `problemLimit`; `problemCount` counts all.
  package private(set) var problems: [Problem] = []
  package private(set) var problemCount = 0
  /// The reason that the store rejected the events; `nil` if it did not.
  private(set) var failure: StoreError?

  static let problemLimit = 100

  mutating func add(_ index: Int, _ reason: String) {
    problemCount += 1
    if problems.count < Self.problemLimit { problems.append(Problem(index: index, reason: reason)) }
  }

  /// Records that the store rejected the events.
  mutating func fail(_ error: StoreError) {
    failure = error
    add(0, "the events could not be kept")
  }

  /// The fields of `WebMessage.batch`.
  var fields: [String] {
    var fields = [decimal(inserted), decimal(replaced), decimal(deleted), decimal(problemCount)]
    for problem in problems { fields += [decimal(problem.index), problem.reason] }
    return fields
  }
}
