import { normal, type Rng } from '../../rng.ts';
import { carries, copiesOf, type Genotype } from '../genetics/genotype.ts';
import type { FaceMarking, LegMarking } from './look-values.ts';
import { toThousandths, type Polygene } from './polygene.ts';
import { carriesSplash, whitePatterns } from './white-patterns.ts';

/**
 * Inherited as `white`, visible as `whiteShown`. Figures match measured PRE horses: more white on hind and left legs.
 */
export const WHITE: Polygene = { mean: 0, deviation: 0.775, low: -6, high: 6 };

const SHOWN_DEVIATION = 0.632;
const FACE_DEVIATION = 0.5;
const LEG_DEVIATION = 0.7;

/** Front left, front right, rear left, rear right. */
export const LEGS = ['fl', 'fr', 'rl', 'rr'] as const;
export type Leg = (typeof LEGS)[number];
const LEG_OFFSETS: Readonly<Record<Leg, number>> = { fl: -0.68, fr: -0.77, rl: 0.17, rr: 0 };

export interface Marking<Name extends string> {
  readonly name: Name;
  /** 0 just visible, 1 nearly the next kind. */
  readonly extent: number;
}

export type FaceWhite = Marking<FaceMarking>;
export type LegWhite = Readonly<Record<Leg, Marking<LegMarking>>>;

export const MARKING_WHITES = ['none', 'minimal', 'moderate', 'high', 'extreme'] as const;
export type MarkingWhites = (typeof MARKING_WHITES)[number];
/** Default if genetics omit it (docs/rules/genetics.md#markings). */
export const USUAL_WHITES: MarkingWhites = 'minimal';

export function markingWhites(whiteShown: number): MarkingWhites {
  if (whiteShown < -1) return 'none';
  if (whiteShown < 0.8) return 'minimal';
  if (whiteShown < 1.6) return 'moderate';
  return whiteShown < 2.5 ? 'high' : 'extreme';
}

const BY_W20 = 0.5;
const BY_SPLASH = 0.6;

/** Chestnuts show most of it, blacks least; W20 and splash genes add to it. */
export function drawWhiteShown(rng: Rng, white: number, genotype: Genotype): number {
  return toThousandths(white + normal(rng, 0, SHOWN_DEVIATION) + addedWhite(genotype));
}

function addedWhite(genotype: Genotype): number {
  const byBase = genotype.extension === 'e/e' ? 0.5 : genotype.agouti === 'a/a' ? -0.25 : 0;
  return byBase + BY_W20 * copiesOf(genotype, 'W20') + (carriesSplash(genotype) ? BY_SPLASH : 0);
}

/** Least `whiteShown`; from 0.6 to 1.4 a snip may be added. */
const FACE_STEPS = [
  { name: 'none', from: -Infinity, width: 1 },
  { name: 'star', from: 0, width: 0.6 },
  { name: 'snip', from: 0.6, width: 0.3 },
  { name: 'stripe', from: 0.9, width: 0.5 },
  { name: 'blaze', from: 1.4, width: 1.4 },
  { name: 'bald', from: 2.8, width: 1 },
] as const;

const LEG_STEPS = [
  { name: 'none', from: -Infinity, width: 1 },
  { name: 'sock', from: 0.8, width: 1.1 },
  { name: 'stocking', from: 1.9, width: 1.5 },
] as const;

const STAR_WITH_SNIP = 0.5;
const STRIPE_WITH_SNIP = 0.3;

/** Share with at least a blaze. */
const FRAME_WIDE_FACE = 0.7;
const SABINO_WIDE_FACE = 0.85;

/** The bald face of a full splash. */
const SPLASH_FACE = 3;

/** Takes four draws. */
export function drawFace(rng: Rng, whiteShown: number, genotype: Genotype): FaceWhite {
  const own = normal(rng, whiteShown, FACE_DEVIATION);
  const snipDraw = rng.next();
  const least = leastFace(genotype, rng.next());
  const { name, extent } = stepAt(FACE_STEPS, Math.max(own, least));
  // White of splash genes is widest at the nose.
  const snips = carriesSplash(genotype);
  if (name === 'snip' && (snips || snipDraw < STAR_WITH_SNIP)) return { name: 'star_and_snip', extent };
  if (name === 'star' && snips) return { name: 'star_and_snip', extent };
  if (name === 'stripe' && (snips || snipDraw < STRIPE_WITH_SNIP)) return { name: 'stripe_and_snip', extent };
  return { name, extent };
}

function leastFace(genotype: Genotype, draw: number): number {
  const { frame, sabino, splash } = whitePatterns(genotype);
  if (splash) return SPLASH_FACE;
  const share = sabino ? SABINO_WIDE_FACE : frame ? FRAME_WIDE_FACE : 0;
  return draw < share ? 1.4 + (2 * draw) / share : -Infinity;
}

/** Tobiano, sabino and full splash whiten all legs. Takes twelve draws. */
export function drawLegs(rng: Rng, whiteShown: number, genotype: Genotype): LegWhite {
  const white = hasWhiteLegs(genotype);
  const draw = (leg: Leg): Marking<LegMarking> => {
    const own = normal(rng, whiteShown + LEG_OFFSETS[leg], LEG_DEVIATION);
    const least = leastLeg(rng.next());
    return stepAt(LEG_STEPS, white ? Math.max(own, least) : own);
  };
  return { fl: draw('fl'), fr: draw('fr'), rl: draw('rl'), rr: draw('rr') };
}

/** Typical `whiteShown`. */
const USUAL_SHOWN: Readonly<Record<MarkingWhites, number>> = {
  none: -1.5,
  minimal: 0.1,
  moderate: 1.2,
  high: 2,
  extreme: 3,
};

const USUAL_DRAW = 0.5;

export function usualMarkings(
  whites: MarkingWhites,
  genotype: Genotype,
): { readonly whiteShown: number; readonly face: FaceWhite; readonly legs: LegWhite } {
  const whiteShown = USUAL_SHOWN[whites];
  const leastOnLegs = hasWhiteLegs(genotype) ? leastLeg(USUAL_DRAW) : -Infinity;
  const leg = (name: Leg) => stepAt(LEG_STEPS, Math.max(whiteShown + LEG_OFFSETS[name], leastOnLegs));
  return {
    whiteShown,
    face: stepAt(FACE_STEPS, Math.max(whiteShown, usualLeastFace(genotype))),
    legs: { fl: leg('fl'), fr: leg('fr'), rl: leg('rl'), rr: leg('rr') },
  };
}

function usualLeastFace(genotype: Genotype): number {
  const { sabino, splash } = whitePatterns(genotype);
  return sabino || splash ? leastFace(genotype, USUAL_DRAW) : -Infinity;
}

function hasWhiteLegs(genotype: Genotype): boolean {
  const { tobiano, sabino, splash } = whitePatterns(genotype);
  return tobiano || sabino || splash;
}

/** At least a sock (a quarter of the draws) or a stocking. */
function leastLeg(draw: number): number {
  return draw < 0.25 ? 0.8 + 4.4 * draw : 1.9 + 2 * (draw - 0.25);
}

interface Step<Name extends string> {
  readonly name: Name;
  readonly from: number;
  readonly width: number;
}

function stepAt<Name extends string>(steps: readonly Step<Name>[], amount: number): Marking<Name> {
  const step = steps.findLast(({ from }) => amount >= from);
  if (step === undefined) throw new RangeError(`No marking at ${amount}`);
  const within = step.from === -Infinity ? 0 : (amount - step.from) / step.width;
  return { name: step.name, extent: toThousandths(Math.min(1, Math.max(0, within))) };
}

export const NO_FACE_WHITE: FaceWhite = { name: 'none', extent: 0 };
export const NO_LEG_WHITE: LegWhite = {
  fl: { name: 'none', extent: 0 },
  fr: { name: 'none', extent: 0 },
  rl: { name: 'none', extent: 0 },
  rr: { name: 'none', extent: 0 },
};

export const BLUE_EYES = ['none', 'left', 'right', 'both'] as const;
export type BlueEyes = (typeof BLUE_EYES)[number];

const FRAME_BLUE_EYES = 0.4;
const SPLASH_BLUE_EYES = 0.3;

/** Excludes blue eyes from double cream, champagne, pearl and full splash. Takes two draws. */
export function drawBlueEyes(rng: Rng, genotype: Genotype): BlueEyes {
  const draw = rng.next();
  const which = rng.next();
  if (whitePatterns(genotype).allWhite) return 'none';
  const byFrame = carries(genotype, 'O') ? FRAME_BLUE_EYES : 0;
  const bySplash = carriesSplash(genotype) ? SPLASH_BLUE_EYES : 0;
  if (draw >= 1 - (1 - byFrame) * (1 - bySplash)) return 'none';
  if (draw < byFrame && which < 0.5) return 'both';
  return (which * 4) % 2 < 1 ? 'left' : 'right';
}
