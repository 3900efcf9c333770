import type { Show } from './use-shows.ts';

/**
 * What an entry was promised: kept in this browser, so that once the show has run its result can be checked
 * against a promise that the server can no longer change.
 */
export interface Receipt {
  readonly entryId: string;
  readonly showId: string;
  /** Absent, as the terms, from receipts of before they were kept. */
  readonly horseId?: string;
  readonly terms?: ShownTerms;
  readonly seedHash: string;
  /** What this browser added to the draw. */
  readonly entropy: string;
}

/** What a show was said to be. Coins of the prize are null for the house, whose purses follow form. */
export interface ShownTerms extends Pick<Show, 'type' | 'level' | 'scheduledDate'> {
  readonly prize: number | null;
}

/** What a row tells of a show before it is entered. */
export type ShownRow = Pick<Show, 'id' | 'kind' | 'prize' | 'seedHash'> & ShownTerms;

/**
 * The receipt of an entry: with the hash and the terms that were shown before (`shown`), which an answer to these bytes
 * cannot choose any more.
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

/** Longest that an entry waits for its receipt to be kept: a store that another tab holds may never answer. */
const KEPT_WITHIN_MS = 1_000;

/** Resolves within a second, also where the browser keeps nothing: an entry is valid without its receipt. */
export async function keepReceipt(receipt: Receipt): Promise<void> {
  const tooLate = new Promise<void>((resolve) => setTimeout(resolve, KEPT_WITHIN_MS));
  await Promise.race([writeReceipt(receipt), tooLate]);
}

async function writeReceipt(receipt: Receipt): Promise<void> {
  try {
    const db = await openStore();
    await settled(db.transaction(STORE, 'readwrite').objectStore(STORE).put(receipt));
    db.close();
  } catch {
    // Private windows forbid storage, full ones refuse it. The player could do nothing about it: the result can be
    // checked all the same, only not against a copy of the promise that this browser kept.
  }
}

/** What this browser was promised of a show; nothing where it kept nothing. */
export async function readReceipts(showId: string): Promise<readonly Receipt[]> {
  try {
    const db = await openStore();
    const kept = db.transaction(STORE).objectStore(STORE).index(BY_SHOW).getAll(showId);
    const receipts = (await settled(kept)) as Receipt[];
    db.close();
    return receipts;
  } catch {
    return [];
  }
}

function openStore(): Promise<IDBDatabase> {
  const opening = indexedDB.open('fetlock', 2);
  opening.addEventListener('upgradeneeded', () => {
    const { result: db, transaction } = opening;
    // Browsers that entered shows before have the store already.
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
