/** A signed-in player. */
export interface PlayerSession {
  readonly id: string;
  readonly sessionId: string;
  /** Wall time. */
  readonly expiresAt: Date;
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer ([\w-]{20,200})$/)?.[1];
}
