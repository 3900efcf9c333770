import type { z } from 'zod';
import type { CallInput, Page } from '../../contract/call.ts';
import type {
  houseStablesOnLeaderboards,
  showChampions,
  topBreeders,
  topHorses,
  topPlayers,
} from '../../contract/leaderboards.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { breedName } from '../../game/horses/breeds.ts';
import {
  DIVISION_ROWS,
  divisionNumber,
  ALL_DIVISIONS,
  FEW_PLAYERS,
  HIGHEST_LEVEL,
  ALL_TIME,
} from '../../game/leaderboards/leaderboards.ts';
import type { Db } from '../db/connection.ts';
import { lookView } from '../horses/views/coat-view.ts';
import { pageOf } from '../http/page.ts';
import { pictureAddress } from '../players/user.ts';
import {
  breeders,
  champions,
  findHouses,
  horsesByLevel,
  horsesOfSeason,
  playersByLevel,
  playersOfSeason,
  type RankedHorseRow,
} from './ranking-queries.ts';
import { breedOfRow } from '../horses/horse-row.ts';

type ListQuery = CallInput<typeof topPlayers>['query'];
type List<C extends { reply: z.ZodType }> = Page<z.input<C['reply']>>;

export interface ListRequest {
  readonly houses: boolean;
  readonly season: number;
  readonly now: Date;
  readonly query: ListQuery;
}

const START = {
  rank: 0,
  first: Number.MAX_SAFE_INTEGER,
  second: Number.MAX_SAFE_INTEGER,
  id: '00000000-0000-0000-0000-000000000000',
} as const;

/** By level and XP, or by the season's prize money. */
export async function listPlayers(
  db: Db,
  { houses, season, query }: ListRequest,
): Promise<List<typeof topPlayers>> {
  const ofSeason = query.when === 'season';
  const rows = ofSeason
    ? await playersOfSeason.rows(db, { houses, ...byStanding(query, season) })
    : await playersByLevel.rows(db, { houses, ...byLevel(query) });
  const view = (row: (typeof rows)[number], rank: number | null) => ({
    rank,
    id: row.id,
    username: row.username,
    guild: row.guild,
    level: row.level,
    profilePictureUrl: addressOf(row.picture),
    totalShows: row.shows,
    totalWins: row.wins,
    xp: row.xp,
    coins: row.coins,
    totalEarnings: row.earnings,
  });
  return ranked(query, rows, view, (row) => (ofSeason ? [row.earnings, row.wins] : [row.level, row.xp]));
}

/** By level and XP, or by the season's show XP. */
export async function listHorses(
  db: Db,
  { houses, season, now, query }: ListRequest,
): Promise<List<typeof topHorses>> {
  const ofSeason = query.when === 'season';
  const rows = ofSeason
    ? await horsesOfSeason.rows(db, { houses, ...byStanding(query, season) })
    : await horsesByLevel.rows(db, { houses, ...byLevel(query) });
  const view = (row: RankedHorseRow, rank: number | null) =>
    Object.assign(horseView(row, rank, now), { xp: row.xp, xpGained: row.xpGained });
  return ranked(query, rows, view, (row) => (ofSeason ? [row.xpGained, row.wins] : [row.level, row.xp]));
}

/** By wins of horses they bred, then by number bred. */
export async function listBreeders(
  db: Db,
  { houses, season, query }: ListRequest,
): Promise<List<typeof topBreeders>> {
  const rows = await breeders.rows(db, { houses, ...byStanding(query, seasonOf(query, season)) });
  const view = (row: (typeof rows)[number], rank: number | null) => ({
    rank,
    id: row.id,
    username: row.username,
    guild: row.guild,
    level: row.level,
    profile_picture_url: addressOf(row.picture),
    total_bred: row.bred,
    avg_offspring_level: Math.round((10 * row.foalLevels) / row.foals) / 10,
    total_offspring_wins: row.wins,
  });
  return ranked(query, rows, view, (row) => [row.wins, row.bredHere]);
}

export async function listChampions(
  db: Db,
  { houses, season, now, query }: ListRequest,
): Promise<List<typeof showChampions>> {
  const rows = await champions.rows(db, { houses, ...byStanding(query, seasonOf(query, season)) });
  const view = (row: RankedHorseRow, rank: number | null) =>
    Object.assign(horseView(row, rank, now), { totalEarnings: row.earnings });
  return ranked(query, rows, view, (row) => [row.wins, row.earnings]);
}

/** Shown while so few players were here that the boards would be empty without them. */
export async function readHouses(
  db: Db,
  now: Date,
): Promise<z.input<typeof houseStablesOnLeaderboards.reply>> {
  const since = new Date(now.getTime() - 7 * REAL_MS_PER_DAY);
  const found = await findHouses.first(db, { since, enough: FEW_PLAYERS });
  const { stables = 0, players = 0 } = found ?? {};
  return { stables, houses: players < FEW_PLAYERS ? 'shown' : 'hidden' };
}

const seasonOf = ({ when }: ListQuery, season: number) => (when === 'season' ? season : ALL_TIME);

/** The extra row shows whether another page follows. */
function byLevel({ after = START, division, limit }: ListQuery) {
  const { from, to } = DIVISION_ROWS.find((row) => row.id === division) ?? { from: 1, to: HIGHEST_LEVEL };
  const { first, second, id } = after.first > to ? { ...START, first: to } : after;
  return { first, second, id, lowestLevel: from, limit: limit + 1 };
}

function byStanding({ after: { first, second, id } = START, division, limit }: ListQuery, season: number) {
  const number = division === undefined ? ALL_DIVISIONS : divisionNumber(division);
  return { first, second, id, season, division: number, limit: limit + 1 };
}

/** A house stable's row has no rank, and takes none from the rows below it. */
function ranked<Row extends { readonly id: string; readonly isHouse: boolean }, View>(
  { after: { rank: before } = START, limit }: ListQuery,
  rows: readonly Row[],
  view: (row: Row, rank: number | null) => View,
  rankedBy: (row: Row) => readonly [number, number],
): Page<View[]> {
  let players = before;
  const numbered = rows.map((row) => ({ row, rank: row.isHouse ? players : ++players }));
  const { items, next } = pageOf(numbered, limit, ({ row, rank }) => ({
    after: [rank, ...rankedBy(row), row.id].join('_'),
  }));
  return { items: items.map(({ row, rank }) => view(row, row.isHouse ? null : rank)), next };
}

const addressOf = (picture: string | null) => (picture === null ? null : pictureAddress(picture, 'small'));

function horseView(row: RankedHorseRow, rank: number | null, now: Date) {
  const { genotype, traits, form, maneStyle } = row;
  const breed = breedOfRow(row);
  const months = ageInMonths(row.bornAt, now);
  const { look, color } = lookView({ genotype, traits, form, breed, maneStyle, ageInMonths: months });
  return {
    rank,
    id: row.id,
    name: row.name,
    breed: breedName(breed),
    color,
    look,
    discipline: row.discipline,
    level: row.level,
    ownerId: row.ownerUsername === null ? null : row.ownerId,
    ownerUsername: row.ownerUsername,
    totalShows: row.shows,
    totalWins: row.wins,
  };
}
