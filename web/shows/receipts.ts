/**
 * What an entry was promised: kept in this browser, so that once the show has run its result can be checked
 * against a promise that the server can no longer change.
 */
export interface Receipt {
  readonly entryId: string;
  readonly showId: string;
  readonly seedHash: string;
  /** What this browser added to the draw. */
  readonly entropy: string;
}

const STORE = 'receipts';

/** Resolves also where the browser keeps nothing: an entry is valid without its receipt. */
export async function keepReceipt(receipt: Receipt): Promise<void> {
  try {
    const db = await openStore();
    await settled(db.transaction(STORE, 'readwrite').objectStore(STORE).put(receipt));
    db.close();
  } catch {
    // Private windows forbid storage, full ones refuse it. The player could do nothing about it: the result can be
    // checked all the same, only not against a copy of the promise that this browser kept.
  }
}

function openStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open('fetlock', 1);
  opening.addEventListener('upgradeneeded', () => {
    opening.result.createObjectStore(STORE, { keyPath: 'entryId' });
  });
  return settled(opening);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser stored nothing')));
  });
}
