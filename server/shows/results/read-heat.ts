import type { z } from 'zod';
import type { Placing } from '../../../contract/shows/show-results.ts';
import { GUILD_ROWS } from '../../../game/guild-work/guilds.ts';
import { isClassLevel } from '../../../game/shows/classes.ts';
import { houseField } from '../../../game/shows/house-field.ts';
import { housePrize } from '../../../game/shows/prize-money.ts';
import { meanForm } from '../../../game/shows/running/heats.ts';
import type { HouseHorseResult } from '../../../game/shows/running/run-show.ts';
import { isRulesVersion } from '../../../game/shows/running/scoring.ts';
import type { Db } from '../../db/connection.ts';
import { findHeat, type PlacedRow, type ShownShow } from './results-queries.ts';

type PlacingView = z.input<typeof Placing>;

export interface HeatAsked {
  readonly heat: number | undefined;
  /** A player, in whose first heat we look where none is named. */
  readonly owner: string | undefined;
  readonly after: number;
  readonly limit: number;
}

/**
 * A heat by place, one more than the limit if there are more. House horses are drawn again from the seed, and left
 * out where the show ran by rules that are not known any more.
 */
export async function listHeat(db: Db, show: ShownShow, asked: HeatAsked): Promise<PlacingView[]> {
  const { heat = null, owner = null, after, limit } = asked;
  // A heat of a house show is drawn from all its horses, and is never more than a page.
  const [from, most] = show.kind === 'house' ? [0, limit] : [after, limit + 1];
  const rows = await findHeat.rows(db, { showId: show.id, heat, ownerId: owner, after: from, limit: most });
  const placed = [...rows.map(startView), ...houseViews(show, rows)].filter(({ place }) => place > after);
  return placed.toSorted((one, other) => one.place - other.place).slice(0, limit + 1);
}

function startView(row: PlacedRow): PlacingView {
  const { heat, guild, form, level, raw, points, happiness, luck } = row.result;
  return {
    heat,
    guild,
    form,
    level,
    raw,
    points,
    happiness,
    luck,
    guildPercent: GUILD_ROWS[guild].scorePercent,
    place: row.place,
    fieldSize: row.field_size,
    entryId: row.id,
    horseId: row.horse_id,
    owner: ownerView(row),
    xpEarned: row.entry_xp + row.place_xp,
    name: row.horse_name,
    score: row.score,
    prize: row.prize,
    houseCut: row.result.houseCut ?? 0,
  };
}

/** A player whose account is gone has no name any more. */
export function ownerView(row: { readonly owner_id: string; readonly owner_username: string | null }) {
  return { id: row.owner_id, username: row.owner_username ?? 'A former player' };
}

function houseViews(show: ShownShow, rows: readonly PlacedRow[]): PlacingView[] {
  const { kind, level, seed, entries_hash: entriesHash, purse_index: purseIndex } = show;
  const [first] = rows;
  if (kind !== 'house' || !isClassLevel(level) || !isRulesVersion(show.rules_version)) return [];
  if (!first || seed === null || entriesHash === null || purseIndex === null) return [];
  const { heat } = first.result;
  const starters = rows.map(({ place, result: { form } }) => ({ place, form }));
  const form = meanForm(starters);
  const field = houseField({ seed, entriesHash, level, heat, starters });
  return field.map((horse) =>
    houseView(horse, first.field_size, housePrize(level, form, purseIndex, horse.place)),
  );
}

function houseView(horse: HouseHorseResult, fieldSize: number, prize: number): PlacingView {
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
    level: horse.level,
    entryId: null,
    horseId: null,
    owner: null,
    guild: null,
    form: null,
    xpEarned: null,
  };
}
