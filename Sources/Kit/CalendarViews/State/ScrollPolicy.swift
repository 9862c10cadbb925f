/// The way fingers and wheels move a calendar. Code, keys and buttons move it in any case.
public enum ScrollPolicy: UInt8, Hashable, Sendable {
  /// Fingers and wheels do not move it, so that drags can select.
  case none
  /// Fingers and wheels move it from period to period: the content comes to rest where one begins.
  case paged
  /// Fingers and wheels move it freely.
  case continuous
}
