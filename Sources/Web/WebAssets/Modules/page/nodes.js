// Nodes of the page.

/** Returns a new element. Names of `values` that are no properties become attributes. */
export function node(tag, values = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(values)) {
    if (name in element && name !== 'list') element[name] = value; else if (value !== undefined) element.setAttribute(name, value);
  }
  element.append(...children);
  return element;
}

/** Adds a style sheet to the document, once. */
export function addStyles(text) {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
