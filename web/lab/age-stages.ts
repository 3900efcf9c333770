import { formatAge } from '../../game/horses/age.ts';
import { OLDEST_GIVEN } from '../../game/horses/genetics/given-look.ts';
import { coatNameOfLook, type Look } from '../../game/horses/coat/look.ts';

/** Slider stops in game months; closest where coats change most. */
export const AGES: readonly number[] = [
  ...steps(0, 12, 2),
  ...steps(15, 33, 3),
  ...steps(36, 144, 6),
  ...steps(156, 300, 12),
];

function steps(from: number, to: number, by: number): number[] {
  return Array.from({ length: (to - from) / by + 1 }, (_, index) => from + index * by);
}

/** Last stop not after this age. */
export function stopAt(ageInMonths: number): number {
  return AGES.findLastIndex((age) => age <= ageInMonths);
}

/** "at birth", "2 months", "3 years 6 months". */
export function atAge(ageInMonths: number): string {
  return ageInMonths === 0 ? 'birth' : formatAge(ageInMonths);
}

/** `lookAt` takes game months. */
export function formatStages(lookAt: (ageInMonths: number) => Look): string {
  const looks = Array.from({ length: OLDEST_GIVEN + 1 }, (_, age) => lookAt(age));
  const names = changesOf(looks, coatNameOfLook);
  const eyes = changesOf(looks, ({ eyes }) => eyes.left);
  const sentences = [];
  if (names.length > 1) sentences.push(`Born ${listed(names)}.`);
  if (eyes.length > 1) sentences.push(`The eyes are ${listed(eyes)}.`);
  return sentences.length === 0 ? 'Age changes nothing about this coat.' : sentences.join(' ');
}

/** Each description with the month in which it begins. */
function changesOf(looks: readonly Look[], said: (look: Look) => string): [word: string, from: number][] {
  const changes: [string, number][] = [];
  for (const [age, look] of looks.entries()) {
    const word = said(look);
    if (changes.at(-1)?.[0] !== word) changes.push([word, age]);
  }
  return changes;
}

function listed(changes: readonly (readonly [word: string, from: number])[]): string {
  return changes.map(([word, from]) => (from === 0 ? word : `${word} from ${formatAge(from)}`)).join(', ');
}
