/// The number of views and accessibility elements of the stand-ins that live. They begin and end on the main thread.
public enum StandInRegistry {
  public private(set) nonisolated(unsafe) static var liveCount = 0

  static func begin() { liveCount += 1 }
  static func end() { liveCount -= 1 }
}
