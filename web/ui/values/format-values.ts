import type { FormTrait } from '../../../game/horses/form/form.ts';
import { MIDDLE_SCORE } from '../../../game/horses/form/trait-rows.ts';

/** How foals differ from the breed at either end of a bar. */
const COMPARED: Readonly<Record<FormTrait, readonly [low: string, high: string]>> = {
  height: ['smaller', 'taller'],
  bone: ['finer', 'stronger'],
  muscle: ['leaner', 'more muscled'],
  head: ['more dished', 'more convex'],
  neckSet: ['lower', 'higher'],
  neckLength: ['shorter', 'longer'],
  shoulder: ['steeper', 'more sloping'],
  back: ['shorter', 'longer'],
  croup: ['more level', 'more sloping'],
  limbs: ['less correct', 'more correct'],
  walk: ['shorter', 'longer'],
  trot: ['shorter', 'longer'],
  canter: ['shorter', 'longer'],
  reflex: ['slower', 'quicker'],
  technique: ['flatter', 'rounder'],
  rideability: ['sharper', 'more willing'],
};

export function comparedIn(trait: FormTrait): readonly [low: string, high: string] {
  return COMPARED[trait];
}

/** Least distance from the middle of the bar, in points. */
const DEGREES = [
  [2, 'much '],
  [1, ''],
  [0.4, 'a bit '],
] as const;

/** Least accuracy from which "as usual" is said. */
const TELLING = 0.5;

/** "a bit taller", "much quicker", "as usual", "too early to say". */
export function formatValue({
  trait,
  score,
  accuracy,
}: {
  readonly trait: FormTrait;
  readonly score: number;
  readonly accuracy: number;
}): string {
  const off = score - MIDDLE_SCORE;
  const degree = DEGREES.find(([least]) => Math.abs(off) >= least - 0.001);
  if (degree === undefined) return accuracy < TELLING ? 'too early to say' : 'as usual';
  const [low, high] = COMPARED[trait];
  const [, much] = degree;
  return `${much}${off < 0 ? low : high}`;
}
