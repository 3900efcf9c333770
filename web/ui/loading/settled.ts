/** A page stands after this: what it can do without is fetched, and the live stream begins. */
export const SETTLED_MS = 1_500;
