/** Below this chance of a prize only last places await. */
const HOPELESS = 0.1;

/** In a file of its own: pages that say so need not know how chances are computed. */
export function isHopeless({ prize }: { readonly prize: number }): boolean {
  return prize < HOPELESS;
}
