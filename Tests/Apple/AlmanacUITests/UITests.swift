import Testing

/// All tests of AlmanacUI, one after the other: screen, first responder and clock are there once.
@Suite("AlmanacUI", .serialized)
enum UITests {}
