import { pick, type Rng } from '../../rng.ts';
import type { BirthDraws } from '../birth-draws.ts';
import type { Breed } from '../breeds.ts';
import type { Genotype } from '../genetics/genotype.ts';
import { USUAL_GREY_FACTOR } from './grey.ts';
import { USUAL_REACH } from './leopard.ts';
import type { Build } from './look-values.ts';
import {
  drawBlueEyes,
  drawFace,
  drawLegs,
  drawWhiteShown,
  NO_FACE_WHITE,
  NO_LEG_WHITE,
  WHITE,
  type BlueEyes,
  type FaceWhite,
  type LegWhite,
} from './markings.ts';
import { drawFoalValue, drawFounderValue, toThousandths, type Polygene } from './polygene.ts';

/** Recessive, visible on chestnuts only. */
export type FlaxenPair = 'F/F' | 'F/f' | 'f/f';
/** Dominant white ticking at flank and tail. No test shows it. */
type RabicanoPair = 'n/n' | 'n/Rb' | 'Rb/Rb';

/** Inborn and constant, beside genotype and aptitude. Plain JSON. */
export interface Traits {
  /** Inherited white (`markings.ts`). */
  readonly white: number;
  readonly whiteShown: number;
  readonly face: FaceWhite;
  readonly legs: LegWhite;
  readonly blueEyes: BlueEyes;
  readonly flaxen: FlaxenPair;
  readonly rabicano: RabicanoPair;
  /** Dark hairs from above; shown above 0, in words above 1. */
  readonly sooty: number;
  /** Pale muzzle, belly and flanks; shown above 0, in words above 1. */
  readonly pangare: number;
  /** -1 darkest to 1 lightest. */
  readonly shade: number;
  readonly greyFactor: number;
  /** 0 to 1 (`leopardExtent`). */
  readonly leopardReach: number;
  /** How far tobiano and splash spread, 0 to 1. */
  readonly tobianoExtent: number;
  /** How far frame, sabino and the white of a white horse spread, 0 to 1. */
  readonly frameExtent: number;
  /** 0 clean fetlocks to 1 heaviest feather. */
  readonly feather: number;
  readonly build: Build;
  readonly fleaBites: number;
  /** 32 bits for picture variation. */
  readonly seed: number;
}

const POLYGENES = {
  sooty: { mean: 0, deviation: 0.8, low: -4, high: 4 },
  pangare: { mean: 0, deviation: 0.5, low: -2, high: 4 },
  shade: { mean: 0, deviation: 0.4, low: -1, high: 1 },
  // Low enough for slow-greying breeds.
  greyFactor: { mean: 1, deviation: 0.2, low: 0.5, high: 1.5 },
  leopardReach: { mean: 0.5, deviation: 0.29, low: 0, high: 1 },
  tobianoExtent: { mean: 0.5, deviation: 0.2, low: 0, high: 1 },
  frameExtent: { mean: 0.5, deviation: 0.25, low: 0, high: 1 },
} as const satisfies Record<string, Polygene>;

export const { low: SLOWEST_GREY, high: FASTEST_GREY } = POLYGENES.greyFactor;

type InheritedTraits = Pick<
  Traits,
  'white' | 'flaxen' | 'rabicano' | 'feather' | 'build' | Extract<keyof typeof POLYGENES, keyof Traits>
>;

/** Flaxen and rabicano are genes: drawn from `genes`. */
export type TraitDraws = Pick<BirthDraws, 'genes' | 'traits' | 'look'>;

export function drawFounderTraits(draws: TraitDraws, breed: Breed, genotype: Genotype): Traits {
  const { genes, traits: rng } = draws;
  const { sooty, pangare, shade, greyFactor, leopardReach, tobianoExtent, frameExtent } = POLYGENES;
  const born = drawAtBirth(draws, genotype, {
    white: drawFounderValue(rng, WHITE, breed.markingsMean),
    flaxen: flaxenPair(drawFounderFlaxen(genes, breed), drawFounderFlaxen(genes, breed)),
    rabicano: rabicanoPair(drawFounderRabicano(genes, breed), drawFounderRabicano(genes, breed)),
    shade: drawFounderValue(rng, shade),
    greyFactor: drawFounderValue(rng, greyFactor),
    leopardReach: drawFounderValue(rng, leopardReach),
    tobianoExtent: drawFounderValue(rng, tobianoExtent),
    frameExtent: drawFounderValue(rng, frameExtent),
    sooty: drawFounderValue(rng, sooty),
    pangare: drawFounderValue(rng, pangare, breed.pangareMean),
    feather: breed.feather,
    build: breed.build,
  });
  return breed.whiteLimit === undefined ? born : withinLimit(born, breed.whiteLimit);
}

export function drawFoalTraits(draws: TraitDraws, sire: Traits, dam: Traits, genotype: Genotype): Traits {
  const { genes, traits: rng } = draws;
  const inherit = (gene: keyof typeof POLYGENES) =>
    drawFoalValue(rng, POLYGENES[gene], sire[gene], dam[gene]);
  return drawAtBirth(draws, genotype, {
    white: drawFoalValue(rng, WHITE, sire.white, dam.white),
    flaxen: flaxenPair(passedFlaxen(genes, sire.flaxen), passedFlaxen(genes, dam.flaxen)),
    rabicano: rabicanoPair(passedRabicano(genes, sire.rabicano), passedRabicano(genes, dam.rabicano)),
    shade: inherit('shade'),
    greyFactor: inherit('greyFactor'),
    leopardReach: inherit('leopardReach'),
    tobianoExtent: inherit('tobianoExtent'),
    frameExtent: inherit('frameExtent'),
    sooty: inherit('sooty'),
    pangare: inherit('pangare'),
    feather: toThousandths((sire.feather + dam.feather) / 2),
    build: pick(rng, [sire.build, dam.build]),
  });
}

function drawAtBirth(
  { traits: rng, look }: TraitDraws,
  genotype: Genotype,
  inherited: InheritedTraits,
): Traits {
  const whiteShown = drawWhiteShown(rng, inherited.white, genotype);
  // No spread: hot path.
  return {
    white: inherited.white,
    flaxen: inherited.flaxen,
    rabicano: inherited.rabicano,
    sooty: inherited.sooty,
    pangare: inherited.pangare,
    shade: inherited.shade,
    greyFactor: inherited.greyFactor,
    leopardReach: inherited.leopardReach,
    tobianoExtent: inherited.tobianoExtent,
    frameExtent: inherited.frameExtent,
    feather: inherited.feather,
    build: inherited.build,
    whiteShown,
    face: drawFace(rng, whiteShown, genotype),
    legs: drawLegs(rng, whiteShown, genotype),
    blueEyes: drawBlueEyes(rng, genotype),
    fleaBites: Math.floor(rng.next() * 1000) / 1000,
    seed: Math.floor(look.next() * 2 ** 32),
  };
}

/** `flaxenShare`: share of f/f, the squared frequency of f. */
function drawFounderFlaxen(rng: Rng, breed: Breed): boolean {
  return rng.next() < Math.sqrt(breed.flaxenShare);
}

function passedFlaxen(rng: Rng, pair: FlaxenPair): boolean {
  return rng.next() < (pair === 'f/f' ? 1 : pair === 'F/f' ? 0.5 : 0);
}

function flaxenPair(first: boolean, second: boolean): FlaxenPair {
  return first && second ? 'f/f' : first || second ? 'F/f' : 'F/F';
}

/** Share of founders that show it. */
const RABICANO_SHARE = 0.02;

function drawFounderRabicano(rng: Rng, { rabicanoShare = RABICANO_SHARE }: Breed): boolean {
  return rng.next() < 1 - Math.sqrt(1 - rabicanoShare);
}

function passedRabicano(rng: Rng, pair: RabicanoPair): boolean {
  return rng.next() < (pair === 'Rb/Rb' ? 1 : pair === 'n/Rb' ? 0.5 : 0);
}

function rabicanoPair(first: boolean, second: boolean): RabicanoPair {
  return first && second ? 'Rb/Rb' : first || second ? 'n/Rb' : 'n/n';
}

/** Limit on star extent where white is restricted. */
const SMALL_STAR = 0.3;

function withinLimit(traits: Traits, limit: NonNullable<Breed['whiteLimit']>): Traits {
  const { name, extent } = traits.face;
  const face =
    limit === 'none' || name === 'none'
      ? NO_FACE_WHITE
      : { name: 'star' as const, extent: Math.min(extent, SMALL_STAR) };
  return { ...traits, face, legs: NO_LEG_WHITE };
}

/** For pictures of a bare genotype. */
export const PLAIN_TRAITS: Traits = {
  white: 0,
  whiteShown: 0,
  face: NO_FACE_WHITE,
  legs: NO_LEG_WHITE,
  blueEyes: 'none',
  flaxen: 'F/F',
  rabicano: 'n/n',
  sooty: 0,
  pangare: 0,
  shade: 0,
  greyFactor: USUAL_GREY_FACTOR,
  leopardReach: USUAL_REACH,
  tobianoExtent: 0.5,
  frameExtent: 0.5,
  feather: 0,
  build: 'light',
  fleaBites: 0.999,
  seed: 1,
};
