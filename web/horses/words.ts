import { capitalised, pronounsOf } from '../ui/words.ts';
import type { Horse } from './use-horses.ts';

/** "Mare": lower case on the wire, capitalised on screens (docs/rules/screens.md#lists-and-words). */
export function sexWord(sex: Horse['gender']): string {
  return capitalised(sex);
}

/** From which happiness on a horse is called so. */
const MOODS = [
  [90, 'Content'],
  [70, 'In good spirits'],
  [50, 'Restless'],
  [0, 'Unhappy'],
] as const;

/** One word for 0 to 100 of happiness. */
export function moodWord(happiness: number): string {
  return MOODS.find(([from]) => happiness >= from)?.[1] ?? 'Unhappy';
}

/**
 * The class of a horse's name as a heading. A long name is set smaller, so that it stays a name and not a paragraph, and
 * so is a long word, so that it fits on its line: the largest type has room for about 8 letters.
 */
export function nameClass(name: string): string {
  const word = Math.max(...name.split(/[\s-]+/).map(({ length }) => length));
  if (word > 18) return 'name is-wordy';
  if (name.length > 24 || word > 12) return 'name is-longest';
  return name.length > 14 || word > 8 ? 'name is-long' : 'name';
}

/** What a retired horse no longer does. */
export function retiredWords({ gender }: Pick<Horse, 'gender'>) {
  return { title: 'Retired', why: `${pronounsOf(gender).Subject} neither shows nor breeds again` };
}
