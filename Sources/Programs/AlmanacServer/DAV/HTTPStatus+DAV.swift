import HTTPTypes

extension HTTPResponse.Status {
  /// A response about several resources (RFC 4918, 11.1).
  static var multiStatus: Self { .init(code: 207, reasonPhrase: "Multi-Status") }
  /// A change that was not made because another one is not possible (RFC 4918, 11.4).
  static var failedDependency: Self { .init(code: 424, reasonPhrase: "Failed Dependency") }
  /// A change or a list that is too large (RFC 4918, 11.5).
  static var insufficientStorage: Self { .init(code: 507, reasonPhrase: "Insufficient Storage") }
}
