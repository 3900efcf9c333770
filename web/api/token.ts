import { attempt } from '../ui/storage.ts';
import { storeOf } from '../ui/store.ts';

const KEY = 'auth_token';
/** Present for a guest: `early.js` then requests nothing that guests may not read. */
const GUEST_KEY = 'is_guest';

interface SignIn {
  /** Null for a visitor. */
  readonly token: string | null;
  /** The server's sentence, after it refused a call because of a suspension. */
  readonly suspension: string | null;
}

/** Changes in this and other tabs. Without storage, the session ends with the page. */
export const signIn = storeOf<SignIn>({ token: readStored(), suspension: null });

export const readToken = (): string | null => signIn.read().token;

export function storeToken(fresh: string, { isGuest = false } = {}): void {
  change(fresh);
  attempt(() => {
    localStorage.setItem(KEY, fresh);
    if (isGuest) localStorage.setItem(GUEST_KEY, 'yes');
    else localStorage.removeItem(GUEST_KEY);
  });
}

export function dropToken(): void {
  change(null);
  attempt(() => {
    localStorage.removeItem(KEY);
    localStorage.removeItem(GUEST_KEY);
  });
}

export function storeSuspension(suspension: string): void {
  const before = signIn.read();
  if (before.token !== null && before.suspension !== suspension) signIn.set({ ...before, suspension });
}

window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) change(readStored());
});

function change(token: string | null): void {
  if (token !== readToken()) signIn.set({ token, suspension: null });
}

function readStored(): string | null {
  return attempt(() => localStorage.getItem(KEY)) ?? null;
}
