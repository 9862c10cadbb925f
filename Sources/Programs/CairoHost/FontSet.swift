#if Pictures
  import CCairo
  import Almanac

  /// The fonts of pictures, independent of user settings: only the fonts of the system or of one folder, with the
  /// families named here.
  ///
  /// Output is identical to the pixel on all machines with the same font files and libraries, regardless of fontconfig
  /// files, languages, and home folders. Creating a font set takes milliseconds; reuse it for several pictures. Use it
  /// on one thread at a time. Pictures of several threads are drawn one after another.
  public final class FontSet {
    let map: UnsafeMutablePointer<PangoFontMap>
    private let context: OpaquePointer
    /// The context of right-to-left lines, because changing the direction of a context would discard its layouts.
    private let contextFromRight: OpaquePointer
    private let standardFamily: String
    var layouts = LayoutCache()
    /// The first character of each script that no font has, in the order in which they were encountered.
    public internal(set) var missing: [Unicode.Scalar] = []
    private let configuration: OpaquePointer?
    private var descriptions: [FontKey: OpaquePointer] = [:]

    /// The maximum text size, in points. FreeType has no glyphs of 65,536 pixels or more, and pictures scale by up to
    /// 8.
    private static let sizeLimit = 4_000.0

    private struct FontKey: Hashable {
      var family: String
      var size: Double
      var weight: UInt16
    }

    /// Loads the fonts.
    /// - Parameters:
    ///   - folder: A folder with fonts; `nil`, the default, for the system's fonts.
    ///   - language: The language of the picture, such as `ja`. It determines language-specific shapes of characters.
    ///   - family: The font family of texts whose style names none, such as `Inter`; `nil`, the default, for the first
    ///     available one of a built-in list.
    public convenience init(
      folder: String? = nil, language: String = "en", family: String? = nil
    ) throws(PictureError) {
      let (map, configuration) = try FontLock.locked { () throws(PictureError) in
        try FontSet.load(folder: folder, family: family)
      }
      self.init(map: map, configuration: configuration, language: language, standardFamily: family ?? "")
    }

    private static func load(
      folder: String?, family: String?
    ) throws(PictureError) -> (map: UnsafeMutablePointer<PangoFontMap>, configuration: OpaquePointer) {
      let configuration = FcConfigCreate()!
      let text = FontSet.text(folders: folder.map { [$0] } ?? ["/usr/share/fonts", "/usr/local/share/fonts"])
      let isRead = FcConfigParseAndLoadFromMemory(configuration, text, FcTrue)
      guard isRead == FcTrue, FcConfigBuildFonts(configuration) == FcTrue,
        let fonts = FcConfigGetFonts(configuration, FcSetSystem), fonts.pointee.nfont > 0,
        let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT)
      else {
        FcConfigDestroy(configuration)
        throw .noFonts(folder ?? "")
      }
      pango_fc_font_map_set_config(OpaquePointer(map), configuration)
      if let family, !FontSet.has(family, map) {
        g_object_unref(map)
        FcConfigDestroy(configuration)
        throw .noFont(family)
      }
      return (map, configuration)
    }

    private static func has(_ family: String, _ map: UnsafeMutablePointer<PangoFontMap>) -> Bool {
      var (families, count): (UnsafeMutablePointer<UnsafeMutablePointer<PangoFontFamily>?>?, Int32) = (nil, 0)
      pango_font_map_list_families(map, &families, &count)
      defer { g_free(families) }
      return (0..<Int(count)).contains { index in
        guard let name = families?[index].flatMap({ pango_font_family_get_name($0) }) else { return false }
        return String(cString: name).lowercased() == family.lowercased()
      }
    }

    /// Loads fonts according to the user's settings, for windows.
    /// - Parameters:
    ///   - language: The language of the window.
    ///   - family: The font family of texts whose style names none, such as `Cantarell`.
    package convenience init(settingsOfUserIn language: String, family: String) throws(PictureError) {
      guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { throw .noFonts("") }
      self.init(map: map, configuration: nil, language: language, standardFamily: family)
    }

    private init(
      map: UnsafeMutablePointer<PangoFontMap>, configuration: OpaquePointer?, language: String,
      standardFamily: String = ""
    ) {
      self.map = map
      self.configuration = configuration
      self.standardFamily = standardFamily
      pango_cairo_font_map_set_resolution(OpaquePointer(map), 96)
      (context, contextFromRight) = FontLock.locked {
        (
          FontSet.context(map, language, PANGO_DIRECTION_LTR), FontSet.context(map, language, PANGO_DIRECTION_RTL)
        )
      }
    }

    private static func context(
      _ map: UnsafeMutablePointer<PangoFontMap>, _ language: String, _ direction: PangoDirection
    ) -> OpaquePointer {
      let context = pango_font_map_create_context(map)!
      pango_context_set_language(context, pango_language_from_string(language))
      pango_context_set_base_dir(context, direction)
      pango_context_set_round_glyph_positions(context, 0)
      let options = cairo_font_options_create()
      cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
      cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
      cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
      pango_cairo_context_set_font_options(context, options)
      cairo_font_options_destroy(options)
      return context
    }

    deinit {
      for each in descriptions.values { pango_font_description_free(each) }
      FontLock.locked(release)
    }

    private func release() {
      layouts.removeAll()
      g_object_unref(UnsafeMutableRawPointer(context))
      g_object_unref(UnsafeMutableRawPointer(contextFromRight))
      g_object_unref(map)
      if let configuration { FcConfigDestroy(configuration) }
    }

    /// Returns the context for lines of a direction.
    func context(_ direction: LayoutDirection) -> OpaquePointer {
      direction == .leftToRight ? context : contextFromRight
    }

    /// Returns the description of a font, which the set owns.
    func description(_ style: TextStyle, _ font: FontFamily?) -> OpaquePointer {
      let family = family(font)
      let size = min(style.size, FontSet.sizeLimit)
      let key = FontKey(family: family, size: size, weight: style.weight.rawValue)
      if let known = descriptions[key] { return known }
      let new = pango_font_description_new()!
      pango_font_description_set_family(new, family)
      pango_font_description_set_weight(new, PangoWeight(UInt32(style.weight.rawValue)))
      pango_font_description_set_absolute_size(new, size * Double(PANGO_SCALE))
      descriptions[key] = new
      return new
    }

    private func family(_ font: FontFamily?) -> String {
      let kind =
        switch font?.fallback {
        case .serif: "serif"
        case .monospaced: "monospace"
        case .standard, nil: standardFamily.isEmpty ? "sans-serif" : standardFamily + ",sans-serif"
        case .rounded, .sansSerif: "sans-serif"
        }
      guard let name = font?.name, !name.isEmpty else { return kind }
      return name.filter { $0 != "," } + "," + kind
    }

    /// The fontconfig configuration. It ignores system and user settings, except for caches, which affect only speed.
    private static func text(folders: [String]) -> String {
      var text = "<?xml version=\"1.0\"?>\n<fontconfig>\n"
      for folder in folders { text += "<dir>\(escape(folder))</dir>\n" }
      text += "<cachedir>/var/cache/fontconfig</cachedir><cachedir prefix=\"xdg\">fontconfig</cachedir>\n"
      let families: [(String, [String])] = [
        (
          "sans-serif",
          ["Inter", "Noto Sans", "Noto Sans Arabic", "Noto Sans Hebrew", "Noto Sans CJK JP", "DejaVu Sans"]
        ),
        ("serif", ["Noto Serif", "DejaVu Serif"]),
        ("monospace", ["Noto Sans Mono", "DejaVu Sans Mono"]),
      ]
      for (kind, names) in families {
        text += "<alias binding=\"same\"><family>\(kind)</family><prefer>"
        for name in names { text += "<family>\(name)</family>" }
        text += "</prefer></alias>\n"
      }
      return text + scalingOfBitmaps + "</fontconfig>\n"
    }

    /// The rule that scales emoji, which are bitmaps of a single size, to the text size; fontconfig normally reads it
    /// from a file.
    private static let scalingOfBitmaps = """
      <match target="font">
      <test name="outline"><bool>false</bool></test>
      <edit name="pixelsizefixupfactor" mode="assign"><divide>
      <name target="pattern">pixelsize</name><name target="font">pixelsize</name>
      </divide></edit>
      <edit name="matrix" mode="assign"><times><name>matrix</name><matrix>
      <name>pixelsizefixupfactor</name><double>0</double><double>0</double><name>pixelsizefixupfactor</name>
      </matrix></times></edit>
      <edit name="size" mode="assign"><divide><name>size</name><name>pixelsizefixupfactor</name></divide></edit>
      </match>

      """

    private static func escape(_ text: String) -> String {
      var result = ""
      for scalar in text.unicodeScalars {
        switch scalar {
        case "&": result += "&amp;"
        case "<": result += "&lt;"
        default: result.unicodeScalars.append(scalar)
        }
      }
      return result
    }
  }
#endif
