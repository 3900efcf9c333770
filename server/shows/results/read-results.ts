import type { z } from 'zod';
import type { Placing, showEntries } from '../../../contract/shows/show-results.ts';
import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import type { Grade } from '../../../game/shows/grades.ts';
import { MEADOW_FIELD, meadowPrize } from '../../../game/shows/meadow/meadow-shows.ts';
import { fieldOfGrade, type HouseField } from '../../../game/shows/running/house-field.ts';
import { houseResults, type HouseHorseResult } from '../../../game/shows/running/house-horses.ts';
import { housePrize } from '../../../game/shows/prize-money.ts';
import { startOfResult } from '../../../game/shows/running/stored-result.ts';
import { lookOfHouse } from '../../../game/shows/running/house-look.ts';
import { hasRules } from '../../../game/shows/running/scoring.ts';
import type { Db } from '../../db/connection.ts';
import { rowsThroughMonths } from '../../db/months/through-months.ts';
import {
  findEntrants,
  findHeat,
  findStarters,
  type EntrantRow,
  type PlacingRow,
  type ShowWithResult,
} from './results-queries.ts';
import { ringLook } from './ring-look.ts';

type PlacingView = z.input<typeof Placing>;

export interface HeatQuery {
  readonly heat: number | undefined;
  /** Player whose first heat is read, without `heat`. */
  readonly owner: string | undefined;
  readonly after: number;
  readonly limit: number;
}

/**
 * By place; one row more than the limit if there are more. Redraws house horses, unless the show's rules are unknown.
 */
export async function listHeat(db: Db, show: ShowWithResult, query: HeatQuery): Promise<PlacingView[]> {
  // A large show is published as a whole.
  if (show.status === 'open') return [];
  const { heat = null, owner = null, after, limit } = query;
  // House horses need all players' horses of the heat; one page.
  const [from, most] = show.kind !== 'player' ? [0, limit] : [after, limit + 1];
  const filters = { showId: show.id, heat, ownerId: owner, after: from, limit: most };
  const rows = await rowsThroughMonths(db, findHeat, filters, { since: show.runsAt });
  const placed = [...rows.map((row) => startView(show, row)), ...houseViews(show, rows)].filter(
    ({ place }) => place > after,
  );
  return placed.toSorted((one, other) => one.place - other.place).slice(0, limit + 1);
}

function startView({ runsAt: ranAt }: ShowWithResult, row: PlacingRow): PlacingView {
  const { heat, guild, grade, veteran, gradePoints, promotedTo, promotionPrize } = row.result;
  const { level, raw, points, happiness, luck } = row.result;
  return {
    heat,
    guild,
    grade: grade ?? null,
    veteran: veteran ?? false,
    gradePoints: gradePoints ?? 0,
    promotedTo: promotedTo ?? null,
    promotionPrize: promotionPrize ?? 0,
    level,
    raw,
    points,
    happiness,
    luck,
    guildPercent: GUILD_ROWS[guild].scorePercent,
    place: row.place,
    fieldSize: row.fieldSize,
    entryId: row.id,
    horseId: row.horseId,
    owner: ownerView(row),
    xpEarned: row.entryXp + row.placeXp,
    name: row.horseName,
    look: ringLook(row, ranAt, row.result.tack),
    score: row.score,
    prize: row.prize,
    houseCut: row.result.houseCut ?? 0,
  };
}

function ownerView(row: { readonly ownerId: string; readonly ownerUsername: string | null }) {
  return { id: row.ownerId, username: row.ownerUsername ?? 'A former player' };
}

function houseViews(show: ShowWithResult, rows: readonly PlacingRow[]): PlacingView[] {
  const { seed, entriesHash } = show;
  const [first] = rows;
  const terms = first && heatTerms(show, first);
  if (!terms || seed === null || entriesHash === null || !hasRules(show.rulesVersion)) return [];
  const { field, grade, prizeOf } = terms;
  const { heat } = first.result;
  const places = rows.map(({ place }) => place);
  const horses = houseResults({ seed, entriesHash, heat, field, places });
  return horses.map((horse) =>
    houseView(horse, {
      fieldSize: first.fieldSize,
      prize: prizeOf(horse.place),
      grade,
      look: lookOfHouse({ seed, discipline: show.discipline }, horse),
    }),
  );
}

interface HeatTerms {
  readonly field: HouseField;
  readonly grade: Grade | null;
  readonly prizeOf: (place: number) => number;
}

/** Undefined for a heat without house horses. */
function heatTerms(show: ShowWithResult, { result: { grade } }: PlacingRow): HeatTerms | undefined {
  const { kind, level, purseIndex } = show;
  if (kind === 'meadow') return { field: MEADOW_FIELD, grade: null, prizeOf: meadowPrize };
  if (kind === 'player' || !isClassLevel(level) || purseIndex === null || !grade) return undefined;
  const prizeOf = (place: number) => housePrize(level, grade, purseIndex, place);
  return { field: fieldOfGrade(level, grade), grade, prizeOf };
}

function houseView(
  horse: HouseHorseResult,
  { fieldSize, prize, grade, look }: Pick<PlacingView, 'fieldSize' | 'prize' | 'grade' | 'look'>,
): PlacingView {
  const { score, raw, points, happiness, guildPercent, luck } = horse.sheet;
  return {
    score,
    raw,
    points,
    happiness,
    guildPercent,
    luck,
    prize,
    houseCut: 0,
    fieldSize,
    heat: horse.heat,
    place: horse.place,
    name: horse.name,
    look,
    level: horse.level,
    entryId: null,
    horseId: null,
    owner: null,
    guild: null,
    grade,
    gradePoints: 0,
    promotedTo: null,
    veteran: false,
    promotionPrize: 0,
    xpEarned: null,
  };
}

type EntrantView = z.input<(typeof showEntries)['reply']>[number];

/** By horse id, one more than the limit if there are more. */
export async function listEntrants(
  db: Db,
  show: ShowWithResult,
  { after = null, limit }: { readonly after?: string | null | undefined; readonly limit: number },
): Promise<EntrantView[]> {
  const query = { showId: show.id, after, limit: limit + 1 };
  // Browsers that verify read every entry, and need no looks.
  if (show.status === 'completed')
    return (await rowsThroughMonths(db, findStarters, query, { since: show.runsAt })).map(starterView);
  return (await findEntrants.rows(db, query)).map((row) => ({
    ...entrantView(row),
    look: ringLook(row, show.runsAt),
  }));
}

/** Inputs of the run. */
function starterView(row: EntrantRow): EntrantView {
  const start = startOf(row);
  return { ...entrantView(row), entropy: start && row.entropy, start };
}

/** Before the run, only horse and owner are published. */
function entrantView(row: EntrantRow): EntrantView {
  return {
    entryId: row.id,
    horseId: row.horseId,
    name: row.horseName,
    look: null,
    owner: ownerView(row),
    enteredAt: row.enteredAt.toISOString(),
    entropy: null,
    start: null,
  };
}

function startOf({ result, place, fieldSize, score, prize }: EntrantRow): EntrantView['start'] {
  if (result === null || place === null || fieldSize === null || score === null || prize === null)
    return null;
  const {
    guild,
    skill,
    tack,
    aptitude,
    level,
    happiness,
    heat,
    raw,
    points,
    luck,
    houseCut,
    promotedTo,
    promotionPrize,
  } = result;
  return {
    guild,
    skill,
    aptitude,
    level,
    happiness,
    heat,
    raw,
    points,
    luck,
    ...startOfResult(result),
    promotedTo: promotedTo ?? null,
    promotionPrize: promotionPrize ?? 0,
    tack: [...tack],
    place,
    score,
    prize,
    houseCut: houseCut ?? 0,
    fieldSize,
  };
}
