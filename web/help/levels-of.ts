import type { ClassBand } from '../../game/shows/classes.ts';

/** "5 to 9", "100 and up". */
export function levelsOf({ first, last }: ClassBand): string {
  return last === null ? `${first} and up` : `${first} to ${last}`;
}
