/** Kept beside the session: who wants notifications on this browser, and for which sign-in it was said. */
const KEY = 'notifications';

interface Wish {
  readonly playerId: string;
  readonly token: string;
}

/** Enough to see that somebody signed in again. */
const endOf = (token: string) => token.slice(-6);

export function keepWish({ playerId, token }: Wish): void {
  attempt(() => localStorage.setItem(KEY, `${playerId} ${endOf(token)}`));
}

export function dropWish(): void {
  attempt(() => localStorage.removeItem(KEY));
}

/** The same player signed in again: notifications had ended with the earlier session. */
export function isToRenew({ playerId, token }: Wish): boolean {
  const [who, end] = attempt(() => localStorage.getItem(KEY))?.split(' ') ?? [];
  return who === playerId && end !== endOf(token);
}

function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    // Without storage the wish lasts as long as the session.
    return undefined;
  }
}
