// Dialogs that show a personal link or the key of a device. The server knows only hashes of them, so they are shown once.

import { showDialog } from './dialog.js';
import { node } from './nodes.js';

/** Returns the picture of a QR code. */
const picture = (text, svg) => node('img', { className: 'almanac-code', alt: text, src: `data:image/svg+xml,${encodeURIComponent(svg)}` });

/** Returns a text with its name, and a button that copies it. */
function copied({ word }, name, text) {
  const copy = node('button', { type: 'button', 'aria-label': `${word('copy')}: ${name}` }, word('copy'));
  const status = node('span', { role: 'status', className: 'almanac-note' });
  copy.onclick = async () => {
    try {
      await navigator.clipboard.writeText(text);
      status.textContent = word('copied');
    } catch { /* the browser does not allow it; the text can be selected */ }
  };
  const titled = node('span', {}, node('span', { className: 'almanac-note' }, name), node('br'), node('code', { dir: 'ltr' }, text));
  return node('div', { className: 'almanac-row' }, titled, status, copy);
}

/** Shows a new personal link, if there is one. */
export function showLink(page, name, answer) {
  if (!answer) return;
  const { word } = page, title = word('linkFor', { name });
  const content = [node('p', {}, word('linkNote')), copied(page, word('link'), answer.link)];
  if (answer.qr) content.push(picture(word('qrCode'), answer.qr));
  showDialog(page, title, content, [[word('close')]]);
}

/** Shows a new key of a device, if there is one. */
export function showDevice(page, name, answer) {
  if (!answer) return;
  const { word } = page, { server, key, profile, qr } = answer;
  const rows = [['server', server], ['name', answer.name]].flatMap(([title, text]) =>
    [node('dt', {}, word(title)), node('dd', {}, node('bdi', {}, text))]);
  const content = [node('p', {}, word('deviceNote')), node('dl', {}, ...rows), copied(page, word('password'), key)];
  if (qr) content.push(picture(word('qrCode'), qr));
  // The profile contains the key, so it has no URL on the server.
  const href = profile && URL.createObjectURL(new Blob([profile], { type: 'application/x-apple-aspen-config' }));
  if (href) content.push(node('a', { href, download: 'almanac.mobileconfig' }, word('profile')));
  const dialog = showDialog(page, word('deviceFor', { name }), content, [[word('close')]]);
  dialog.addEventListener('close', () => href && URL.revokeObjectURL(href));
}
