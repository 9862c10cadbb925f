import Almanac
import EventStores
import Foundation
import HTTPTypes
import Hummingbird

extension DAVSession {
  /// Responds with a report (RFC 3253, 3.6).
  func report(_ path: DAVPath) async throws -> Response {
    guard let body = try await XMLTree.body(of: request) else {
      throw DAVError(.badRequest, message: "expected a report, found no body")
    }
    let resource = try await resource(at: path)
    if body.name == .dav("expand-property") { return try await expand(body, of: resource) }
    guard case .calendar(let calendar) = resource, DAVProperties.reports(of: resource).contains(body.name) else {
      throw DAVError(.forbidden, .dav("supported-report"), message: "there is no report \(body.name.name) here")
    }
    let wanted = try PropertyRequest(body)
    switch body.name {
    case .caldav("calendar-multiget"): return try await multiget(body, wanted, of: calendar)
    case .caldav("calendar-query"): return try await query(body, wanted, of: calendar)
    default: return try await sync(body, wanted, of: calendar)
    }
  }

  /// Responds with the objects at some URLs, and 404 for each that does not exist (RFC 4791, 7.9).
  private func multiget(
    _ body: DAVElement, _ wanted: PropertyRequest, of calendar: DAVCalendar
  ) async throws -> Response {
    let hrefs = body.children.filter { $0.name == .dav("href") }.map { $0.text }
    return Multistatus.response(isMinimal: isMinimal) { status in
      let properties = DAVProperties(session: self)
      for href in hrefs {
        guard case .object(let person, calendar.name, let name)? = DAVPath(Self.path(of: href)), person == self.person,
          let object = try await object(name, in: calendar, readsEvents: wanted.readsEvents)
        else {
          try await status.add(href, status: .notFound)
          continue
        }
        try await status.add(properties.properties(wanted, of: .object(object, calendar)))
      }
    }
  }

  /// Returns the path of a URL, which may be absolute.
  static func path(of href: String) -> String {
    guard let scheme = href.range(of: "://") else { return href }
    let rest = href[scheme.upperBound...]
    return rest.firstIndex(of: "/").map { String(rest[$0...]) } ?? "/"
  }

  /// Responds with the properties of a resource, and of those to which these lead (RFC 3253, 3.8).
  private func expand(_ body: DAVElement, of resource: DAVResource) async throws -> Response {
    let node = try await expanded(body, of: resource, depth: 0)
    return Multistatus.response(isMinimal: isMinimal) { status in try await status.add(node) }
  }

  /// The maximum number of steps from one resource to another.
  private static let longestExpansion = 4

  private func expanded(
    _ request: DAVElement, of resource: DAVResource, depth: Int
  ) async throws -> ResourceProperties {
    let properties = DAVProperties(session: self)
    var result = ResourceProperties(path: properties.path(of: resource))
    for wanted in request.children where wanted.name == .dav("property") {
      let name = PropertyName(
        namespace: wanted.attribute("namespace") ?? "DAV:", name: wanted.attribute("name") ?? "")
      guard let value = properties.value(name, of: resource) else {
        result.missing.append(name)
        continue
      }
      guard case .nodes(let nodes) = value, !wanted.children.isEmpty, depth < Self.longestExpansion else {
        result.found.append((name, value))
        continue
      }
      var content: [DAVElement.Node] = []
      for node in nodes {
        guard case .element(let element) = node, element.name == .dav("href"),
          let path = DAVPath(Self.path(of: element.text)), let target = try? await self.resource(at: path)
        else {
          content.append(node)
          continue
        }
        content.append(.element(try await expanded(wanted, of: target, depth: depth + 1).element(isMinimal: isMinimal)))
      }
      result.found.append((name, .nodes(content)))
    }
    return result
  }
}

extension ResourceProperties {
  /// Returns the properties as an element `DAV:response`.
  fileprivate func element(isMinimal: Bool) -> DAVElement {
    var content: [DAVElement.Node] = [.href(path)]
    let values = found.map { name, value -> DAVElement.Node in
      switch value {
      case .nodes(let nodes): .element(name, nodes)
      case .stored(let text): .element((try? XMLTree.read(.init(string: text))) ?? DAVElement(name))
      }
    }
    let groups = [(values, "200 OK"), (isMinimal ? [] : missing.map { .element($0) }, "404 Not Found")]
    for (properties, status) in groups where !properties.isEmpty {
      content.append(
        .element(
          .dav("propstat"),
          [.element(.dav("prop"), properties), .element(.dav("status"), [.text("HTTP/1.1 " + status)])]))
    }
    return DAVElement(.dav("response"), content)
  }
}
