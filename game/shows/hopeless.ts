/** Below this chance of a prize, only last places are likely. */
const HOPELESS = 0.1;

/** Separate from the chances, so that pages that show it do not load their code. */
export function isHopeless({ prize }: { readonly prize: number }): boolean {
  return prize < HOPELESS;
}
