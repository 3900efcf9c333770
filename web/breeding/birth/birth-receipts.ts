import { attempt } from '../../ui/storage.ts';

/** Kept in this browser, out of the server's reach, to verify the birth. */
export interface BirthReceipt {
  readonly mareId: string;
  readonly stallionId: string;
  readonly nth: number;
  readonly seedHash: string;
  readonly entropy: string;
}

const KEY = 'birth_receipts';
/** About 100 kB. */
const MOST_KEPT = 400;

/** Best effort: a cover is valid without it. */
export function keepBirthReceipt(receipt: BirthReceipt): void {
  attempt(() => localStorage.setItem(KEY, JSON.stringify(withReceipt(readBirthReceipts(), receipt))));
}

/** Oldest first. */
export function readBirthReceipts(): BirthReceipt[] {
  const kept = attempt<unknown>(() => JSON.parse(localStorage.getItem(KEY) ?? '[]'));
  return Array.isArray(kept) ? (kept as BirthReceipt[]) : [];
}

/** A withdrawn request and the next share a cover: the latest wins. */
export function withReceipt(kept: readonly BirthReceipt[], receipt: BirthReceipt): BirthReceipt[] {
  const others = kept.filter(({ mareId, nth }) => mareId !== receipt.mareId || nth !== receipt.nth);
  return [...others, receipt].slice(-MOST_KEPT);
}
