extension Schema {
  /// The lists of WebHost, whose Swift side is generated.
  static let messageList = WireList(
    script: "MESSAGE_NAMES", swift: "WebMessage", items: messages, doc: "The reports of the engine.")
  static let operationList = WireList(
    script: "OPERATION_NAMES", swift: "MutationEncoder.Operation", items: operations, first: 1,
    doc: "The operations of a frame.")
  static let methodList = WireList(
    script: "METHODS", swift: "WebSession.Method",
    items: names("show scrollHours showEvents hideEvents focus deselect center crossFade showDetails place"),
    doc: "The methods of the element that the engine performs.")
  static let pageEditKinds = WireList(
    script: "PAGE_EDITS", swift: "PageEdit.Kind", items: names("create edit delete"), doc: "The edits by scripts.")
  static let pageEditFields = WireList(
    script: "EDIT_FIELDS", swift: "PageEdit.Fields",
    items: names(
      "title location notes status color calendar display url=link rrule=rule rdate=dates exdate=exceptions start end"
        + " duration=length busy privacy resourceIds=resources part textColor look reminders =custom"),
    doc: "The fields of an event that an edit by a script sets, by bit. The last one stands for all custom fields.")
  static let hookList = WireList(
    script: "HOOKS", swift: "PageHooks",
    items: names(
      "eventContent=events dayContent=days detailsContent=details dayHeadingContent=dayHeadings hourContent=hours"
        + " moreContent=more weekNumberContent=weekNumbers resourceHeadingContent=resources"),
    doc: "The hooks of the page, by bit.")
  static let indicatorShapes = WireList(
    script: "MARKS", swift: "DayIndicator.Shape", items: names("dot ring bar"), doc: "The shapes of indicators.")

  /// The words for the kinds of edits, by their names in `EditLabel.Kind`. Pages receive the words, not numbers.
  static let editKinds = names(
    "create move resize edit=change delete copy duplicate paste create=makeCalendar edit=renameCalendar"
      + " edit=colorCalendar edit=remindCalendar delete=deleteCalendar")

  /// The lists of enums of the kit, which `ListTests` compares with them.
  static let kitLists = [
    WireList(
      script: "ROLES", swift: "AccessibilityNode.Role",
      items: names(
        "=none grid row columnheader=columnHeader gridcell=gridCell button heading list listitem=listItem group toolbar"
          + " status rowgroup=rowGroup table listbox=listBox option rowheader=rowHeader dialog checkbox"
          + " searchbox=searchBox note menu menuitem=menuItem link paragraph textbox=textBox alert"), doc: "The roles."),
    WireList(
      script: "SCOPES", swift: "EditScope", items: names("this following=thisAndFollowing all"),
      doc: "The parts of a series that an edit applies to."),
    WireList(
      script: "HUES", swift: "EventHue",
      items: names("red orange amber lime green teal cyan blue indigo purple pink graphite"), doc: "The named colors."),
    WireList(
      script: "STATUSES", swift: "EventStatus", items: names("=unspecified tentative confirmed cancelled"),
      doc: "The statuses of events."),
    WireList(
      script: "CONFLICT_SIDES", swift: "ConflictSide", items: names("mine theirs"),
      doc: "The versions of an event that was changed twice."),
    WireList(
      script: "MEDIA_TYPES", swift: "ImageFormat", items: names("png jpeg gif webp svg+xml=svg"),
      doc: "The media types of images, without `image/`."),
    WireList(
      script: "CONTENT_MODES", swift: "Image.ContentMode", items: names("contain=fit cover=fill none=original"),
      doc: "How images fill a frame, in CSS."),
    WireList(
      script: "POINTER_PHASES", swift: "PointerEvent.Phase",
      items: names("pointerdown=down pointermove=move pointerup=up pointercancel=cancel"),
      doc: "The events of a press."),
    WireList(
      script: "POINTER_KINDS", swift: "PointerEvent.Kind", items: names("mouse touch pen"),
      doc: "The kinds of pointers."),
    WireList(
      script: "MAGNIFY", swift: "MagnifyEvent.Phase", items: names("began changed ended cancelled step"), isTable: true,
      doc: "The phases of a pinch."),
    WireList(
      script: "KEYS", swift: "KeyEvent.Key",
      items: names(
        "ArrowLeft=arrowLeft ArrowRight=arrowRight ArrowUp=arrowUp ArrowDown=arrowDown Home=home End=end PageUp=pageUp"
          + " PageDown=pageDown Enter=enter") + [WireList.Item(" ", swift: "space")]
        + names("Escape=escape t=letterT +=plus -=minus Tab=tab Delete=delete F2=f2 Insert=insert"),
      doc: "The keys with names. The next number stands for a character."),
  ]

  /// The lists of option sets of the kit, by bit.
  static let kitFlags = [
    WireList(
      script: "TRAITS", swift: "ViewTraits",
      items: names(
        "scrolls clips moves=movesOften pinx=pinsX piny=pinsY wide=scrollsX still=scrollsByCode sticks edits"
          + " turns=turnsPages =ownsSurroundings links through=letsPointersThrough lines=editsLines dates=editsDates"
          + " times=editsTimes"), doc: "The CSS classes of traits, by bit."),
    WireList(
      script: "VERBS", swift: "EditVerbs", items: names("create move resize edit delete"),
      doc: "The edits that can be permitted, by bit."),
  ]

  /// Bits of the kit of which pages know some.
  static let kitBits = [
    WireBits(
      script: "STATES", swift: "States",
      items: [
        ("selectable", "selectable", 1), ("selected", "selected", 2), ("current", "current", 4),
        ("disabled", "disabled", 8), ("pressed", "pressed", 128), ("live", "live", 512),
        ("multiselectable", "multiselectable", 1024), ("checkable", "checkable", 2048), ("checked", "checked", 4096),
        ("inert", "inert", 8192), ("expanded", "expanded", 16384),
      ], doc: "The states of `AccessibilityNode.States` that a page shows to assistive technology."),
    WireBits(
      script: "DAY_FLAGS", swift: "DayFlags",
      items: [
        ("isToday", "today", 1), ("isSelected", "selected", 2), ("isOutside", "outOfScope", 4),
        ("isWeekend", "weekend", 8), ("isDisabled", "outOfRange disabled", 128 + 4096), ("isInRange", "inRange", 512),
      ], doc: "The bits of `DayFlags` that the hook of days receives."),
  ]

  /// All lists that JavaScript has.
  static let wireLists =
    [
      messageList, operationList, methodList, pageEditKinds, pageEditFields, hookList, indicatorShapes,
    ] + kitLists + kitFlags

  /// The lists and bits that only the second script needs.
  static let laterLists: Set = [
    "METHODS", "PAGE_EDITS", "EDIT_FIELDS", "MARKS", "SCOPES", "STATUSES", "CONFLICT_SIDES", "DAY_FLAGS",
  ]

  /// The items of a list: names separated by spaces, each with `=` and its name in Swift if that is another.
  private static func names(_ text: String) -> [WireList.Item] {
    text.split(separator: " ").map { word in
      let parts = word.split(separator: "=", omittingEmptySubsequences: false).map { String($0) }
      return WireList.Item(parts[0], swift: parts.last)
    }
  }
}
