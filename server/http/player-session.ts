import type { TokenScope } from '../../game/accounts/access-tokens.ts';

/** Instants are world time. */
export interface Suspension {
  /** Null: until lifted. */
  readonly until: Date | null;
  readonly why: string;
}

export interface PlayerSession {
  readonly id: string;
  readonly sessionId: string;
  /** Null if opened before devices were stored: such sessions count as known. */
  readonly deviceId: string | null;
  /** Wall time. */
  readonly expiresAt: Date;
  /** Refuses the calls that guests may not make. */
  readonly isGuest?: true;
  /** Scopes of an access token, which can only read. */
  readonly scopes?: readonly TokenScope[];
  /** Refuses every call. */
  readonly suspension?: Suspension;
}

export function bearerToken(authorization: string | undefined): string | undefined {
  return authorization?.match(/^Bearer ([\w-]{20,200})$/)?.[1];
}
