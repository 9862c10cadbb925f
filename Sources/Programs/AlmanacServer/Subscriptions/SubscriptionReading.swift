package import Almanac
package import EventStores

/// Reads subscribed calendars.
package enum SubscriptionReading {
  /// Reads a subscription, and returns its state afterward, with the content if it is new. A response that is not a
  /// whole calendar changes only the state. Blocks the thread for up to 30 seconds.
  package static func read(
    _ subscription: Subscription, now: Instant
  ) -> (state: Subscription, content: SubscribedContent?) {
    read(subscription, now: now) { request throws(FetchError) in try HTTPFetch.get(request) }
  }

  static func read(
    _ subscription: Subscription, now: Instant, fetch: (FetchRequest) throws(FetchError) -> FetchedResponse
  ) -> (state: Subscription, content: SubscribedContent?) {
    var state = subscription
    var response = FetchedResponse(status: 0)
    do throws(FetchError) {
      response = try fetch(request(for: subscription))
      let content = try content(of: response, isConditional: subscription.lastRead != nil)
      if content != nil {
        state.tag = validator("etag", of: response)
        state.modified = validator("last-modified", of: response)
      }
      state.lastRead = now
      state.due = now + RefreshSchedule.interval
      state.failures = 0
      state.error = nil
      return (state, content)
    } catch {
      state.failures += 1
      state.error = error.reason
      let asked = response.headers["retry-after"].flatMap { Int64($0) }
      // A calendar that is gone for good is not asked for again.
      state.due = response.status == 410 ? nil : now + RefreshSchedule.wait(failures: state.failures, asked: asked)
      return (state, nil)
    }
  }

  private static func request(for subscription: Subscription) -> FetchRequest {
    var request = FetchRequest(url: subscription.url, allowsPrivate: subscription.allowsPrivate)
    request.headers = ["Accept: text/calendar"]
    guard subscription.lastRead != nil else { return request }
    if let tag = subscription.tag { request.headers.append("If-None-Match: \(tag)") }
    if let modified = subscription.modified { request.headers.append("If-Modified-Since: \(modified)") }
    return request
  }

  /// Returns the content of a response; `nil` if it has not changed.
  private static func content(
    of response: FetchedResponse, isConditional: Bool
  ) throws(FetchError) -> SubscribedContent? {
    switch response.status {
    case 200: break
    case 304 where isConditional: return nil
    case 401, 403: throw FetchError(reason: "the server does not allow reading the calendar (\(response.status))")
    case 404, 410: throw FetchError(reason: "there is no calendar at this URL (\(response.status))")
    default: throw FetchError(reason: "the server answered with status \(response.status)")
    }
    if let problem = SubscribedText.problem(response.body) { throw FetchError(reason: problem) }
    guard let content = SubscribedText.read(response.body) else {
      throw FetchError(reason: "the response is not a calendar")
    }
    return content
  }

  /// Returns a header for the next request; `nil` if it is missing or unusual.
  private static func validator(_ name: String, of response: FetchedResponse) -> String? {
    response.headers[name].flatMap { $0.isEmpty || $0.utf8.count > 1_000 ? nil : $0 }
  }
}
