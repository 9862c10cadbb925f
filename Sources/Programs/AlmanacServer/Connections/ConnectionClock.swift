import NIOCore

/// The event that a connection waits for, and its deadline.
///
/// Used only on the event loop of the connection, whose time its callers pass in, so tests can move it by hand.
final class ConnectionClock {
  private let limits: ServerLimits
  /// Until when the head of a request has to be there; `nil` while none is expected.
  private var headDeadline: NIODeadline?
  /// Until when the body of a request has to be there: later with each byte of it; `nil` while none is expected.
  private var bodyDeadline: NIODeadline?
  /// When the client sent or took something for the last time.
  private var lastProgress = NIODeadline.uptimeNanoseconds(0)
  /// Until when the connection may last; `nil` without an end.
  private var end: NIODeadline?
  /// Whether the last answer has been given, so that the client closes its side, too.
  private var isFinished = false
  /// The requests whose head has come and whose answer has not ended.
  private var answersDue = 0
  /// The pieces of answers that the client has not taken.
  private var piecesDue = 0
  /// Whether the body of a request is being read.
  private(set) var isBodyDue = false
  /// Whether the answer in progress is a stream, which ends with its client or the server.
  private(set) var isStream = false

  init(limits: ServerLimits) { self.limits = limits }

  func didOpen(_ now: NIODeadline) {
    headDeadline = now + .interval(limits.head)
    lastProgress = now
  }

  /// Whether the connection has to be closed now.
  func isOver(_ now: NIODeadline) -> Bool {
    if let headDeadline, headDeadline <= now { return true }
    if let bodyDeadline, bodyDeadline <= now { return true }
    if let end, end <= now { return true }
    if isFinished, piecesDue == 0, lastProgress + .interval(limits.linger) <= now { return true }
    return (isBodyDue || piecesDue > 0) && lastProgress + .interval(limits.stall) <= now
  }

  /// Whether what the client sends is thrown away.
  var isLingering: Bool { end != nil && answersDue == 0 && isBodyDue }

  /// Whether no request is in progress.
  var isIdle: Bool { answersDue == 0 && !isBodyDue }

  func didReadBytes(_ count: Int, _ now: NIODeadline) {
    lastProgress = now
    bodyDeadline = bodyDeadline.map { $0 + .interval(Double(count) / limits.bodyRate) }
    // Bytes outside of a request begin the next head.
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

  /// Called at the end of an answer; the rest of its request is of no use.
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

  /// Called when nothing more is sent.
  func didFinish() { isFinished = true }

  /// Called when the server stops.
  func willStop(_ now: NIODeadline) { end = earlier(end, now + .interval(limits.farewell)) }

  private func earlier(_ first: NIODeadline?, _ second: NIODeadline) -> NIODeadline { min(first ?? second, second) }
}
