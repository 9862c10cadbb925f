import HTTPTypes
import Hummingbird

/// An error response of WebDAV: a status and, if the standard names one, the condition that is not met (RFC 4918, 16).
struct DAVError: Error {
  var status: HTTPResponse.Status
  /// The condition, such as `C:no-uid-conflict` with the other object.
  var condition: DAVElement?
  /// What is wrong, for people.
  var message: String
  var headers: HTTPFields = [:]

  init(
    _ status: HTTPResponse.Status, _ condition: PropertyName? = nil, _ content: [DAVElement.Node] = [],
    message: String, headers: HTTPFields = [:]
  ) {
    self.status = status
    self.condition = condition.map { DAVElement($0, content) }
    self.message = message
    self.headers = headers
  }

  static let notFound = DAVError(.notFound, message: "there is nothing at this URL")

  /// Returns the error for a right that a person lacks (RFC 3744, 7.1.1).
  static func needs(_ privilege: String, at path: String) -> DAVError {
    let resource = DAVElement.Node.element(
      .dav("resource"), [.href(path), .element(.dav("privilege"), [.element(.dav(privilege))])])
    return DAVError(.forbidden, .dav("need-privileges"), [resource], message: "you may not change this calendar")
  }

  var response: Response {
    var xml = XMLWriter()
    xml.begin(.dav("error"))
    if let condition { xml.write(condition) }
    xml.write(.calendarServer("message"), text: message)
    xml.close(.dav("error"))
    var headers = headers
    headers[.contentType] = "application/xml; charset=utf-8"
    headers[.cacheControl] = "no-store"
    return Response(
      status: status, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(string: xml.text)))
  }
}
