// The search of the documents: a combobox whose list shows the sections that contain all words of the query.
'use strict';

/** Returns text without case and accents. */
const fold = text => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns a name without the hyphens in it: `week-numbers` is found as `weekNumbers`, too. */
const squeeze = text => text.replace(/[-_\s]/g, '');

/** Returns the sections of the index with everything that ranking compares, in the order of the sidebar. */
function prepare({ pages }) {
  return pages.flatMap(({ file, title, group, sections }) => sections.map(({ id, heading, text }) => ({
    href: id ? `${file}#${id}` : file, place: `${group} › ${title}`, heading, text, isPage: !id,
    folded: { heading: fold(heading), squeezed: squeeze(fold(heading)), title: fold(title), text: fold(text) },
  })));
}

/** Returns the points of a section for a word; 0 if it does not contain the word. */
function points({ isPage, folded: { heading, squeezed, title, text } }, word) {
  const begins = new RegExp(`(^|[^\\p{L}\\p{N}])${word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}`, 'u');
  if (heading === word || squeezed === squeeze(word)) return isPage ? 120 : 100;
  if (begins.test(heading)) return isPage ? 60 : 50;
  if (squeeze(word) && squeezed.startsWith(squeeze(word))) return 25;
  if (begins.test(title)) return 12;
  if (begins.test(text)) return 8;
  // In the middle of a word.
  return heading.includes(word) ? 6 : text.includes(word) ? 3 : 0;
}

/** Returns the best sections for a query: headings count more than titles of pages, and these more than text. */
function rank(entries, query, limit = 12) {
  const whole = fold(query).trim(), words = whole.split(/\s+/).filter(Boolean);
  if (!words.length) return [];
  return entries.map((entry, order) => {
    const each = words.map(word => points(entry, word)), { heading, squeezed, text } = entry.folded;
    let sum = each.includes(0) ? 0 : each.reduce((sum, points) => sum + points) / words.length;
    if (sum && (heading === whole || squeezed === squeeze(whole))) sum += 100;
    else if (sum && words.length > 1 && (heading.includes(whole) || text.includes(whole))) sum += 10;
    return { entry, order, sum };
  }).filter(({ sum }) => sum).sort((a, b) => b.sum - a.sum || a.order - b.order).slice(0, limit)
    .map(({ entry }) => entry);
}

/** Returns nodes for a text in which the words of the query are marked. */
function marked(text, query) {
  const words = query.trim().split(/\s+/).filter(Boolean).map(word => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const pattern = new RegExp(`(${words.join('|')})`, 'iu');
  return text.split(pattern).map((part, index) => {
    if (index % 2 === 0) return part;
    const mark = document.createElement('mark');
    mark.textContent = part;
    return mark;
  });
}

/** Returns the part of a text around the first word of the query that it contains. */
function excerpt({ text, folded }, query) {
  const places = fold(query).split(/\s+/).filter(Boolean).map(word => folded.text.indexOf(word)).filter(at => at >= 0);
  const at = places.length ? Math.min(...places) : 0;
  const start = at > 50 ? text.indexOf(' ', at - 40) + 1 : 0, end = text.lastIndexOf(' ', start + 130);
  const shown = text.slice(start, text.length > start + 130 && end > start ? end : start + 130);
  return `${start ? '… ' : ''}${shown}${start + shown.length < text.length ? ' …' : ''}`;
}

/** Connects the field of the page with its list. */
function connect(box) {
  const field = box.querySelector('input'), found = box.querySelector('.found');
  const list = found.querySelector('[role=listbox]'), status = found.querySelector('[role=status]');
  let entries, loading, active = -1;

  const load = () => loading ??= fetch('search.json').then(answer => {
    if (!answer.ok) throw new Error(answer.statusText);
    return answer.json();
  }).then(index => {
    entries = prepare(index);
  }).catch(() => {
    loading = undefined;
    status.textContent = location.protocol === 'file:'
      ? 'Search needs a web server. In the folder of these pages, run python3 -m http.server.'
      : 'The search could not be loaded. Check your connection, and type again.';
    found.hidden = false;
  });

  const show = isOpen => {
    found.hidden = !isOpen;
    field.setAttribute('aria-expanded', String(isOpen && list.childElementCount > 0));
    if (!isOpen) activate(-1);
  };

  const activate = index => {
    active = index;
    for (const [at, option] of [...list.children].entries()) option.setAttribute('aria-selected', String(at === index));
    const option = list.children[index];
    if (option) field.setAttribute('aria-activedescendant', option.id); else field.removeAttribute('aria-activedescendant');
    option?.scrollIntoView({ block: 'nearest' });
  };

  const update = async () => {
    await load();
    if (!entries) return;
    const query = field.value, results = rank(entries, query);
    list.replaceChildren(...results.map((entry, index) => {
      const option = document.createElement('a'), [place, heading, text] = ['span', 'strong', 'span']
        .map(name => document.createElement(name));
      Object.assign(option, { id: `result-${index}`, href: entry.href, role: 'option', tabIndex: -1 });
      [place.className, text.className] = ['place', 'excerpt'];
      place.textContent = entry.place;
      heading.append(...marked(entry.heading, query));
      text.append(...marked(excerpt(entry, query), query));
      option.append(heading, ' ', place, ' ', text);
      return option;
    }));
    const count = results.length;
    status.textContent = !query.trim() ? '' : !count ? `Nothing found for “${query.trim()}”.`
      : count === 1 ? '1 result' : `${count} results`;
    status.classList.toggle('hidden', count > 0);
    list.hidden = !count;
    show(!!query.trim());
    activate(count && query.trim() ? 0 : -1);
  };

  field.addEventListener('focus', load);
  field.addEventListener('input', update);
  field.addEventListener('keydown', event => {
    const count = found.hidden ? 0 : list.childElementCount;
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === 'ArrowDown' && found.hidden && field.value.trim()) update();
    else if (event.key === 'ArrowDown' && count) activate((active + 1) % count);
    else if (event.key === 'ArrowUp' && count) activate((active + count - 1) % count);
    else if (event.key === 'Enter' && count) list.children[Math.max(active, 0)].click();
    else if (event.key === 'Escape' && !found.hidden) show(false);
    else if (event.key === 'Escape') { field.value = ''; field.blur(); } else return;
    event.preventDefault();
  });
  // The results of one page lead to sections of it without loading it again.
  list.addEventListener('click', ({ ctrlKey, metaKey, shiftKey }) => {
    if (ctrlKey || metaKey || shiftKey) return;
    show(false);
    field.blur();
  });
  box.addEventListener('focusout', ({ relatedTarget }) => {
    if (!box.contains(relatedTarget)) show(false);
  });
  field.addEventListener('click', () => {
    if (found.hidden && field.value.trim()) update();
  });

  document.addEventListener('keydown', event => {
    if (event.key !== '/' || event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const [target] = event.composedPath();
    if (target.isContentEditable || /^(input|textarea|select)$/.test(target.localName)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });
}

for (const box of document.querySelectorAll('.search')) connect(box);
