// A field that finds time zones: a combo box after the pattern of the ARIA Authoring Practices Guide.

import { node } from './nodes.js';
import { detailOfZone, findZones, titleOfZone } from './zones.js';

/** The most zones in the list. */
const MOST_ZONES = 30;
let fieldCount = 0;

/** Returns the field. Without text it chooses no zone, which `empty` describes; `change` gets the name of a zone, or an empty text. */
export function zoneField(page, title, value, empty, change) {
  const { word } = page, id = `almanac-zones-${++fieldCount}`, note = `${id}-note`, hint = word('findZone');
  const status = node('span', { id: note, role: 'status', className: 'almanac-note' }, hint);
  const field = node('input', { type: 'text', autocomplete: 'off', role: 'combobox', placeholder: empty, 'aria-expanded': 'false',
    'aria-controls': id, 'aria-autocomplete': 'list', 'aria-describedby': note });
  const list = node('ul', { id, role: 'listbox', hidden: true, 'aria-label': title });
  let chosen = value ?? '', shown = [], at = -1, turn = 0;
  const showChosen = async () => { field.value = chosen ? await titleOfZone(chosen, page) : ''; };
  const show = isOpen => {
    list.hidden = !isOpen || !shown.length;
    field.setAttribute('aria-expanded', `${!list.hidden}`);
    if (list.hidden) field.removeAttribute('aria-activedescendant');
  };
  const mark = next => {
    at = next;
    for (const [index, option] of [...list.children].entries()) option.setAttribute('aria-selected', `${index === at}`);
    if (at < 0) return field.removeAttribute('aria-activedescendant');
    field.setAttribute('aria-activedescendant', list.children[at].id);
    list.children[at].scrollIntoView({ block: 'nearest' });
  };
  const choose = zone => {
    chosen = zone;
    showChosen();
    status.textContent = hint;
    show(false);
    change(zone);
  };
  const search = async () => {
    const number = ++turn, text = field.value.trim();
    if (!text) return choose('');
    const found = await findZones(text, page, MOST_ZONES);
    if (number !== turn) return;
    shown = found;
    list.replaceChildren(...shown.map((zone, index) => {
      const option = node('li', { id: `${id}-${index}`, role: 'option', 'aria-selected': 'false' }, zone.title, node('small', {}, detailOfZone(zone, page)));
      option.onpointerdown = event => event.preventDefault();
      option.onclick = () => choose(zone.id);
      return option;
    }));
    status.textContent = shown.length ? hint : word('noZone');
    mark(-1);
    show(true);
  };
  showChosen();
  field.oninput = search;
  field.onfocus = () => field.select();
  field.onblur = () => {
    turn += 1;
    show(false);
    showChosen();
    status.textContent = hint;
  };
  field.onkeydown = event => {
    const isOpen = !list.hidden, keys = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (keys && isOpen) mark((at + keys + shown.length) % shown.length);
    else if (keys && field.value) search();
    else if (event.key === 'Enter' && isOpen) choose(shown[Math.max(at, 0)].id);
    else if (event.key === 'Escape' && isOpen) show(false);
    else return;
    event.preventDefault();
  };
  return node('div', { className: 'almanac-field' }, node('label', {}, title, field), list, status);
}
