/**
 * What a breeder was promised of a foal: kept in this browser, so that once the foal is born its draw can be checked
 * against a promise that the server can no longer change.
 */
export interface BirthReceipt {
  readonly mareId: string;
  readonly stallionId: string;
  /** Which cover of the mare it is. */
  readonly nth: number;
  readonly seedHash: string;
  /** What this browser added to the draw. */
  readonly entropy: string;
}

const KEY = 'birth_receipts';
/** Some 100 kB. Whoever breeds more checks the latest. */
const MOST_KEPT = 400;

/** An entry is valid without its receipt: where the browser keeps nothing, nothing is lost but the check. */
export function keepBirthReceipt(receipt: BirthReceipt): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(withReceipt(readBirthReceipts(), receipt)));
  } catch {
    // Private windows may forbid storage, and storage may be full.
  }
}

/** The oldest first; empty where there are none. */
export function readBirthReceipts(): BirthReceipt[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as BirthReceipt[]) : [];
  } catch {
    return [];
  }
}

/** A withdrawn request leaves the same cover to the next: the latest promise is the one that holds. */
export function withReceipt(kept: readonly BirthReceipt[], receipt: BirthReceipt): BirthReceipt[] {
  const others = kept.filter(({ mareId, nth }) => mareId !== receipt.mareId || nth !== receipt.nth);
  return [...others, receipt].slice(-MOST_KEPT);
}
