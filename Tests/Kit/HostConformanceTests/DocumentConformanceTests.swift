import Almanac
import HostConformance
import TestSupport
import Testing

@Suite("Conformance of SVG documents")
struct DocumentConformanceTests {
  /// A fault of a document that conformance has to find.
  enum Fault: String, CaseIterable {
    case dropsClips, dropsOpacities, staysLight, staysLeftToRight, losesTexts, losesRadii
  }

  @Test(
    "HC-5, PI-28: documents show frames, clips, looks and texts of the model in sessions of each kind", arguments: 1...8
  )
  func conforms(seed: Int) async throws {
    let report = try await ConformanceSession(seed: UInt64(seed), steps: 40).run(on: Self.host())
    #expect(report.failures.map(\.description) == [])
    #expect(report.steps == 40)
    #expect(report.levels == [.tree, .frames, .content])
  }

  @Test("HC-5: each fault of a document is found at its level", arguments: Fault.allCases)
  func finds(fault: Fault) async throws {
    var found: HostFailure?
    for seed in 1...12 where found == nil {
      let report = try await ConformanceSession(seed: UInt64(seed), steps: 40).run(on: Self.host(fault))
      found = report.failures.first
    }
    let level: ConformanceLevel = [.dropsClips, .dropsOpacities].contains(fault) ? .frames : .content
    #expect(found?.level == level, "\(fault): \(found.map { "\($0)" } ?? "not found")")
  }

  private static func host(_ fault: Fault? = nil) -> PaintingHost {
    PaintingHost { list, surroundings, views in
      let painting = Painting(
        palette: surroundings.palette, appearance: fault == .staysLight ? .light : surroundings.appearance,
        direction: fault == .staysLeftToRight ? .leftToRight : surroundings.direction)
      let svg = SVGWriter.write(
        list, size: surroundings.size, palette: surroundings.palette, appearance: painting.appearance,
        direction: painting.direction, title: "", fontFamily: "")
      try PaintedDocument(damaged(svg, by: fault)).read(list, painting, into: &views)
    }
  }

  private static func damaged(_ svg: String, by fault: Fault?) -> String {
    switch fault {
    case .dropsClips: svg.replacing(" clip-path=", with: " data-clip=")
    case .dropsOpacities: svg.replacing(" opacity=", with: " data-opacity=")
    case .losesTexts: svg.replacing(/(<text[^>]*>)[^<]+/) { "\($0.output.1)?" }
    case .losesRadii: svg.replacing(" rx=", with: " data-rx=")
    case .staysLight, .staysLeftToRight, nil: svg
    }
  }
}
