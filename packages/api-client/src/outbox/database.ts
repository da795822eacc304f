/** Commands that wait (by `id`), and answers to reads (by person and key). */
type StoreName = 'commands' | 'kept';

const version = 1;

let opening: Promise<IDBDatabase> | null = null;

/** The one database of this origin on this phone. */
function openDatabase(): Promise<IDBDatabase> {
  opening ??= open().catch((error: unknown) => {
    opening = null;
    throw error;
  });
  return opening;
}

async function open(): Promise<IDBDatabase> {
  const request = indexedDB.open('topout', version);
  request.onupgradeneeded = () => {
    const db = request.result;
    db.createObjectStore('commands', { keyPath: 'id' }).createIndex('profile', 'profile');
    db.createObjectStore('kept', { keyPath: ['profile', 'key'] });
  };
  const db = await answerOf(request);
  const forget = () => {
    opening = null;
  };
  // The browser may close it, and a newer version of the page must be able to.
  db.onclose = forget;
  db.onversionchange = () => {
    db.close();
    forget();
  };
  return db;
}

/** What a request comes to. */
const answerOf = <T>(request: IDBRequest<T>): Promise<T> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('The database refused'));
  });

/** Reads from one store. */
export async function readFrom<T>(
  name: StoreName,
  read: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const db = await openDatabase();
  return answerOf(read(db.transaction(name).objectStore(name)));
}

/** Writes to one store, all or nothing; on disk when it resolves. */
export async function writeTo(name: StoreName, write: (store: IDBObjectStore) => void): Promise<void> {
  const db = await openDatabase();
  const transaction = db.transaction(name, 'readwrite', { durability: 'strict' });
  const done = new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('The database refused'));
  });
  write(transaction.objectStore(name));
  await done;
}
