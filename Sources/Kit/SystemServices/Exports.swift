/// Locales include the words of their languages, so `import SystemServices` imports both.
@_exported public import CalendarWords
