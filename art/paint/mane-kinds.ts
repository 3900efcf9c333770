import type { HairPart } from './layers.ts';

/** What `maneColour` takes for hair; what is not here is feather, which grows on legs in the colours of the coat. */
export const MANE_KINDS: Readonly<Partial<Record<HairPart, number>>> = { mane: 0, forelock: 1, tail: 2 };
