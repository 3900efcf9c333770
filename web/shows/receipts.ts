import type { Show } from './use-shows.ts';

/**
 * What an entry was promised. Kept in this browser, out of the server's reach, to check the result after the show.
 */
export interface Receipt {
  readonly entryId: string;
  readonly showId: string;
  /** Absent, like the terms, from receipts of early versions. */
  readonly horseId?: string;
  readonly terms?: ShownTerms;
  readonly seedHash: string;
  readonly entropy: string;
}

/** Terms shown before entry. The prize is null for house shows, whose purses follow form. */
export interface ShownTerms extends Pick<Show, 'type' | 'level' | 'scheduledDate'> {
  readonly prize: number | null;
}

/** A show as listed before entry. */
export type ShownRow = Pick<Show, 'id' | 'kind' | 'prize' | 'seedHash'> & ShownTerms;

/**
 * Hash and terms come from what was shown before (`shown`): the server can no longer change them to suit these
 * bytes.
 */
export function receiptOf(
  { id: showId, kind, seedHash, type, level, scheduledDate, prize }: ShownRow,
  { entryId, horseId, entropy }: Required<Pick<Receipt, 'entryId' | 'horseId' | 'entropy'>>,
): Receipt {
  const terms = { type, level, scheduledDate, prize: kind === 'player' ? prize : null };
  return { entryId, showId, horseId, seedHash, entropy, terms };
}

const STORE = 'receipts';
const BY_SHOW = 'by show';

/** A database held by another tab may never answer. */
const KEPT_WITHIN_MS = 1_000;

/** Resolves within a second even if storage fails: an entry is valid without its receipt. */
export async function keepReceipt(receipt: Receipt): Promise<void> {
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, KEPT_WITHIN_MS));
  await Promise.race([writeReceipt(receipt), tooLate]);
}

async function writeReceipt(receipt: Receipt): Promise<void> {
  try {
    const db = await openDatabase();
    await settled(db.transaction(STORE, 'readwrite').objectStore(STORE).put(receipt));
    db.close();
  } catch {
    // Storage may be forbidden (private windows) or full. The result can still be checked, but not against a
    // receipt.
  }
}

/** Empty where this browser kept none. */
export async function readReceipts(showId: string): Promise<readonly Receipt[]> {
  try {
    const db = await openDatabase();
    const kept = db.transaction(STORE).objectStore(STORE).index(BY_SHOW).getAll(showId);
    const receipts = (await settled(kept)) as Receipt[];
    db.close();
    return receipts;
  } catch {
    return [];
  }
}

function openDatabase(): Promise<IDBDatabase> {
  const opening = indexedDB.open('fetlock', 2);
  opening.addEventListener('upgradeneeded', () => {
    const { result: db, transaction } = opening;
    // The store exists where version 1 of the database does.
    const store = db.objectStoreNames.contains(STORE)
      ? transaction?.objectStore(STORE)
      : db.createObjectStore(STORE, { keyPath: 'entryId' });
    store?.createIndex(BY_SHOW, 'showId');
  });
  return settled(opening);
}

function settled<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('The browser stored nothing')));
  });
}
