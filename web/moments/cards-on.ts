import { attempt } from '../ui/storage.ts';

const KEY = 'moments';
const OFF = 'off';

/** A setting of this device. */
export const cardsAreOn = (): boolean => attempt(() => localStorage.getItem(KEY)) !== OFF;

export function turnCards(on: boolean): void {
  attempt(() => {
    if (on) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, OFF);
  });
}
