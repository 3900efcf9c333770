import { mayPutBack, standingPutBack } from '../shows/grades.ts';
import type { RoundHorse } from './round.ts';

/** The horse as it would start once moved down (docs/rules/shows.md#grades); null if it may not be. */
export function movedDown(horse: RoundHorse): RoundHorse | null {
  const { standing, level } = horse;
  return mayPutBack(standing) ? { ...horse, standing: standingPutBack(standing, level) } : null;
}
