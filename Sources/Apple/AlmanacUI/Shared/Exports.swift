// Importing AlmanacUI makes the API of the calendar available. The engine's building blocks (views, colors, windows)
// share names with SwiftUI, so they require `import ViewKit`.
@_exported public import CalendarPanels
@_exported public import CalendarSystems
@_exported public import CalendarText
@_exported public import CalendarViews
@_exported public import Events
@_exported public import ICalendar
@_exported public import SystemServices
@_exported public import TimeZones
