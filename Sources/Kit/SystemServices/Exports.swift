/// The words of the languages belong to the locales: `import SystemServices` brings both.
@_exported public import CalendarWords
