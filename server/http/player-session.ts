/** The player behind a bearer token. */
export interface PlayerSession {
  readonly id: string;
  /** Which of the player's sessions this is, to end it. */
  readonly sessionId: string;
  /** By the wall's clock. */
  readonly expiresAt: Date;
}

/** The token of an `Authorization: Bearer …` header. */
export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer ([\w-]{20,200})$/)?.[1];
}
