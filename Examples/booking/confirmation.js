// Stands in for the server, which would write the page itself.

const submitted = new URLSearchParams(location.search), [start] = submitted.get('appointment')?.split('/') ?? [];
const format = new Intl.DateTimeFormat('de', { dateStyle: 'full', timeStyle: 'short', timeZone: 'Europe/Berlin' });
if (start) document.querySelector('p').textContent = `${submitted.get('patient')}, wir erwarten Sie: ${format.format(new Date(start))} Uhr.`;
