import { REAL_MS_PER_DAY } from '../game-time.ts';

/** Scopes of a player's own programs, which only read. None covers account, devices, payments, chat or the admin desk. */
export const TOKEN_SCOPES = ['horses', 'shows', 'market', 'coins', 'mail'] as const;
export type TokenScope = (typeof TOKEN_SCOPES)[number];

export const MOST_TOKENS = 10;
export const TOKEN_DAYS = 365;
export const TOKEN_NAME_MAX = 40;

/** Prefix of tokens, which scanners for leaked keys recognize. */
export const TOKEN_PREFIX = 'fetlock_';

export function tokenExpiresAt(madeAt: Date): Date {
  return new Date(madeAt.getTime() + TOKEN_DAYS * REAL_MS_PER_DAY);
}
