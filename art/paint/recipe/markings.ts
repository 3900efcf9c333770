import type { Look } from '../../../game/horses/coat/look.ts';
import { hash, mix } from '../pixel/numbers.ts';
import type { Recipe } from '../pixel/recipe.ts';

type MarkingFields = Pick<
  Recipe,
  | 'star'
  | 'strip'
  | 'blaze'
  | 'bald'
  | 'snip'
  | 'whiteForeNear'
  | 'whiteForeFar'
  | 'whiteHindNear'
  | 'whiteHindFar'
  | 'ermine'
>;

/** Each marking grows with its extent, almost to the next kind. */
export function markingsOf({ face, legs, seed }: Look): MarkingFields {
  const { name, extent } = face;
  const is = (...names: readonly Look['face']['name'][]) => names.includes(name);
  const striped = is('stripe', 'stripe_and_snip');
  return {
    star: is('star', 'star_and_snip') ? mix(0.012, 0.032, extent) : is('snip') ? 0.012 : striped ? 0.019 : 0,
    strip: striped ? mix(0.007, 0.013, extent) : 0,
    blaze: is('blaze') ? mix(0.017, 0.034, extent) : 0,
    bald: is('bald') ? mix(0.05, 0.085, extent) : 0,
    snip: is('snip', 'star_and_snip', 'stripe_and_snip') ? mix(0.012, 0.018, extent) : 0,
    whiteForeNear: heightOf(legs.fl, FORE),
    whiteForeFar: heightOf(legs.fr, FORE),
    whiteHindNear: heightOf(legs.rl, HIND),
    whiteHindFar: heightOf(legs.rr, HIND),
    ermine: hash(3, 5, seed % 8192) < 0.3 ? 1 : 0,
  };
}

/**
 * Canonical heights of the least and the most white. A sock reaches from the pastern to mid-cannon, a stocking to above
 * the knee or hock.
 */
const FORE = { sock: [0.092, 0.215], stocking: [0.215, 0.385] } as const;
const HIND = { sock: [0.095, 0.235], stocking: [0.235, 0.47] } as const;

function heightOf({ name, extent }: Look['legs']['fl'], heights: typeof FORE | typeof HIND): number {
  if (name === 'none') return 0;
  const [low, high] = heights[name];
  return mix(low, high, extent);
}
