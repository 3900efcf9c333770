import type { Show } from './use-shows.ts';

/** Stored in this browser, out of the server's reach, to verify the result. */
export interface Receipt {
  readonly entryId: string;
  readonly showId: string;
  readonly horseId: string;
  readonly terms: ShownTerms;
  readonly seedHash: string;
  readonly entropy: string;
}

/** The prize is null for house shows, whose purses follow the grade. */
export interface ShownTerms extends Pick<Show, 'type' | 'level' | 'scheduledDate'> {
  readonly prize: number | null;
}

export type ShownRow = Pick<Show, 'id' | 'kind' | 'prize' | 'seedHash'> & ShownTerms;

/** Uses hash and terms as shown before (`shown`), so the server can no longer fit them to these bytes. */
export function receiptOf(
  { id: showId, kind, seedHash, type, level, scheduledDate, prize }: ShownRow,
  { entryId, horseId, entropy }: Pick<Receipt, 'entryId' | 'horseId' | 'entropy'>,
): Receipt {
  const terms = { type, level, scheduledDate, prize: kind === 'player' ? prize : null };
  return { entryId, showId, horseId, seedHash, entropy, terms };
}

const STORE = 'receipts';
const BY_SHOW = 'by show';

/** A database locked by another tab may never answer. */
const STORE_TIMEOUT_MS = 1_000;

/** Resolves within a second even on failure: an entry is valid without its receipt. */
export async function storeReceipt(receipt: Receipt): Promise<void> {
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, STORE_TIMEOUT_MS));
  await Promise.race([writeReceipt(receipt), tooLate]);
}

async function writeReceipt(receipt: Receipt): Promise<void> {
  try {
    const db = await openDatabase();
    await settled(db.transaction(STORE, 'readwrite').objectStore(STORE).put(receipt));
    db.close();
  } catch {
    // Storage may be forbidden (private windows) or full.
  }
}

export async function readReceipts(showId: string): Promise<readonly Receipt[]> {
  try {
    const db = await openDatabase();
    const request = db.transaction(STORE).objectStore(STORE).index(BY_SHOW).getAll(showId);
    const receipts = (await settled(request)) as Receipt[];
    db.close();
    return receipts;
  } catch {
    return [];
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('fetlock receipts', 1);
  opening.addEventListener('upgradeneeded', () => {
    const store = opening.result.createObjectStore(STORE, { keyPath: 'entryId' });
    store.createIndex(BY_SHOW, 'showId');
  });
  return settled(opening);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser stored nothing')));
  });
}
