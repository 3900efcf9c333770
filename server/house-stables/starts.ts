import { HOUR, MINUTE } from '../../game/game-time.ts';
import { bestFirst } from '../../game/shows/entering/next-show.ts';
import { isDiscipline, type Discipline } from '../../game/shows/disciplines.ts';
import { classesToEnter } from '../../game/shows/grades.ts';
import { openHouseShows } from '../../game/shows/house-shows.ts';
import type { HorseInTack } from '../horses/horse-row.ts';
import { standingOf } from '../horses/state/horse-state.ts';
import { enterEach, type Start } from '../shows/entering/enter-many.ts';
import { chooseTeam } from './care.ts';
import { findShowsOfPlayers } from './house-stables-queries.ts';
import { act, type Visit } from './visit.ts';

const STARTS = 4;
/** A show of players that runs sooner may close while the visit lasts. */
const SOONEST_MS = MINUTE;
const COMPANY_MS = 2 * HOUR;
const SHOWS_OF_PLAYERS = 50;

interface Show {
  readonly id: string;
  readonly discipline: string;
  readonly level: number;
}

/** Beside players' horses where those run soon; else in the next shows of the stable's rings. */
export async function enterShows(visit: Visit, owned: readonly HorseInTack[]): Promise<void> {
  const { now, playerId, breeding } = visit;
  const team = chooseTeam(visit, owned).filter(({ grassFrom }) => grassFrom === null);
  if (team.length === 0) return;
  await act(visit, async (tx) => {
    const ofPlayers = await findShowsOfPlayers.rows(tx, {
      from: new Date(now.getTime() + SOONEST_MS),
      until: new Date(now.getTime() + COMPANY_MS),
      limit: SHOWS_OF_PLAYERS,
    });
    const starts: (Start & { readonly show: Show })[] = [];
    for (let nth = 0; nth < STARTS; nth += 1) {
      const horse = team[nth % team.length];
      const show = horse && chooseShow(visit, horse, ofPlayers, starts);
      if (horse && show) starts.push({ horseId: horse.id, showId: show.id, show });
    }
    const request = { playerId, starts, entropy: undefined, houseOnly: true };
    await enterEach(tx, now, breeding.secret, request);
  });
}

function chooseShow(
  { now, stable: { rings } }: Visit,
  horse: HorseInTack,
  ofPlayers: readonly Show[],
  starts: readonly (Start & { readonly show: Show })[],
): Show | undefined {
  const level = classesToEnter(standingOf(horse), horse.level).at(-1) ?? horse.level;
  const able = bestFirst(horse, now);
  const own = able.filter((discipline) => rings.includes(discipline));
  const isFree = ({ id }: Show) =>
    !starts.some(({ horseId, showId }) => horseId === horse.id && showId === id);
  const company = ofPlayers.filter(
    (show) => show.level === level && able.includes(show.discipline as Discipline) && isFree(show),
  );
  // Each show costs a settling.
  const together = starts
    .map(({ show }) => show)
    .find((show) => show.level === level && own.some((one) => one === show.discipline) && isFree(show));
  return (
    company.find(({ discipline }) => isDiscipline(discipline) && own.includes(discipline)) ??
    company[0] ??
    together ??
    openHouseShows(now, { discipline: own[0] ?? able[0], level }).find(isFree)
  );
}
