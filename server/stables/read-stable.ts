import type { z } from 'zod';
import type { CallInput, Page } from '../../contract/call.ts';
import type { playerHorses, playerPage } from '../../contract/stables.ts';
import { gameAge, utcDay } from '../../game/game-time.ts';
import { ageInMonths, formatAge, RETIRED_FROM } from '../../game/horses/age.ts';
import { breedName } from '../../game/horses/breeds.ts';
import { HIGHEST_LEVEL } from '../../game/leaderboards/leaderboards.ts';
import { xpToNextLevel } from '../../game/players/level.ts';
import { isPremium } from '../../game/premium/premium.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import type { Db } from '../db/connection.ts';
import { fullSince, rowsThroughMonths } from '../db/months/through-months.ts';
import { bornSince } from '../db/new-id.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { coatView } from '../horses/views/coat-view.ts';
import { pageOf } from '../http/page.ts';
import { hasBlocked } from '../moderation/blocks.ts';
import {
  findBredHorses,
  findOwnedHorses,
  findPlayerId,
  findPlayerPage,
  findWonLately,
  type WonRow,
  type StableHorseRow,
} from './stable-queries.ts';
import { pictureAddress } from '../players/user.ts';

type PlayerPage = z.input<(typeof playerPage)['reply']>;
type StableHorses = z.input<(typeof playerHorses)['reply']>;

const BEST = 3;
const BRED = 6;
const WON = 3;
const WON_AMONG = 60;
const FROM_THE_TOP = { level: HIGHEST_LEVEL, id: '00000000-0000-0000-0000-000000000000' };

export async function readPlayerPage(
  db: Db,
  now: Date,
  { playerId, readerId }: { readonly playerId: string; readonly readerId: string },
): Promise<PlayerPage | Refusal<'PLAYER_NOT_FOUND'>> {
  const top = { playerId, ...FROM_THE_TOP };
  const [player, best, bred, won, isBlocked] = await Promise.all([
    findPlayerPage.first(db, { id: playerId }),
    findOwnedHorses.rows(db, { ...top, limit: BEST }),
    findBredHorses.rows(db, { ...top, limit: BRED }),
    rowsThroughMonths(
      db,
      findWonLately,
      { playerId, among: WON_AMONG, limit: WON },
      { since: bornSince(playerId), isWhole: fullSince<WonRow>(WON, ({ runsAt }) => runsAt) },
    ),
    hasBlocked(db, { playerId: readerId, blockedId: playerId }),
  ]);
  if (!player) return refuse('PLAYER_NOT_FOUND');
  return {
    id: player.id,
    username: player.username,
    guild: player.guild,
    level: player.level,
    xp: player.xp,
    xpToNextLevel: xpToNextLevel(player.level),
    gameAge: gameAge(player.createdAt, now),
    createdAt: player.createdAt.toISOString(),
    description: player.bio ?? '',
    profilePicture: player.picture && pictureAddress(player.picture, 'large'),
    profileThumbnail: player.picture && pictureAddress(player.picture, 'small'),
    isPremium: isPremium(player.premiumUntil, now),
    isBlocked,
    isDeleted: player.deletedAt !== null,
    houseStable: player.isHouse ? { isResting: player.isResting } : null,
    shopName: player.shopName ?? '',
    horseCount: player.horseCount,
    onSaleCount: player.onSale,
    totalShows: player.shows,
    totalWins: player.wins,
    bestHorses: best.map((row) => stableHorse(row, now)),
    bred: {
      total: player.foals,
      averageLevel: player.foals === 0 ? 0 : Math.round((10 * player.foalLevels) / player.foals) / 10,
      wins: player.foalWins,
      horses: bred.map((row) => stableHorse(row, now)),
    },
    wonLately: won.map((row) => ({
      showId: row.showId,
      horseId: row.horseId,
      horseName: row.horseName,
      discipline: row.discipline,
      level: row.level,
      place: row.place,
      ranAt: row.runsAt.toISOString(),
    })),
  };
}

export async function listPlayerHorses(
  db: Db,
  now: Date,
  playerId: string,
  { of, after = FROM_THE_TOP, limit }: CallInput<typeof playerHorses>['query'],
): Promise<Page<StableHorses> | Refusal<'PLAYER_NOT_FOUND'>> {
  const find = of === 'owned' ? findOwnedHorses : findBredHorses;
  const rows = await find.rows(db, { playerId, ...after, limit: limit + 1 });
  if (rows.length === 0 && !(await findPlayerId.first(db, { id: playerId }))) {
    return refuse('PLAYER_NOT_FOUND');
  }
  const { items, next } = pageOf(rows, limit, ({ level, id }) => ({ after: `${level}_${id}` }));
  return { items: items.map((row) => stableHorse(row, now)), next };
}

function stableHorse(row: StableHorseRow, now: Date): StableHorses[number] {
  const breed = breedOfRow(row);
  const months = ageInMonths(row.bornAt, now);
  const { look, color, description } = coatView({
    ...row,
    breed,
    ageInMonths: months,
    shown: row.startsDay === utcDay(now),
  });
  return {
    id: row.id,
    name: row.name,
    breedName: breedName(breed),
    gender: row.sex,
    level: row.level,
    discipline: row.discipline,
    color,
    description,
    look,
    age: formatAge(months),
    ageInMonths: months,
    owner: row.ownerUsername === null ? null : { id: row.ownerId, username: row.ownerUsername },
    wins: row.wins,
    // A retired stallion stays in `studs` but covers no mares.
    studFee: months >= RETIRED_FROM ? null : row.studFee,
  };
}
