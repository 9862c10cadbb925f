import Geometry
import TestSupport
import Testing
import ViewKit

/// Images: what their files say, and what hosts are told of them.
@Suite("Images")
struct ImageTests {
  private func failure(_ bytes: [UInt8]) -> ImageError? {
    do throws(ImageError) {
      _ = try ImageSource(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func failure(address: String) -> ImageError? {
    do throws(ImageError) {
      _ = try ImageSource(address: address)
      return nil
    } catch {
      return error
    }
  }

  /// The smallest headers with a size, by the formats' specifications.
  private enum Header {
    static func png(_ width: [UInt8], _ height: [UInt8]) -> [UInt8] {
      [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13] + Array("IHDR".utf8) + width + height
    }
    static let gif = Array("GIF89a".utf8) + [0x40, 0x01, 0xF0, 0x00]
    /// An application segment, fill bytes, then the frame header.
    static let jpeg: [UInt8] = [
      0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xFF, 0xC2, 0, 11, 8, 0x01, 0x00, 0x02, 0x00, 1,
    ]
    static func webP(_ chunk: String, _ data: [UInt8]) -> [UInt8] {
      Array("RIFF".utf8) + [0, 0, 0, 0] + Array(("WEBP" + chunk).utf8) + [0, 0, 0, 0] + data
    }
  }

  @Test("the format and the size are those that the first bytes say")
  func sizes() throws {
    let cases: [([UInt8], ImageFormat, Size?)] = [
      (SampleImages.cup, .png, Size(width: 28, height: 28)),
      (Header.png([0, 0, 1, 2], [0, 0, 0, 3]), .png, Size(width: 258, height: 3)),
      (Header.gif, .gif, Size(width: 320, height: 240)),
      (Header.jpeg, .jpeg, Size(width: 512, height: 256)),
      (
        Header.webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x10, 0x40, 0x20, 0x80]), .webp, Size(width: 16, height: 32)
      ),
      (Header.webP("VP8L", [0x2F, 0xC7, 0x80, 0x12, 0x00]), .webp, Size(width: 200, height: 75)),
      (Header.webP("VP8X", [0, 0, 0, 0, 0xFF, 0, 0, 0x0F, 0, 0]), .webp, Size(width: 256, height: 16)),
      (SampleImages.heart, .svg, nil), (Array("\u{FEFF} <!DOCTYPE svg>\n<svg/>".utf8), .svg, nil),
    ]
    for (bytes, format, size) in cases {
      let source = try ImageSource(bytes)
      guard case .encoded(let kept, let found) = source.content else {
        Issue.record("no file")
        continue
      }
      #expect(found == format && kept == bytes)
      #expect(source.size == size)
    }
  }

  @Test("data that is not an image, cut off or too large is refused with a reason")
  func failures() {
    #expect(failure([]) == .empty)
    #expect(failure(Array("BM".utf8)) == .unknownFormat)
    #expect(failure(Array("<html><svg></svg></html>".utf8)) == .unknownFormat)
    #expect(failure(Array("<svgx>".utf8)) == .unknownFormat)
    #expect(failure(Array("<!-- <svg> ".utf8)) == .unknownFormat)
    #expect(failure(Header.png([0, 0, 0, 0], [0, 0, 0, 1])) == .damagedHeader(.png))
    #expect(failure(Header.png([0, 1, 0, 0], [0, 1, 0, 0])) == .tooLarge)
    #expect(failure(Header.png([255, 255, 255, 255], [255, 255, 255, 255])) == .tooLarge)
    for (bytes, format) in [(Header.png([0, 0, 0, 1], [0, 0, 0, 1]), ImageFormat.png), (Header.gif, .gif)] {
      for length in 8..<bytes.count { #expect(failure(Array(bytes[..<length])) == .damagedHeader(format)) }
    }
    for length in 3..<18 { #expect(failure(Array(Header.jpeg[..<length])) == .damagedHeader(.jpeg)) }
    // Segments without length, pixels before the frame header.
    #expect(failure([0xFF, 0xD8, 0xFF, 0xE0, 0, 0, 0xFF, 0xC0]) == .damagedHeader(.jpeg))
    #expect(failure([0xFF, 0xD8, 0xFF, 0xDA, 0, 2, 0xFF, 0xC0, 0, 11, 8, 0, 1, 0, 1]) == .damagedHeader(.jpeg))
    #expect(failure([UInt8](repeating: 0x20, count: ImageSource.byteLimit + 1)) == .tooLarge)
    for error in [ImageError.empty, .damagedHeader(.gif), .refusedScheme("ftp")] { #expect(!error.description.isEmpty) }
  }

  @Test("any bytes give an image with a size, or a reason", arguments: 1...20)
  func anyBytes(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let samples = [
      SampleImages.cup, SampleImages.heart, Header.gif, Header.jpeg,
      Header.webP("VP8 ", [0, 0, 0, 0x9D, 0x01, 0x2A, 0x10, 0, 0x20, 0]), Header.webP("VP8L", [0x2F, 1, 2, 3, 4]),
      Header.webP("VP8X", [0, 0, 0, 0, 1, 0, 0, 1, 0, 0]), [],
    ]
    for _ in 0..<500 {
      var bytes = samples.randomElement(using: &random) ?? []
      for _ in 0..<Int.random(in: 0...6, using: &random) {
        let byte = UInt8.random(in: 0...255, using: &random)
        switch Int.random(in: 0...2, using: &random) {
        case 0 where !bytes.isEmpty: bytes[Int.random(in: bytes.indices, using: &random)] = byte
        case 1 where !bytes.isEmpty: bytes.removeLast(Int.random(in: 0...min(8, bytes.count), using: &random))
        default: bytes.insert(byte, at: Int.random(in: 0...bytes.count, using: &random))
        }
      }
      guard let source = try? ImageSource(bytes) else { continue }
      if let size = source.size {
        #expect(size.width >= 1 && size.height >= 1 && size.width * size.height <= Double(ImageSource.pixelLimit))
      } else {
        #expect(ImageFormat(bytes) == .svg)
      }
    }
  }

  @Test("addresses with https, and data addresses of images, are accepted; others are refused by name")
  func addresses() throws {
    for address in ["https://example.com/a.png", "HTTPS://example.com/ä?b#c", "data:image/png;base64,AAAA"] {
      guard case .remote(let kept) = try ImageSource(address: address).content else {
        Issue.record("no address")
        continue
      }
      #expect(kept == address)
    }
    for (address, scheme) in [
      ("http://example.com/a.png", "http"), ("javascript:alert(1)", "javascript"), ("file:///etc/passwd", "file"),
      ("data:text/html,<b>", "data"), ("https:a.png", "https"), ("cid:part1", "cid"),
    ] {
      #expect(failure(address: address) == .refusedScheme(scheme))
    }
    for address in ["", "a.png", "//example.com", "https://a b", "https://a\"b", "https://a\\b", "https://a\n"] {
      #expect(failure(address: address) == .malformedAddress, "\(address)")
    }
  }

  @Test("equal bytes are one source, which is sent to a host once and removed when no view shows it")
  func oneSource() {
    let harness = ViewHarness()
    let views = (0..<3).map { _ in View() }
    for view in views {
      // Bytes of their own, which are the same.
      view.image = Image(SampleImages.source(SampleImages.cup.map { $0 }))
      harness.window.root.addSubview(view)
    }
    func counts(_ mutations: [Mutation]) -> [Int] {
      [
        mutations.filter { if case .imageSource = $0 { true } else { false } }.count,
        mutations.filter { if case .image = $0 { true } else { false } }.count,
        mutations.filter { if case .forgetImage = $0 { true } else { false } }.count,
      ]
    }
    #expect(counts(harness.tick()) == [1, 3, 0])
    views[0].image = nil
    views[1].removeFromSuperview()
    #expect(counts(harness.tick()) == [0, 1, 0])
    #expect(harness.mirror.imageCount == 1)
    // Gone and there again within a frame.
    views[2].image = nil
    views[0].image = Image(SampleImages.source(SampleImages.cup), contentMode: .fill)
    #expect(counts(harness.tick()) == [0, 2, 0])
    views[0].image = Image(SampleImages.source(SampleImages.sun))
    #expect(counts(harness.tick()) == [1, 1, 1])
    let parent = View()
    harness.window.root.addSubview(parent)
    parent.addSubview(views[0])
    harness.tick()
    parent.removeFromSuperview()
    #expect(counts(harness.tick()) == [0, 0, 1])
    #expect(harness.mirror.imageCount == 0 && harness.mirror.violations == [])
  }

  @Test("closing a window removes all images from its host")
  func closing() {
    let harness = ViewHarness()
    harness.window.root.image = Image(SampleImages.source(SampleImages.cup))
    let child = View()
    child.image = Image(SampleImages.source(SampleImages.sun))
    harness.window.root.addSubview(child)
    harness.tick()
    #expect(harness.mirror.imageCount == 2)
    harness.window.close()
    #expect(harness.mirror.imageCount == 0 && harness.mirror.viewCount == 0 && harness.mirror.violations == [])
  }
}
