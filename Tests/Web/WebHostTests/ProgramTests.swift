import Almanac
import Testing

@testable import WebHost

@Suite("Programs and themes of a page")
struct ProgramTests {
  private let port = RecordingPort()

  @Test("the program of the calendar alone has no panel, whatever the page asks for; the other has one")
  func panel() {
    for program in [WebProgram.calendar, .edit] {
      let port = RecordingPort()
      let session = session(program, port)
      session.set(.panel, to: 2)
      session.start(size: Size(width: 1200, height: 700), scale: 1, reducesMotion: true)
      session.tick(now: 1)
      #expect(port.texts.contains("November 2026"))
      #expect(port.frames.joined().contains { $0.isRole(.searchBox) } == (program == .edit))
      session.set(.panel, to: nil)
      session.tick(now: 2)
      #expect(session.send(.key(KeyEvent(.arrowRight))))
      #expect(port.last(.select)?.first == "2026-11-22")
      session.close()
    }
  }

  @Test("another theme sends the palette and the rules of all layers again, at once and before the next frame")
  func theme() throws {
    let session = session(.calendar, port)
    session.start(size: Size(width: 700, height: 500), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    let frames = port.frames.count
    let layers = port.frames.joined().filter { $0.isLayer }.count
    session.set(.theme, to: 3)
    let palette = try #require(port.last(.palette)?.first)
    #expect(palette.hasPrefix(":host{--almanac-background:light-dark(#ffffff,#000000);"))
    #expect(port.messages.filter { $0.kind == .palette }.count == 2)
    #expect(port.frames.count == frames + 1)
    #expect(port.frames.last?.count == layers)
    #expect(port.frames.last?.allSatisfy { $0.isLayer } == true)
    #expect(port.allText.contains("calc(2*var(--px))"))
    session.set(.theme, to: 3)
    #expect(port.frames.count == frames + 1)
    session.set(.theme, to: nil)
    #expect(port.last(.palette)?.first?.contains("--almanac-background:light-dark(#ffffff,#121417);") == true)
    #expect(!port.allText.contains("calc(2*var(--px))"))
  }

  @Test("a theme that is set before the start is that of the first frame, and stays in another language")
  func earlyTheme() {
    let session = session(.edit, port)
    session.set(.theme, to: 2)
    session.start(size: Size(width: 700, height: 500), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    let palettes = port.messages.filter { $0.kind == .palette }
    #expect(palettes.count == 1)
    #expect(palettes.first?.fields.first?.hasPrefix(":host{--almanac-background:#121417;") == true)
    #expect(session.setLocale(LocaleInfo.english.encode()))
    session.tick(now: 2)
    #expect(port.messages.filter { $0.kind == .palette }.count == 1)
  }

  @Test("the gallery runs from left to right in every language, takes a theme, and ignores calls about a calendar")
  func gallery() {
    let session = session(.gallery, port)
    var arabic = LocaleInfo.english
    arabic.identifier = "ar"
    arabic.isRightToLeft = true
    #expect(session.setLocale(arabic.encode()))
    #expect(port.last(.locale)?.first == "0")
    session.start(size: Size(width: 320, height: 600), scale: 1, reducesMotion: true)
    session.tick(now: 1)
    #expect(port.texts.contains("Gallery") && port.texts.contains("Styles and presets"))
    session.set(.theme, to: 3)
    #expect(port.messages.filter { $0.kind == .palette }.count == 2)
    #expect(port.last(.palette)?.first?.hasPrefix(":host{--almanac-background:light-dark(#ffffff,#000000);") == true)
    session.tick(now: 2)
    #expect(session.select("2026-11-12") && session.show("2026-11-12"))
    #expect(port.last(.select) == nil)
    session.close()
  }

  private func session(_ program: WebProgram, _ port: RecordingPort) -> WebSession {
    let session = WebSession(port: port, program: program)
    #expect(session.setToday("2026-11-21"))
    return session
  }
}

extension Mutation {
  fileprivate var isLayer: Bool { if case .layer = self { true } else { false } }

  fileprivate func isRole(_ wanted: AccessibilityNode.Role) -> Bool {
    if case .role(_, let role, _, _) = self { role == wanted } else { false }
  }
}
