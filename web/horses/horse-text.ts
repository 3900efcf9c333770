import { SHOW_FROM } from '../../game/horses/age.ts';
import { disciplineLabel, type Discipline } from '../../game/shows/disciplines.ts';
import { GRADE_ROWS, startTerms } from '../../game/shows/grades.ts';
import { HORSE_NAME_MAX } from '../../game/horses/name.ts';
import { fold } from '../../game/search/search-text.ts';
import { lengthOf } from '../../game/written-text.ts';
import { capitalised, pronounsOf } from '../ui/text.ts';
import type { Horse } from './use-horses.ts';

/** Lower case on the wire, capitalised on screen (docs/rules/screens.md#lists-and-names). */
export function sexWord(sex: Horse['gender']): string {
  return capitalised(sex);
}

const MOODS = [
  [90, 'Happy'],
  [70, 'Cheerful'],
  [50, 'Restless'],
  [0, 'Unhappy'],
] as const;

export function moodWord(happiness: number): string {
  return MOODS.find(([from]) => happiness >= from)?.[1] ?? 'Unhappy';
}

/** Sets long names and words smaller, to fit a phone. */
export function nameClass(name: string): string {
  const word = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
  if (word > 18) return 'name is-wordy';
  if (name.length > 24 || word > 12) return 'name is-longest';
  return name.length > 14 || word > 8 ? 'name is-long' : 'name';
}

export function formatRetired({ gender }: Pick<Horse, 'gender'>) {
  return { title: 'Retired', why: `${pronounsOf(gender).Subject} no longer shows or breeds` };
}

export function nameProblem(name: string): string | undefined {
  const length = lengthOf(name.trim());
  if (length === 0) return 'Horse name cannot be empty';
  return length > HORSE_NAME_MAX ? `Horse name must be ${HORSE_NAME_MAX} characters or less` : undefined;
}

/** Every typed word must occur in name, breed, sex or coat. */
export function matchesSearch(horse: SearchedHorse, typed: string): boolean {
  const { name, breedName, gender, color } = horse;
  const text = fold(`${name} ${breedName} ${gender} ${color}`);
  return fold(typed)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type SearchedHorse = Pick<Horse, 'name' | 'breedName' | 'gender' | 'color'>;

/** "Class 1, bronze field, 4 of 6 points", "Class 5, gold field, as a veteran". */
export function formatGrade({ level, standing }: Pick<Horse, 'level' | 'standing'>): string {
  const { classLevel, grade, points, pointsNeeded } = standing;
  const field = `Class ${classLevel}, ${GRADE_ROWS[grade].label.toLowerCase()} field`;
  if (startTerms(standing, level, classLevel).veteran) return `${field}, as a veteran`;
  return pointsNeeded === null ? field : `${field}, ${points} of ${pointsNeeded} points`;
}

interface Strength {
  readonly discipline: Discipline;
  readonly points: number;
}

/** "Best at jumping, then eventing.": by what it is born with, or by all that makes a score. */
export function formatBest(strengths: readonly Strength[], ageInMonths: number): string {
  const [first, second] = strengths.toSorted((one, other) => other.points - one.points);
  if (first === undefined || second === undefined) return '';
  const verb = ageInMonths < SHOW_FROM ? 'Should be best' : 'Best';
  const [best, next] = [first, second].map(({ discipline }) => disciplineLabel(discipline).toLowerCase());
  return `${verb} at ${best}, then ${next}.`;
}
