import Almanac

#if Pictures
  import CairoHost
#endif

/// A target for painters: each sixteen bytes are a view of a display list, which is painted as SVG and, where the trait is
/// on, as PNG and PDF; the first bytes are a plan of sheets.
struct PicturesTarget: FuzzTarget {
  static let name = "pictures"

  private static let palette = CalendarStyle().palette
  private static let texts = [
    "", "Title", "שלום עולם", "مرحبا ١٢", "日本語の予定", "🎉👩‍👩‍👧‍👦", "\u{202E}evil\u{2066}", "a\u{0}\u{7}\n\r\u{2028}b",
    "Z" + String(repeating: "\u{0301}\u{0321}", count: 300), String(repeating: "long ", count: 4_000), "\u{FFFF}", "ﷺ",
    "' uri='x\\", "]]><&\"",
  ]

  #if Pictures
    private let fonts = try? FontSet()
  #endif

  init() {}

  func input(_ random: inout FuzzRandom) -> [UInt8] { random.list(8...400) { UInt8($0.int(0...255)) } }

  func run(_ input: [UInt8]) throws(FuzzFinding) {
    try plan(Array(input.prefix(8)))
    var items: [DisplayItem] = []
    var start = 8
    while start + 16 <= input.count {
      items.append(Self.item(Array(input[start..<start + 16])))
      start += 16
    }
    let list = DisplayList(items: items)
    let isDark = (input.first ?? 0) % 2 == 1
    let painting = Painting(
      palette: Self.palette, appearance: isDark ? .dark : .light,
      direction: (input.last ?? 0) % 2 == 1 ? .rightToLeft : .leftToRight)
    let size = Size(width: 120, height: 90)
    func svg() -> String {
      SVGWriter.write(
        list, size: size, palette: painting.palette, appearance: painting.appearance, direction: painting.direction,
        title: "", fontFamily: "")
    }
    try require(svg() == svg(), "the same list gives the same SVG")
    let operations = items.flatMap { painting.operations(for: $0) }
    let ink = operations.flatMap { InkStyle.apply($0) }
    try require(
      ink.count <= 2 * operations.count, "ink paints a fill and its outline at most",
      "\(ink.count) of \(operations.count)")
    #if Pictures
      guard let fonts else { return }
      do throws(PictureError) {
        let writer = PictureWriter(fonts: fonts)
        let first = try writer.png(list, size: size, painting: painting)
        let second = try writer.png(list, size: size, painting: painting)
        try Self.same(first, second)
        let piece = PrintedSheet.Piece(
          list: list, frame: Rect(x: 10, y: 10, width: 100, height: 70),
          links: [(Rect(x: 0, y: 0, width: 9, height: 9), "https://a/" + Self.texts[12])])
        let sheets = [PrintedSheet(pieces: [piece])]
        _ = try PDFWriter(fonts: fonts, paper: size).pdf(
          sheets, painting: painting, information: PDFInformation(title: "", created: Instant(seconds: 0)))
      } catch {
        throw FuzzFinding(law: "every list can be painted", detail: "\(error)")
      }
    #endif
  }

  #if Pictures
    private static func same(_ a: [UInt8], _ b: [UInt8]) throws(PictureError) {
      if a != b { throw .library("the same list gave other bytes") }
    }
  #endif

  private func plan(_ bytes: [UInt8]) throws(FuzzFinding) {
    guard bytes.count == 8 else { return }
    let first = DayNumber(20_000 + Int(bytes[0]))
    let periods: [PrintRequest.Period] = [
      .year, .month, .week, .day, .agenda, .months(3), .weeks(2), .days(3),
    ]
    var request = PrintRequest(
      period: periods[Int(bytes[1]) % periods.count], days: first...first + Int(bytes[2]) * Int(bytes[2]),
      firstWeekday: .monday,
      paper: Size(width: Double(bytes[3]) * 10, height: Double(bytes[4]) * 10))
    request.perSheet = Int(bytes[5]) % 15
    request.margins.leading = bytes[6] == 255 ? .nan : Double(bytes[6])
    guard let plan = try? PrintPlan(request, calendar: GregorianCalendar.shared), request.period != .agenda else {
      return
    }
    let days = plan.sheets.flatMap(\.frames).reduce(0) { $0 + ($1.days.upperBound - $1.days.lowerBound) + 1 }
    try require(
      days == request.days.upperBound - first + 1, "each day is on one sheet", "\(days) of \(request.days)")
  }

  private static func item(_ bytes: [UInt8]) -> DisplayItem {
    func number(_ index: Int) -> Double {
      switch bytes[index] {
      case 255: .nan
      case 254: 1e6
      case 253: -1e6
      case let byte: Double(byte) - 60
      }
    }
    func color(_ index: Int) -> Color? {
      let byte = bytes[index]
      if byte < 80 { return nil }
      return byte < 160
        ? .role(ColorRole(byte % 30))
        : .dynamic(light: RGBA(packed: UInt32(byte) &* 0x0103_0507), dark: RGBA(UInt32(byte)))
    }
    var style = TextStyle(
      size: number(8) / 8, lineHeight: 14, alignment: [.leading, .center, .trailing][Int(bytes[9]) % 3],
      tracking: bytes[9] % 7 == 0 ? 0.1 : 0, isUppercase: bytes[9] % 5 == 0)
    style.wraps = bytes[9] % 11 == 0
    style.keepsLineBreaks = bytes[9] % 13 == 0
    let layer = Layer(
      fill: color(4), leadingRadius: number(5), trailingRadius: Double(bytes[6] % 40),
      lines: EdgeLines(rawValue: bytes[7]), lineColor: color(10),
      stripe: color(11).map { Stripe(color: $0, width: number(12) / 10) },
      ring: color(12).map { Ring(color: $0, width: Double(bytes[13] % 9), isDashed: bytes[13] % 2 == 0) },
      textColor: color(13), textStyle: style, textInsets: Insets(leading: Double(bytes[14] % 9)),
      hatch: bytes[14] == 7 ? color(4) : nil)
    let hasImage = bytes[15] % 9 == 0
    let outline = Outline(points: [.zero, Point(x: 1, y: 0), Point(x: 0.5, y: 1)])
    return DisplayItem(
      id: .none, depth: Int(bytes[15] % 5),
      frame: Rect(x: number(0), y: number(1), width: number(2), height: number(3)),
      clip: bytes[11] % 6 == 0 ? Rect(x: 5, y: 5, width: 60, height: Double(bytes[11]) / 4) : nil, layer: layer,
      text: texts[Int(bytes[14]) % texts.count], opacity: Double(bytes[15]) / 255,
      image: hasImage ? Image(ImageSource(outline), contentMode: .fill, opacity: number(10), label: "x") : nil)
  }
}
