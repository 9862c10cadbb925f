import Almanac
import BrowserDriver

extension BrowserPage {
  /// Returns the views that the browser exposes to assistive technology, in the order of its accessibility tree.
  /// - Parameter reading: the views in the order of the document.
  func spokenViews(of reading: PageReading) async throws -> [ViewID] {
    let document = try await call("DOM.getDocument", ["depth": -1, "pierce": true])
    var elements: [Int] = []
    func visit(_ node: JSONValue) {
      let attributes = (node["attributes"]?.array ?? []).compactMap(\.string)
      if let index = attributes.firstIndex(of: "class"), attributes[index + 1].hasPrefix("v ") {
        elements.append(Int(node["backendNodeId"]?.number ?? 0))
      }
      for child in (node["shadowRoots"]?.array ?? []) + (node["children"]?.array ?? []) { visit(child) }
    }
    visit(document["root"] ?? .null)
    var views: [Int: PageReading.View] = [:]
    for (element, view) in zip(elements, reading.views) where !view.role.isEmpty { views[element] = view }
    let nodes = try await call("Accessibility.getFullAXTree")["nodes"]?.array ?? []
    var tree: [String: JSONValue] = [:]
    for node in nodes { if let id = node["nodeId"]?.string { tree[id] = node } }
    var spoken: [ViewID] = []
    func speak(_ node: JSONValue) {
      let view = views[Int(node["backendDOMNodeId"]?.number ?? 0)]
      if let view, node["ignored"]?.bool != true { spoken.append(ViewID(view.id)) }
      for id in (node["childIds"]?.array ?? []).compactMap(\.string) { if let child = tree[id] { speak(child) } }
    }
    if let root = nodes.first { speak(root) }
    return spoken
  }
}
