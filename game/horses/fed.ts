/** Has feed from bags. */
export function isFed(feedExpiresAt: Date | null, now: Date): boolean {
  return feedExpiresAt !== null && feedExpiresAt.getTime() > now.getTime();
}

/** Eats grass now. */
export function isOnGrass(grassFrom: Date | null, now: Date): boolean {
  return grassFrom !== null && grassFrom.getTime() <= now.getTime();
}
