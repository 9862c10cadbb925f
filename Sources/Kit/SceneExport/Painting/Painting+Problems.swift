import ViewKit

extension Painting {
  /// Returns English messages about parts of a list that cannot be painted as specified, each once: color roles that
  /// are not in the palette, which are painted black, and texts that are invisible because they have a style but no
  /// color.
  func problems(of list: DisplayList) -> [String] {
    var unknown: [Bool] = Array(repeating: false, count: 256)
    var colorless = 0
    for item in list.items {
      let layer = item.layer
      let colors = [
        layer.fill, layer.hatch, layer.stripe?.color, layer.lines.isEmpty ? nil : layer.lineColor, layer.ring?.color,
        item.text.utf8.isEmpty ? nil : layer.textColor, item.text.utf8.isEmpty ? nil : layer.textShadow?.color,
      ]
      for case .role(let role)? in colors where Int(role.rawValue) >= palette.entries.count {
        unknown[Int(role.rawValue)] = true
      }
      if !item.text.utf8.isEmpty, layer.textStyle != nil, layer.textColor == nil { colorless += 1 }
    }
    var problems: [String] = []
    let roles = unknown.indices.filter { unknown[$0] }
    if let first = roles.first {
      problems.append(
        FixedPoint.text(Double(roles.count)) + " color role(s), the first is " + FixedPoint.text(Double(first))
          + ", are not in the palette and painted black: use the palette of the style")
    }
    if colorless > 0 {
      problems.append(FixedPoint.text(Double(colorless)) + " text(s) have no textColor and are not painted")
    }
    return problems
  }
}
