/** Undefined if the act throws: a browser may forbid its storage (private windows), it may be full, or hold nonsense. */
export function attempt<T>(act: () => T): T | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
