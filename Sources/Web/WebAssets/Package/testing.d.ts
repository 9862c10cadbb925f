// Importing this makes the element work in test environments without layout, such as jsdom.

/** The size of every calendar there, in pixels. Texts have their standard size. */
export declare const SIZE: { width: number; height: number };
