import Almanac
import EventStores
import Foundation
import HTTPTypes
import Hummingbird

extension CalendarAPI {
  /// The maximum number of subscriptions of a server.
  private static let mostSubscriptions = 200

  /// Responds with the subscriptions that the viewer may read. URLs have only scheme and host.
  func subscriptions(for viewer: Viewer) async throws -> Response {
    JSONAnswer.response(
      try await store.subscriptions(for: viewer).map { SubscriptionAnswer($0.subscription, isOwned: $0.isOwned) })
  }

  /// Adds, removes, or refreshes a subscription. Everybody may add one, and its owner remove and refresh it.
  func changeSubscriptions(_ request: Request, for viewer: Viewer) async throws -> Response {
    let body = try await BodyLimit.body(of: request)
    guard let change = try? JSONDecoder().decode(SubscriptionChange.self, from: Data(body.readableBytesView)) else {
      throw APIError(
        .badRequest,
        "expected {\"url\":…}, with name and color if wanted, {\"calendar\":…,\"removed\":true}, or"
          + " {\"calendar\":…,\"refresh\":true}")
    }
    do {
      switch change {
      case .add(let url, let name, let color): return try await subscribe(to: url, name, color, for: viewer)
      case .remove(let id):
        _ = try await owned(id, viewer)
        guard try await store.removeSubscription(of: id) else { throw Self.noSubscription(id) }
        return JSONAnswer.response(["calendar": id.rawValue])
      case .refresh(let id):
        let state = try await refresher.refresh(try await owned(id, viewer))
        return JSONAnswer.response(SubscriptionAnswer(state, isOwned: true))
      }
    } catch let error as StoreError {
      throw APIError(error)
    }
  }

  /// Reads a calendar and, if that succeeds, adds it.
  private func subscribe(
    to text: String, _ name: String?, _ color: EventColor?, for viewer: Viewer
  ) async throws -> Response {
    guard let url = SubscribedURL(text) else {
      throw APIError(.unprocessableContent, "expected a URL that begins with webcal:, https:, or http:")
    }
    guard try await store.subscriptions(for: .single).count < Self.mostSubscriptions else {
      throw APIError(.conflict, "the server has \(Self.mostSubscriptions) subscriptions, and no more are possible")
    }
    let new = Subscription(calendar: CalendarID(0), url: url.text, allowsPrivate: allowsPrivateFetch)
    let (state, content) = await refresher.read(new)
    guard let content else {
      throw APIError(.unprocessableContent, "\(url.shown): \(state.error ?? "the calendar cannot be read")")
    }
    let id = try await store.add(
      state, name: content.shownName(name, of: url), color: color ?? content.color ?? .named(.blue),
      events: content.events, for: viewer)
    return JSONAnswer.response(["calendar": id.rawValue], status: .created)
  }

  /// Returns the subscription of a calendar that the viewer owns.
  private func owned(_ calendar: CalendarID, _ viewer: Viewer) async throws -> Subscription {
    guard let found = try await store.subscriptions(for: viewer).first(where: { $0.subscription.calendar == calendar })
    else { throw Self.noSubscription(calendar) }
    guard found.isOwned else { throw APIError(.forbidden, "only the owner changes a subscription") }
    return found.subscription
  }

  private static func noSubscription(_ calendar: CalendarID) -> APIError {
    APIError(.notFound, "calendar \(calendar.rawValue) does not exist or is no subscription")
  }
}

private struct SubscriptionAnswer: Encodable {
  var calendar: Int64
  /// Scheme and host.
  var url: String
  /// When it was last read, in seconds since 1970; `nil` for never.
  var read: Int64?
  /// When it is read again; `nil` if only on request.
  var due: Int64?
  /// Why the last attempt failed.
  var error: String?
  var owner: Bool

  init(_ subscription: Subscription, isOwned: Bool) {
    calendar = subscription.calendar.rawValue
    url = SubscribedURL.shown(subscription.url)
    read = subscription.lastRead?.seconds
    due = subscription.due?.seconds
    error = subscription.error
    owner = isOwned
  }
}
