import { tell } from '../db/news.ts';
import type { Tx } from '../db/connection.ts';
import { lockPlacedRows, updatePlaced, type PlacedRow } from './player-queries.ts';

/** A player as shows change one. */
export type PlacedPlayer = Readonly<PlacedRow>;

/** Locks players in the order of their ids, in which everybody locks them. */
export async function lockPlayersByIds(tx: Tx, ids: readonly string[]): Promise<Map<string, PlacedPlayer>> {
  const players = await lockPlacedRows.rows(tx, { ids });
  return new Map(players.map((player) => [player.id, player]));
}

/** Keeps level, xp and running entries. The players must be locked. */
export async function savePlacedPlayers(tx: Tx, players: readonly PlacedPlayer[]): Promise<void> {
  await updatePlaced.run(tx, {
    ids: players.map(({ id }) => id),
    levels: players.map(({ level }) => level),
    xps: players.map(({ xp }) => xp),
    activeEntries: players.map(({ activeEntries }) => activeEntries),
  });
  for (const { id } of players) tell(tx, id, { topics: ['entries', 'user'] });
}
