import { attempt } from '../ui/storage.ts';

/** Kept only in this browser. */
const key = (playerId: string) => `looked_at_${playerId}`;
const MOST = 6;

/** Latest first. */
export function horsesLookedAt(playerId: string): readonly string[] {
  const kept = attempt<unknown>(() => JSON.parse(localStorage.getItem(key(playerId)) ?? '[]'));
  return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
}

export function noteLookedAt(playerId: string, horseId: string): void {
  const others = horsesLookedAt(playerId).filter((id) => id !== horseId);
  attempt(() => localStorage.setItem(key(playerId), JSON.stringify([horseId, ...others].slice(0, MOST))));
}
