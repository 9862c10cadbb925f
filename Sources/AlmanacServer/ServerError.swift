#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import NIOCore

/// Why the server could not start or go on.
public enum ServerError: Error, Equatable, Sendable, CustomStringConvertible {
  /// Another program listens there.
  case portTaken(Int)
  /// Ports below 1024 are for privileged programs.
  case portForbidden(Int)
  /// Not in 0...65,535.
  case invalidPort(Int)
  /// A file of the site is missing or cannot be read.
  case site(path: String, reason: String)
  case other(String)

  /// One line.
  public var description: String {
    switch self {
    case .portTaken(let port): return "port \(port) is taken by another program; choose another with --port"
    case .portForbidden(let port): return "port \(port) may not be used by this user; choose one above 1023"
    case .invalidPort(let port): return "port \(port) does not exist; expected 0 to 65535"
    case .site(let path, let reason): return "\(path): \(reason)"
    case .other(let reason): return "the server stopped: \(reason)"
    }
  }

  init(_ error: any Error, port: Int) {
    guard let error = error as? IOError else {
      self = .other("\(error)")
      return
    }
    switch error.errnoCode {
    case EADDRINUSE: self = .portTaken(port)
    case EACCES: self = .portForbidden(port)
    default: self = .other("\(error)")
    }
  }
}
