#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif
import NIOCore

/// The reason why the server could not start or continue.
public enum ServerError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The port is in use by another program.
  case portTaken(Int)
  /// The port is below 1024 and reserved for privileged programs.
  case portForbidden(Int)
  /// The port is not in 0...65,535.
  case invalidPort(Int)
  /// The addresses of the network or the public URL are invalid.
  case network(String)
  /// The server is for a network, and the store has no people.
  case noPeople
  /// A file of the site is missing or cannot be read.
  case site(path: String, reason: String)
  /// Another failure, as described by the system.
  case other(String)

  /// A one-line description for the user.
  public var description: String {
    switch self {
    case .portTaken(let port): return "port \(port) is taken by another program; choose another with --port"
    case .portForbidden(let port): return "port \(port) may not be used by this user; choose one above 1023"
    case .invalidPort(let port): return "port \(port) does not exist; expected 0 to 65535"
    case .site(let path, let reason): return "\(path): \(reason)"
    case .network(let reason): return reason
    case .noPeople:
      return
        "a server for a network needs people, so that nobody else reads the calendars; begin with almanac people add"
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
