import { attempt } from '../../ui/storage.ts';

/** Stored in this browser, out of the server's reach, to verify the birth. */
export interface BirthReceipt {
  readonly mareId: string;
  readonly stallionId: string;
  readonly birthNumber: number;
  readonly seedHash: string;
  readonly entropy: string;
}

const KEY = 'birth_receipts';
/** About 100 kB. */
const MOST_STORED = 400;

/** Best effort: a cover is valid without it. */
export function storeBirthReceipt(receipt: BirthReceipt): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify(withReceipt(readBirthReceipts(), receipt))));
}

/** Oldest first. */
export function readBirthReceipts(): BirthReceipt[] {
  const parsed = attempt<unknown>(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(parsed) ? (parsed as BirthReceipt[]) : [];
}

/** A withdrawn request and the next share a cover: the latest wins. */
export function withReceipt(stored: readonly BirthReceipt[], receipt: BirthReceipt): BirthReceipt[] {
  const others = stored.filter(
    ({ mareId, birthNumber }) => mareId !== receipt.mareId || birthNumber !== receipt.birthNumber,
  );
  return [...others, receipt].slice(-MOST_STORED);
}
