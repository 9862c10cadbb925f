#if Pictures
  import Almanac
  import CairoHost
  import HostConformance
  import PixelReading
  import TestSupport
  import Testing

  @Suite("Conformance of pictures")
  struct PictureConformanceTests {
    /// A fault of a painter that conformance has to find.
    enum Fault: String, CaseIterable {
      case paintsBackwards, ignoresClips, staysLight, staysLeftToRight, losesTexts
    }

    @Test("HC-5, PI-28: the pixels of pictures are those of the model in sessions of each kind", arguments: 1...4)
    func conforms(seed: Int) async throws {
      let report = try await ConformanceSession(seed: UInt64(seed), steps: 10).run(on: Self.host())
      #expect(report.failures.map(\.description) == [])
      #expect(report.steps == 10)
    }

    @Test("HC-6: pictures show the 27 scenes as the model does", arguments: ConformanceScene.all)
    func scenes(scene: ConformanceScene) async throws {
      let report = try await ConformanceSession(scene: scene).run(on: Self.host())
      #expect(report.failures.map(\.description) == [])
    }

    @Test("HC-5: each fault of a painter is found", arguments: Fault.allCases)
    func finds(fault: Fault) async throws {
      var found: HostFailure?
      for seed in 1...12 where found == nil {
        let report = try await ConformanceSession(seed: UInt64(seed), steps: 10).run(on: Self.host(fault))
        found = report.failures.first
      }
      #expect(found?.level == .content, "\(fault): \(found.map { "\($0)" } ?? "not found")")
    }

    private static func host(_ fault: Fault? = nil) throws -> PaintingHost {
      let fonts = try FontSet()
      return PaintingHost { list, surroundings, views in
        let painting = Painting(
          palette: surroundings.palette, appearance: fault == .staysLight ? .light : surroundings.appearance,
          direction: fault == .staysLeftToRight ? .leftToRight : surroundings.direction)
        var damaged = list
        switch fault {
        case .paintsBackwards: damaged.items.reverse()
        case .ignoresClips: for index in list.items.indices { damaged.items[index].clip = nil }
        case .losesTexts: for index in list.items.indices { damaged.items[index].text = "" }
        case .staysLight, .staysLeftToRight, nil: break
        }
        let size = surroundings.size
        PaintedPixels(list, painted: damaged, size: size, painting: painting, fonts: fonts).read(into: &views)
      }
    }
  }
#endif
