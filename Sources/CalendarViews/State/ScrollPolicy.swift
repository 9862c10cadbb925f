/// How a calendar is moved by fingers and wheels. Code, keys and buttons move it in any case.
public enum ScrollPolicy: UInt8, Hashable, Sendable {
  /// Not at all: drags are for selecting.
  case none
  /// From period to period: the content comes to rest where one begins.
  case paged
  /// Freely.
  case continuous
}
