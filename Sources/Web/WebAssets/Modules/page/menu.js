// The button in the title bar, and its menu.

import { addStyles, node } from './nodes.js';
import MENU_CSS from './menu.css' with { type: 'text' };

/** The items: a function from the words to a title, a function that is called with the page, and whether the item is shown. */
const items = [];
/** Called when the items change; undefined without a menu. */
let update;

/**
 * Adds an item at the end of the menu.
 *
 * `title` is a text, or a function that returns it: it gets the function for the words of the page, and the tag of their language.
 * `run` gets the page: its `calendar`, `word`, `locale`, and `direction`. `isShown` returns whether the menu has the item now.
 */
export function addMenuItem(title, run, isShown = () => true) {
  items.push({ title, run, isShown });
  update?.();
}

const ICON = '⋯';

/** Shows the button of the menu in the title bar of a calendar. Returns a function that shows other words. */
export function showMenu(page) {
  addStyles(MENU_CSS);
  const menu = node('div', { className: 'almanac-menu', role: 'menu', hidden: true });
  const button = node('button', { type: 'button', className: 'almanac-menu-button', slot: 'header-end', 'aria-haspopup': 'menu',
    'aria-expanded': 'false' }, ICON);
  const entries = () => [...menu.children];
  const close = returnsFocus => {
    if (menu.hidden) return;
    menu.hidden = true;
    button.setAttribute('aria-expanded', 'false');
    if (returnsFocus) button.focus();
  };
  const open = at => {
    menu.hidden = false;
    button.setAttribute('aria-expanded', 'true');
    place(menu, button, page.direction);
    entries().at(at)?.focus();
  };
  const move = step => {
    const all = entries(), at = all.indexOf(document.activeElement);
    all[(at + step + all.length) % all.length]?.focus();
  };
  update = () => {
    const { word, tag } = page, { activeElement } = document, focused = menu.contains(activeElement) && activeElement.textContent;
    button.ariaLabel = word('menu');
    Object.assign(menu, { lang: page.locale, dir: page.direction, ariaLabel: word('menu') });
    menu.replaceChildren(...items.filter(({ isShown }) => isShown()).map(({ title, run }) => {
      const entry = node('button', { type: 'button', role: 'menuitem', tabIndex: -1 });
      const text = typeof title === 'function' ? title(word, tag) : title;
      entry.textContent = text;
      entry.onclick = () => {
        close(true);
        run(page);
      };
      return entry;
    }));
    if (focused) entries().find(each => each.textContent === focused)?.focus();
  };
  button.onclick = () => menu.hidden ? open(0) : close(true);
  button.onkeydown = event => {
    const at = { ArrowDown: 0, ArrowUp: -1 }[event.key];
    // The calendar does not move with keys of the button.
    event.stopPropagation();
    if (at === undefined) return;
    event.preventDefault();
    open(at);
  };
  menu.onkeydown = event => {
    const steps = { ArrowDown: () => move(1), ArrowUp: () => move(-1), Home: () => entries()[0].focus(), End: () => entries().at(-1).focus(),
      Escape: () => close(true) };
    if (event.key === 'Tab') return close(false);
    if (!steps[event.key]) return;
    event.preventDefault();
    event.stopPropagation();
    steps[event.key]();
  };
  document.addEventListener('pointerdown', ({ target }) => {
    if (!menu.contains(target) && !button.contains(target)) close(false);
  });
  addEventListener('resize', () => close(false));
  update();
  // In the same landmark as the calendar.
  page.calendar.after(menu);
  page.calendar.append(button);
  return update;
}

/** Places the menu below the button, within the window. */
function place(menu, button, direction) {
  const { left, right, bottom } = button.getBoundingClientRect(), { offsetWidth: width, offsetHeight: height } = menu, space = 8;
  const x = direction === 'rtl' ? left : right - width;
  menu.style.left = `${Math.max(space, Math.min(x, innerWidth - width - space))}px`;
  menu.style.top = `${Math.max(space, Math.min(bottom + 4, innerHeight - height - space))}px`;
}
