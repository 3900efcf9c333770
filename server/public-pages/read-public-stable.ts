import type { z } from 'zod';
import type { publicStable } from '../../contract/public-pages.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { listPlayerHorses, readPlayerPage } from '../stables/read-stable.ts';
import { findStable } from './public-page-queries.ts';
import { closedAmong } from './read-public-horse.ts';

type PublicStable = z.input<(typeof publicStable)['reply']>;

const HORSES = 12;
const NOBODY = '00000000-0000-0000-0000-000000000000';

/** For visitors. */
export async function readPublicStable(
  db: Db,
  now: Date,
  playerId: string,
): Promise<PublicStable | Refusal<'PLAYER_NOT_FOUND'>> {
  const [page, owned, stable] = await Promise.all([
    readPlayerPage(db, now, { playerId, readerId: NOBODY }),
    listPlayerHorses(db, now, playerId, { of: 'owned', limit: HORSES, after: undefined }),
    findStable.first(db, { id: playerId }),
  ]);
  if (isRefusal(page) || isRefusal(owned) || !stable || stable.isClosed) return refuse('PLAYER_NOT_FOUND');
  const closedHorses = await closedAmong(db, page.bred.horses);
  const stableHorse = (horse: (typeof owned.items)[number]) => ({
    id: closedHorses.has(horse.id) ? null : horse.id,
    name: horse.name,
    gender: horse.gender,
    breedName: horse.breedName,
    color: horse.color,
    look: horse.look,
    age: horse.age,
    ageInMonths: horse.ageInMonths,
    level: horse.level,
    wins: horse.wins,
    owner: horse.owner?.username ?? null,
  });
  return {
    id: page.id,
    username: page.username,
    guild: page.guild,
    level: page.level,
    description: page.description,
    profilePicture: page.profilePicture,
    profileThumbnail: page.profileThumbnail,
    horseCount: page.horseCount,
    totalShows: page.totalShows,
    totalWins: page.totalWins,
    foalCount: page.bred.total,
    foalWins: page.bred.wins,
    horses: owned.items.map(stableHorse),
    bred: page.bred.horses.map(stableHorse),
    wonLately: page.wonLately.map(({ showId, horseName, discipline, level, place, ranAt }) => ({
      showId,
      horseName,
      discipline,
      level,
      place,
      ranAt,
    })),
  };
}
