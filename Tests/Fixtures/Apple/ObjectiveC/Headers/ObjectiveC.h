#pragma once
// Declarations of our own, as far as the files that need Objective-C use them.
typedef struct objc_selector *SEL;

__attribute__((objc_root_class))
@interface NSObject
- (instancetype _Nonnull)init;
@end
