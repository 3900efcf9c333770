import { attempt } from '../ui/storage.ts';

/** Stored only in this browser. */
const key = (playerId: string) => `viewed_horses_${playerId}`;
const MOST = 6;

/** Latest first. */
export function viewedHorses(playerId: string): readonly string[] {
  const parsed = attempt<unknown>(() => JSON.parse(localStorage.getItem(key(playerId)) ?? '[]'));
  return Array.isArray(parsed) ? parsed.filter((id) => typeof id === 'string').slice(0, MOST) : [];
}

export function recordView(playerId: string, horseId: string): void {
  const others = viewedHorses(playerId).filter((id) => id !== horseId);
  attempt(() => localStorage.setItem(key(playerId), JSON.stringify([horseId, ...others].slice(0, MOST))));
}
