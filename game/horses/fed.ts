export function isFed(feedExpiresAt: Date | null, now: Date): boolean {
  return feedExpiresAt !== null && feedExpiresAt.getTime() > now.getTime();
}

export function isOnGrass(grassFrom: Date | null, now: Date): boolean {
  return grassFrom !== null && grassFrom.getTime() <= now.getTime();
}
