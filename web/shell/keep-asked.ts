import { attempt } from '../ui/storage.ts';

/** Remembered for the guest's days: the sign stays. */
const KEY = 'keep-asked';

export const wasAsked = (): boolean => (attempt(() => localStorage.getItem(KEY)) ?? null) !== null;

export function rememberAsked(): void {
  attempt(() => localStorage.setItem(KEY, 'yes'));
}
