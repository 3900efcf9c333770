import type { Guild } from '../../../game/guild-work/guilds.ts';
import { chancesOf, type Chances } from '../../../game/shows/chances.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { isOfAge } from '../../../game/shows/entering/entry-terms.ts';
import { startTerms } from '../../../game/shows/grades.ts';
import { isHopeless } from '../../../game/shows/hopeless.ts';
import type { RankedEntrant, Show } from '../use-shows.ts';
import { ownFee } from './own-fee.ts';

/** Why a show is put forward: it pays most, leads to the next grade, is another talent, or begins first. */
export type Reason = 'pays' | 'grade' | 'other' | 'first';

export interface BestShow {
  /** The most important first. */
  readonly reasons: readonly Reason[];
  readonly show: Show;
}

interface Entrant extends Pick<RankedEntrant, 'level' | 'standing' | 'strengths'> {
  readonly ageInMonths: number;
}

interface Terms {
  readonly guild: Guild;
  /** Ten-thousandths. */
  readonly purseIndex: number;
}

interface Rated {
  readonly show: Show;
  readonly chances: Chances;
  /** Mean coins after the fee. */
  readonly gain: number;
  /** A win counts for the grade. */
  readonly counts: boolean;
}

/** At most `most` different answers to "where?". `shows` come by date, so that the soonest of equals is chosen. */
export function bestShows(
  shows: readonly Show[],
  horse: Entrant,
  terms: Terms,
  most: number,
): readonly BestShow[] {
  const rated = shows.flatMap((show) => rate(show, horse, terms));
  const pays = highest(rated, ({ gain }) => gain);
  const grade = highest(
    rated.filter(({ counts }) => counts),
    ({ chances }) => chances.win,
  );
  const hopeful = rated.filter(({ chances }) => !isHopeless(chances));
  const other = highest(
    hopeful.filter(({ show: { type } }) => type !== pays?.show.type && type !== grade?.show.type),
    ({ gain }) => gain,
  );
  const isNew = (one: Rated) => ![pays, grade, other].includes(one);
  const first = hopeful.find(isNew) ?? rated.find(isNew);
  const answers: [Reason, Rated | undefined][] = [
    ['pays', pays],
    ['grade', grade],
    ['other', other],
    ['first', first],
  ];
  const shown = new Map<Show, Reason[]>();
  for (const [reason, one] of answers) if (one) shown.set(one.show, [...(shown.get(one.show) ?? []), reason]);
  return [...shown].slice(0, most).map(([show, reasons]) => ({ show, reasons }));
}

function rate(show: Show, horse: Entrant, { guild, purseIndex }: Terms): Rated[] {
  const { level, standing, strengths, ageInMonths } = horse;
  const { kind, type } = show;
  if (kind !== 'house' || !isClassLevel(show.level) || !isOfAge(type, ageInMonths)) return [];
  const start = startTerms(standing, level, show.level);
  const chances = chancesOf({ level: show.level, ...start, purseIndex }, strengths[type]);
  const counts = !start.veteran && start.grade !== 'gold' && show.level === standing.classLevel;
  return [{ show, chances, gain: chances.coins - ownFee(show, guild), counts }];
}

/** The first of the highest. */
function highest(rated: readonly Rated[], valueOf: (one: Rated) => number): Rated | undefined {
  let best: Rated | undefined;
  for (const one of rated) if (best === undefined || valueOf(one) > valueOf(best)) best = one;
  return best;
}
