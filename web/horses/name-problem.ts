import { HORSE_NAME_MAX } from '../../game/horses/name.ts';

/** What is wrong with a name; undefined if nothing is. */
export function nameProblem(name: string): string | undefined {
  const length = name.trim().length;
  if (length === 0) return 'Horse name cannot be empty';
  return length > HORSE_NAME_MAX ? `Horse name must be ${HORSE_NAME_MAX} characters or less` : undefined;
}
