/** Undefined if the act throws: a browser may forbid storage (private windows), or it may be full or hold invalid data. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
