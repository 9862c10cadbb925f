import Diffing

/// A decoration view: its kind and where it belongs.
struct DecorationKey: Hashable {
  let kind: DecorationKind
  let path: ItemPath
}
