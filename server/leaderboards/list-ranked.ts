import type { z } from 'zod';
import type { Asked, Page } from '../../contract/call.ts';
import type { showChampions, topBreeders, topHorses, topPlayers } from '../../contract/leaderboards.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { breedName } from '../../game/horses/breeds.ts';
import {
  DIVISION_ROWS,
  divisionNumber,
  EVERY_DIVISION,
  HIGHEST_LEVEL,
} from '../../game/leaderboards/divisions.ts';
import { ALL_TIME } from '../../game/leaderboards/season.ts';
import type { Db } from '../db/connection.ts';
import { lookView } from '../horses/views/coat-view.ts';
import { pageOf } from '../http/page.ts';
import { pictureAddress } from '../players/picture-address.ts';
import {
  breeders,
  champions,
  horsesByLevel,
  horsesOfSeason,
  playersByLevel,
  playersOfSeason,
  type RankedHorseRow,
} from './ranking-queries.ts';
import { breedOfRow } from '../horses/horse-row.ts';

type Wanted = Asked<typeof topPlayers>['query'];
type List<C extends { reply: z.ZodType }> = Page<z.input<C['reply']>>;

/** Who asks, in which season of the world. */
export interface ListOf {
  readonly season: number;
  readonly now: Date;
  readonly wanted: Wanted;
}

/** Before all that is ranked: no number is as high, no id as low. */
const START = {
  rank: 0,
  first: Number.MAX_SAFE_INTEGER,
  second: Number.MAX_SAFE_INTEGER,
  id: '00000000-0000-0000-0000-000000000000',
} as const;

/** A page of players by level and XP, or by the prize money of the season. */
export async function listPlayers(db: Db, { season, wanted }: ListOf): Promise<List<typeof topPlayers>> {
  const ofSeason = wanted.when === 'season';
  const rows = ofSeason
    ? await playersOfSeason.rows(db, byStanding(wanted, season))
    : await playersByLevel.rows(db, byLevel(wanted));
  const view = (row: (typeof rows)[number], rank: number) => ({
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
  return ranked(wanted, rows, view, (row) => (ofSeason ? [row.earnings, row.wins] : [row.level, row.xp]));
}

/** A page of horses by level and XP, or by the XP that the season's shows brought. */
export async function listHorses(db: Db, { season, now, wanted }: ListOf): Promise<List<typeof topHorses>> {
  const ofSeason = wanted.when === 'season';
  const rows = ofSeason
    ? await horsesOfSeason.rows(db, byStanding(wanted, season))
    : await horsesByLevel.rows(db, byLevel(wanted));
  const view = (row: RankedHorseRow, rank: number) =>
    Object.assign(horseView(row, rank, now), { xp: row.xp, xpGained: row.xp_gained });
  return ranked(wanted, rows, view, (row) => (ofSeason ? [row.xp_gained, row.wins] : [row.level, row.xp]));
}

/** A page of breeders by the wins of what they bred, then by how much they bred. */
export async function listBreeders(db: Db, { season, wanted }: ListOf): Promise<List<typeof topBreeders>> {
  const rows = await breeders.rows(db, byStanding(wanted, seasonOf(wanted, season)));
  const view = (row: (typeof rows)[number], rank: number) => ({
    rank,
    id: row.id,
    username: row.username,
    guild: row.guild,
    level: row.level,
    profile_picture_url: addressOf(row.picture),
    total_bred: row.bred,
    avg_offspring_level: Math.round((10 * row.foal_levels) / row.foals) / 10,
    total_offspring_wins: row.wins,
  });
  return ranked(wanted, rows, view, (row) => [row.wins, row.bred_here]);
}

/** A page of horses that won a show, by wins and prize money. */
export async function listChampions(
  db: Db,
  { season, now, wanted }: ListOf,
): Promise<List<typeof showChampions>> {
  const rows = await champions.rows(db, byStanding(wanted, seasonOf(wanted, season)));
  const view = (row: RankedHorseRow, rank: number) =>
    Object.assign(horseView(row, rank, now), { totalEarnings: row.earnings });
  return ranked(wanted, rows, view, (row) => [row.wins, row.earnings]);
}

const seasonOf = ({ when }: Wanted, season: number) => (when === 'season' ? season : ALL_TIME);

/** One row more than is shown tells whether there is a next page. Nobody above the division is looked at. */
function byLevel({ after = START, division, limit }: Wanted) {
  const { from, to } = DIVISION_ROWS.find((row) => row.id === division) ?? { from: 1, to: HIGHEST_LEVEL };
  const { first, second, id } = after.first > to ? { ...START, first: to } : after;
  return { first, second, id, lowestLevel: from, limit: limit + 1 };
}

function byStanding({ after: { first, second, id } = START, division, limit }: Wanted, season: number) {
  const number = division === undefined ? EVERY_DIVISION : divisionNumber(division);
  return { first, second, id, season, division: number, limit: limit + 1 };
}

/** Views of a page's rows with their ranks; the next page goes on after the last. */
function ranked<Row extends { readonly id: string }, View>(
  { after: { rank: before } = START, limit }: Wanted,
  rows: readonly Row[],
  view: (row: Row, rank: number) => View,
  rankedBy: (row: Row) => readonly [number, number],
): Page<View[]> {
  const numbered = rows.map((row, index) => ({ row, rank: before + index + 1 }));
  const { items, next } = pageOf(numbered, limit, ({ row, rank }) => ({
    after: [rank, ...rankedBy(row), row.id].join('_'),
  }));
  return { items: items.map(({ row, rank }) => view(row, rank)), next };
}

const addressOf = (picture: string | null) => (picture === null ? null : pictureAddress(picture, 'small'));

function horseView(row: RankedHorseRow, rank: number, now: Date) {
  const { genotype, traits } = row;
  const breed = breedOfRow(row);
  const { look, color } = lookView({ genotype, traits, breed, ageInMonths: ageInMonths(row.born_at, now) });
  return {
    rank,
    id: row.id,
    name: row.name,
    breed: breedName(breed),
    color,
    look,
    discipline: row.discipline,
    level: row.level,
    ownerId: row.owner_id,
    ownerUsername: row.owner_username,
    totalShows: row.shows,
    totalWins: row.wins,
  };
}
