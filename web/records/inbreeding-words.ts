import { percentWords } from '../ui/words.ts';

interface Inbred {
  /** Wright's coefficient, 0 to 1. */
  readonly inbreeding: number;
  /** Points of aptitude that it cost, to a tenth. */
  readonly aptitudeLost: number;
  /** Null for a horse from the store. */
  readonly sire: unknown;
}

/** How inbred a horse is and what that cost it, in one or two sentences. */
export function inbreedingWords({ inbreeding, aptitudeLost, sire }: Inbred): string {
  if (sire === null) return 'From the store: its ancestors are unknown, and it counts as not inbred.';
  if (inbreeding === 0) return 'Inbreeding 0%: its parents share no ancestor that is known.';
  const cost =
    aptitudeLost === 0
      ? 'less than a tenth of a point'
      : `${aptitudeLost} ${aptitudeLost === 1 ? 'point' : 'points'}`;
  return `Inbreeding ${percentWords(inbreeding)}: its parents share ancestors. That cost ${cost} of aptitude in every discipline.`;
}
