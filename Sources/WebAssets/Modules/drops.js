// Files that are dropped on the element.

import { loadFiles } from './files.js';

export function listenToDrops(session) {
  const { element, box } = session;
  session.on(element, 'dragenter dragover', event => {
    if (element.drop === false || !event.dataTransfer?.types.includes('Files')) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    box.classList.add('drop');
  });
  session.on(element, 'dragleave', event => {
    if (!element.contains(event.relatedTarget)) box.classList.remove('drop');
  });
  session.on(element, 'drop', event => {
    box.classList.remove('drop');
    if (element.drop === false || !event.dataTransfer?.files.length) return;
    event.preventDefault();
    loadFiles(session, [...event.dataTransfer.files]);
  });
}
