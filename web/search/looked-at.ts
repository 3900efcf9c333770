/** Kept only in this browser. */
const key = (playerId: string) => `looked_at_${playerId}`;
const MOST = 6;

/** Latest first. */
export function horsesLookedAt(playerId: string): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key(playerId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter((id) => typeof id === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

export function noteLookedAt(playerId: string, horseId: string): void {
  const others = horsesLookedAt(playerId).filter((id) => id !== horseId);
  try {
    localStorage.setItem(key(playerId), JSON.stringify([horseId, ...others].slice(0, MOST)));
  } catch {
    // Without storage nothing is remembered.
  }
}
