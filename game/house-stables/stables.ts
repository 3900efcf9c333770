import { APTITUDE_POINT } from '../horses/aptitude.ts';
import { BREED_FROM } from '../horses/age.ts';
import { isHorseBreed } from '../horses/breeds.ts';
import { isUndiluted } from '../horses/coat/colour.ts';
import { lookOf, type Look } from '../horses/coat/look.ts';
import type { Traits } from '../horses/coat/traits.ts';
import { readGenotype } from '../horses/genetics/strands.ts';
import { DISCIPLINES } from '../shows/disciplines.ts';
import { HOUSE_STABLE_ROWS, type HouseStable, type Like } from './stable-rows.ts';

/** Whether a horse has what a stable loves. */
const LIKES: Readonly<Record<Like, (look: Look) => boolean>> = {
  grey: ({ grey }) => grey !== null,
  black: ({ base, grey, dilutions }) => base === 'black' && grey === null && isUndiluted(dilutions),
  cream: ({ dilutions, grey }) => dilutions.cream > 0 && grey === null,
  dun: ({ dilutions, grey }) => dilutions.dun && grey === null,
  silver: ({ dilutions, base, grey }) => dilutions.silver && base !== 'chestnut' && grey === null,
  loud: ({ patterns }) => Object.values(patterns).some((pattern) => pattern !== null),
  feather: ({ feather }) => feather >= 0.5,
};

/** The first stay longest when players are many. A stable is known by its place here, so that rows are never moved. */
export const HOUSE_STABLES: readonly HouseStable[] = HOUSE_STABLE_ROWS;

/** Coins that a stable's purse is set to every week, from the house or back to it. */
export const HOUSE_PURSE = 20_000;

interface Judged {
  readonly look: Look;
  readonly aptitude: readonly number[];
  /** 0 to 1. */
  readonly inbreeding: number;
}

/** In points: how much the stable wants the horse. */
export function judge({ taste, rings }: HouseStable, { look, aptitude, inbreeding }: Judged): number {
  const points = aptitude.map((value) => value / APTITUDE_POINT);
  const own = points.filter((_, index) => rings.some((ring) => ring === DISCIPLINES[index]));
  const looks = Object.entries(taste.looks).reduce(
    (sum, [like, weight]) => sum + (LIKES[like as Like](look) ? weight : 0),
    0,
  );
  return taste.rings * mean(own) + taste.all * mean(points) - taste.kin * inbreeding * 100 + looks;
}

interface Horse extends Omit<Judged, 'look'> {
  /** As stored. */
  readonly genotype: string;
  readonly traits: Traits;
  readonly breed: string;
}

/** As it looks once it is grown. */
export function judgeGrown(stable: HouseStable, { genotype, traits, breed, ...horse }: Horse): number {
  if (!isHorseBreed(breed)) throw new RangeError(`No breed "${breed}"`);
  const look = lookOf({ genotype: readGenotype(genotype), traits, breed, ageInMonths: BREED_FROM });
  return judge(stable, { ...horse, look });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
