// What the pages of the documents do besides their search: the menu, buttons that copy code, the current section, and
// the log of examples. Without this script, the pages can be read.
'use strict';

/** The menu on narrow screens. */
function connectMenu(button, pages) {
  const open = isOpen => {
    button.setAttribute('aria-expanded', String(isOpen));
    document.documentElement.classList.toggle('with-menu', isOpen);
  };
  button.addEventListener('click', () => open(button.getAttribute('aria-expanded') !== 'true'));
  document.addEventListener('keydown', event => {
    if (event.key !== 'Escape' || button.getAttribute('aria-expanded') !== 'true') return;
    open(false);
    button.focus();
  });
  // The focus leaves the menu, which covers the page.
  pages.addEventListener('focusout', ({ relatedTarget }) => {
    if (relatedTarget && relatedTarget !== button && !pages.contains(relatedTarget)) open(false);
  });
  matchMedia('(min-width: 56.01rem)').addEventListener('change', () => open(false));
}

/** A button that copies a block of code. What it did is spoken. */
function addCopyButton(block, status) {
  const button = document.createElement('button');
  Object.assign(button, { type: 'button', className: 'copy', textContent: 'Copy', ariaLabel: 'Copy the code' });
  button.addEventListener('click', async () => {
    const code = block.querySelector('code');
    let word = 'Copied';
    try {
      await navigator.clipboard.writeText(code.textContent);
    } catch {
      // Pages without a secure origin have no clipboard.
      getSelection().selectAllChildren(code);
      word = 'Selected';
    }
    status.textContent = button.textContent = word;
    setTimeout(() => {
      button.textContent = 'Copy';
      status.textContent = '';
    }, 2000);
  });
  block.append(button);
}

/** Marks the section that is being read in the list of sections. */
function followSections(links) {
  const sections = links.map(link => document.getElementById(decodeURIComponent(link.hash.slice(1))));
  const mark = () => {
    const isAtEnd = innerHeight + scrollY >= document.documentElement.scrollHeight - 2 && scrollY > 0;
    const passed = sections.filter(section => section.getBoundingClientRect().top < innerHeight / 4).length;
    const current = isAtEnd ? links.length - 1 : passed - 1;
    for (const [index, link] of links.entries()) {
      if (index === current) link.setAttribute('aria-current', 'true'); else link.removeAttribute('aria-current');
    }
  };
  addEventListener('scroll', mark, { passive: true });
  addEventListener('resize', mark);
  mark();
}

/** Returns the console of an example, which also shows what is logged below the calendar. */
globalThis.exampleConsole = name => {
  const log = document.querySelector(`#${name} .log`);
  const text = value => typeof value === 'string' ? value : JSON.stringify(value) ?? String(value);
  return {
    ...console,
    log(...values) {
      console.log(...values);
      const line = document.createElement('p'), words = values.map(text).join(' ');
      line.textContent = words.length > 240 ? `${words.slice(0, 239)}…` : words;
      log.append(line);
      while (log.childElementCount > 5) log.firstElementChild.remove();
    },
  };
};

{
  const status = document.createElement('p');
  status.className = 'hidden';
  status.setAttribute('role', 'status');
  document.querySelector('main').append(status);
  connectMenu(document.querySelector('.menu'), document.querySelector('.sidebar'));
  for (const block of document.querySelectorAll('.code')) addCopyButton(block, status);
  followSections([...document.querySelectorAll('.outline a')]);
  // The current page is in view in a long sidebar.
  document.querySelector('.sidebar [aria-current]')?.scrollIntoView({ block: 'nearest' });
}
