// Records that the browser keeps on disk, in IndexedDB.

/** The kinds of records, each with an `id`: responses of the server, its changed calendar objects, and unsent edits. */
const KINDS = ['answers', 'objects', 'edits'];

/** Resolves to the result of a request. */
const resultOf = request => new Promise((done, fail) => {
  request.onsuccess = () => done(request.result);
  request.onerror = () => fail(request.error);
});

/** Opens the database with a name; rejects if the browser allows none, or if it is damaged. */
export async function openDatabase(name) {
  const request = indexedDB.open(name, 1);
  request.onupgradeneeded = () => KINDS.forEach(kind => request.result.createObjectStore(kind, { keyPath: 'id' }));
  const database = await resultOf(request);
  // Another tab has a later version of the page.
  database.onversionchange = () => database.close();
  return new Database(database);
}

/** A database of records. All functions reject if the browser cannot read or write. */
class Database {
  #database;

  constructor(database) { this.#database = database; }

  async #read(kind, read) { return resultOf(read(this.#database.transaction(kind).objectStore(kind))); }

  ids(kind) { return this.#read(kind, records => records.getAllKeys()); }
  all(kind) { return this.#read(kind, records => records.getAll()); }
  get(kind, id) { return this.#read(kind, records => records.get(id)); }

  /** Puts and deletes records together; resolves when they are on disk. */
  async change(kind, puts, deletes = []) {
    const transaction = this.#database.transaction(kind, 'readwrite', { durability: 'strict' });
    const records = transaction.objectStore(kind);
    deletes.forEach(id => records.delete(id));
    puts.forEach(record => records.put(record));
    await new Promise((done, fail) => {
      transaction.oncomplete = done;
      transaction.onabort = () => fail(transaction.error);
    });
  }
}
