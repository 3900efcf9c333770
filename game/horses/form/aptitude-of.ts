import { APTITUDE_POINT, type Aptitude } from '../aptitude.ts';
import { CROSSBREED, type HorseBreed } from '../breeds.ts';
import { bodyPoints } from './body.ts';
import { BREED_TALENTS, type BreedTalents } from './breed-talents.ts';
import { talentIn, type Talent } from './talent.ts';
import { typeOf } from './breed-forms.ts';
import { FORM_TRAITS, grownIn, type Form } from './form.ts';

/** A horse's aptitude follows from these three alone. */
export interface Body {
  readonly breed: HorseBreed;
  readonly form: Form;
  readonly talent: Talent;
}

/** Points that a body may have beyond its breed's mean before its allowance shrinks. */
const ALLOWANCE_KEPT = 4;

/**
 * Points that purebreds get where their breed's body is far from the best. It shrinks point for point where a body is much
 * better than its breed's, so that no hidden talent can be bred out of it. `points`: of the body.
 */
export function allowanceAt(
  { allowance, body }: Pick<BreedTalents, 'allowance' | 'body'>,
  discipline: number,
  points: number,
): number {
  const beyond = points - (body[discipline] ?? 0) - ALLOWANCE_KEPT;
  return Math.max(0, (allowance[discipline] ?? 0) - Math.max(0, beyond));
}

/** Crossbreds have none. */
export function allowanceOf(breed: HorseBreed, discipline: number, points: number): number {
  return breed === CROSSBREED ? 0 : allowanceAt(BREED_TALENTS[breed], discipline, points);
}

/** Points above this are ever harder to breed. */
export const LADDER_FROM = 67;
const LADDER_RISE = 100 - LADDER_FROM;

/** Up to 67 nothing changes; above, each further step is smaller, and 100 is never reached. */
export function ladder(points: number): number {
  if (points <= LADDER_FROM) return Math.max(0, points);
  return LADDER_FROM + (LADDER_RISE * (points - LADDER_FROM)) / (points - LADDER_FROM + LADDER_RISE);
}

/** Inverse of the ladder. */
export function beforeLadder(points: number): number {
  if (points <= LADDER_FROM) return points;
  return LADDER_FROM + (LADDER_RISE * (points - LADDER_FROM)) / (LADDER_FROM + LADDER_RISE - points);
}

/** Points by discipline before the ladder. */
export function pointsBeforeLadder({ breed, form, talent }: Body): number[] {
  const grown = FORM_TRAITS.map((_, at) => grownIn(form, at));
  return bodyPoints(grown, typeOf(breed)).map(
    (points, at) => points + talentIn(talent, at) + allowanceOf(breed, at, points),
  );
}

/** From stored values by + − × ÷ √ alone: a browser finds the same whole numbers. */
export function aptitudeOf(body: Body): Aptitude {
  return pointsBeforeLadder(body).map((points) => Math.round(ladder(points) * APTITUDE_POINT));
}
