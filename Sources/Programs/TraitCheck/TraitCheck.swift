// The programs and `EventDatabase` need other packages, which SwiftPM fetches only for a trait. Without it the compiler would
// report each import that it cannot find; this reports the reason once. It has no other use.
#if !Database
  #error("type: swift build --traits Programs (a package that uses EventDatabase: traits: [\"Database\"])")
#endif
