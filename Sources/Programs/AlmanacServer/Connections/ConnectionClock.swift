import NIOCore

/// The event that a connection waits for, and its deadline.
///
/// Used only on the event loop of the connection. Callers pass in the time, so tests can control it.
final class ConnectionClock {
  private let limits: ServerLimits
  /// The deadline for the head of a request; `nil` while none is expected.
  private var headDeadline: NIODeadline?
  /// The deadline for the body of a request, extended with each byte; `nil` while none is expected.
  private var bodyDeadline: NIODeadline?
  /// When the client last sent or accepted something.
  private var lastProgress = NIODeadline.uptimeNanoseconds(0)
  /// The deadline of the connection; `nil` for none.
  private var end: NIODeadline?
  /// Whether the last response has been sent, so that the client also closes its side.
  private var isFinished = false
  /// The number of requests whose head has arrived and whose response has not ended.
  private var answersDue = 0
  /// The number of pieces of responses that the client has not accepted.
  private var piecesDue = 0
  /// Whether the body of a request is being read.
  private(set) var isBodyDue = false
  /// Whether the current response is a stream, which ends with its client or the server.
  private(set) var isStream = false

  init(limits: ServerLimits) { self.limits = limits }

  func didOpen(_ now: NIODeadline) {
    headDeadline = now + .interval(limits.head)
    lastProgress = now
  }

  /// Returns whether the connection has to be closed now.
  func isOver(_ now: NIODeadline) -> Bool {
    if let headDeadline, headDeadline <= now { return true }
    if let bodyDeadline, bodyDeadline <= now { return true }
    if let end, end <= now { return true }
    if isFinished, piecesDue == 0, lastProgress + .interval(limits.linger) <= now { return true }
    return (isBodyDue || piecesDue > 0) && lastProgress + .interval(limits.stall) <= now
  }

  /// Whether incoming bytes are discarded.
  var isLingering: Bool { end != nil && answersDue == 0 && isBodyDue }

  /// Whether no request is in progress.
  var isIdle: Bool { answersDue == 0 && !isBodyDue }

  func didReadBytes(_ count: Int, _ now: NIODeadline) {
    lastProgress = now
    bodyDeadline = bodyDeadline.map { $0 + .interval(Double(count) / limits.bodyRate) }
    // Bytes outside a request begin the next head.
    if headDeadline == nil, answersDue == 0, !isBodyDue { headDeadline = now + .interval(limits.head) }
  }

  func didReadHead(_ now: NIODeadline) {
    headDeadline = nil
    bodyDeadline = now + .interval(limits.stall)
    answersDue += 1
    isBodyDue = true
  }

  func didReadEnd() {
    isBodyDue = false
    bodyDeadline = nil
  }

  func willAnswer(asStream isStream: Bool) { self.isStream = isStream }

  /// Called at the end of a response; the rest of its request is no longer needed.
  func didAnswer(_ now: NIODeadline) {
    answersDue = max(0, answersDue - 1)
    isStream = false
    if answersDue == 0, isBodyDue { end = earlier(end, now + .interval(limits.linger)) }
  }

  func willSendPiece(_ now: NIODeadline) {
    if piecesDue == 0 { lastProgress = now }
    piecesDue += 1
  }

  func didSendPiece(_ now: NIODeadline) {
    piecesDue -= 1
    lastProgress = now
  }

  /// Called when nothing more will be sent.
  func didFinish() { isFinished = true }

  /// Called when the server stops.
  func willStop(_ now: NIODeadline) { end = earlier(end, now + .interval(limits.farewell)) }

  private func earlier(_ first: NIODeadline?, _ second: NIODeadline) -> NIODeadline { min(first ?? second, second) }
}
