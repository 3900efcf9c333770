const KEY = 'auth_token';

let token = readStored();
/** The server's sentence, after it refused a call because of a suspension. */
let suspension: string | null = null;
const listeners = new Set<() => void>();

/** Null for a visitor. */
export function readToken(): string | null {
  return token;
}

export function keepToken(fresh: string): void {
  change(fresh);
  attempt(() => localStorage.setItem(KEY, fresh));
}

export function dropToken(): void {
  change(null);
  attempt(() => localStorage.removeItem(KEY));
}

/** Null unless the account is suspended. */
export function readSuspension(): string | null {
  return suspension;
}

export function keepSuspension(sentence: string): void {
  if (token === null || suspension === sentence) return;
  suspension = sentence;
  for (const listener of listeners) listener();
}

/** Called for changes in this and other tabs. */
export function onTokenChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

window.addEventListener('storage', ({ key }) => {
  if (key === KEY || key === null) change(readStored());
});

function change(next: string | null): void {
  if (next === token) return;
  token = next;
  suspension = null;
  for (const listener of listeners) listener();
}

function readStored(): string | null {
  return attempt(() => localStorage.getItem(KEY)) ?? null;
}

/** If storage is forbidden or full, the session ends with the page. */
function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
