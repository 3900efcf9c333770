import { classOfLevel } from '../../game/shows/classes.ts';
import { FIRST_STANDING, GRADE_ROWS, standingOnEntering } from '../../game/shows/grades.ts';
import { HORSE_NAME_MAX } from '../../game/horses/name.ts';
import { capitalised, pronounsOf } from '../ui/words.ts';
import type { Horse } from './use-horses.ts';

/** Lower case on the wire, capitalised on screen (docs/rules/screens.md#lists-and-words). */
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

export function retiredWords({ gender }: Pick<Horse, 'gender'>) {
  return { title: 'Retired', why: `${pronounsOf(gender).Subject} no longer shows or breeds` };
}

export function nameProblem(name: string): string | undefined {
  const length = name.trim().length;
  if (length === 0) return 'Horse name cannot be empty';
  return length > HORSE_NAME_MAX ? `Horse name must be ${HORSE_NAME_MAX} characters or less` : undefined;
}

/** Every typed word must occur in name, breed, sex or coat. */
export function matchesSearch(horse: SearchedHorse, typed: string): boolean {
  const { name, breedName, gender, color } = horse;
  const text = `${name} ${breedName} ${gender} ${color}`.toLowerCase();
  return typed
    .toLowerCase()
    .split(/\s+/)
    .every((word) => text.includes(word));
}

type SearchedHorse = Pick<Horse, 'name' | 'breedName' | 'gender' | 'color'>;

/** "Bronze, class 1, 4 of 6 points", "Gold, class 10"; of a horse that grew into its next class "Bronze in class 5, gold in class 1". */
export function gradeWords({ level, standing }: Pick<Horse, 'level' | 'standing'>): string {
  const { grade, classLevel, points, pointsNeeded } = standing;
  const next = standingOnEntering({ ...FIRST_STANDING, ...standing }, classOfLevel(level).level);
  if (next.classLevel !== classLevel)
    return `${GRADE_ROWS[next.grade].label} in class ${next.classLevel}, ${grade} in class ${classLevel}`;
  const { label } = GRADE_ROWS[grade];
  return pointsNeeded === null
    ? `${label}, class ${classLevel}`
    : `${label}, class ${classLevel}, ${points} of ${pointsNeeded} points`;
}
