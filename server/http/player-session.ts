export interface PlayerSession {
  readonly id: string;
  readonly sessionId: string;
  /** Wall time. */
  readonly expiresAt: Date;
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer ([\w-]{20,200})$/)?.[1];
}
