import { HALTER_FROM } from '../../game/horses/age.ts';
import { counted } from '../ui/coins.tsx';
import { feedLeft } from './feed-left.tsx';
import type { Horse } from './use-horses.ts';

/** Whoever is hungry or will be within a day, the hungriest first. Retired horses lose only happiness, and come last. */
export function hungryFirst(horses: readonly Horse[], now: Date): Horse[] {
  return horses
    .filter((horse) => feedLeft(horse, now).hunger !== 'fed')
    .toSorted(
      (a, b) => Number(a.retired) - Number(b.retired) || feedLeft(a, now).hours - feedLeft(b, now).hours,
    );
}

/** "8 horses. Magpie is out of feed, and 2 more will be within a day." */
export function stableWords(total: number, horses: readonly Horse[], now: Date): string {
  const out = horses.filter((horse) => feedLeft(horse, now).hunger === 'hungry');
  const soon = horses.filter((horse) => feedLeft(horse, now).hunger === 'soon');
  const all = `${counted(total, 'horse')}.`;
  const [first] = out;
  if (first === undefined && soon.length === 0) return `${all} All have feed for a day or more.`;
  if (first === undefined) return `${all} ${named(soon)} out of feed within a day.`;
  const outWords = out.length === 1 ? `${first.name} is out of feed` : `${out.length} are out of feed`;
  if (soon.length === 0) return `${all} ${outWords}.`;
  return `${all} ${outWords}, and ${soon.length} more will be within a day.`;
}

function named(horses: readonly Horse[]): string {
  return horses.length === 1 ? `${horses[0]?.name} will be` : `${horses.length} will be`;
}

/** What a hungry horse misses. A foal and a retired horse miss no show. */
export function hungryWords({ ageInMonths, retired }: Pick<Horse, 'ageInMonths' | 'retired'>): string {
  return retired || ageInMonths < HALTER_FROM ? 'Loses happiness until fed' : 'No shows until fed';
}

/** Whether a horse is meant by what was typed: every word in its name, breed, sex or coat. */
export function matches({ name, breedName, gender, color }: Horse, typed: string): boolean {
  const told = `${name} ${breedName} ${gender} ${color}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => told.includes(word));
}
