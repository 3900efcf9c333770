import { attempt } from '../ui/storage.ts';

/**
 * Stored beside the session: the player who wants notifications in this browser, and the sign-in of that wish.
 * Without storage the wish lasts as long as the session.
 */
const KEY = 'notifications';

interface Wish {
  readonly playerId: string;
  readonly token: string;
}

/** Enough to detect a new sign-in. */
const endOf = (token: string) => token.slice(-6);

export function storeWish({ playerId, token }: Wish): void {
  attempt(() => localStorage.setItem(KEY, `${playerId} ${endOf(token)}`));
}

export function dropWish(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** True if the same player has signed in again: notifications ended with the earlier session. */
export function isToRenew({ playerId, token }: Wish): boolean {
  const [who, end] = attempt(() => localStorage.getItem(KEY))?.split(' ') ?? [];
  return who === playerId && end !== endOf(token);
}
