import { bringIn, turnOut } from '../../game/care/pasture.ts';
import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Tx } from '../db/connection.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { lockOwnHorses, type NotOwn } from '../horses/own-horse.ts';
import { moodOf, savePasture, type PastureUpdate } from '../horses/state/horse-state.ts';

export interface Move {
  readonly playerId: string;
  readonly horseIds: readonly string[];
}

export interface MoveResult<Code extends string> {
  readonly moved: readonly PastureUpdate[];
  readonly refusals: readonly { readonly horseId: string; readonly refusal: NotOwn | Refusal<Code> }[];
}

export function turnOutHorses(tx: Tx, now: Date, move: Move): Promise<MoveResult<'ON_PASTURE'>> {
  return moveHorses(tx, move, (horse) => {
    const state = { mood: moodOf(horse), workedAt: horse.workedAt };
    const mood = turnOut(state, GUILD_ROWS[horse.guild].restPerDay, now);
    return isRefusal(mood) ? mood : { mood, worksFrom: horse.worksFrom };
  });
}

export function bringInHorses(tx: Tx, now: Date, move: Move): Promise<MoveResult<'NOT_ON_PASTURE'>> {
  return moveHorses(tx, move, (horse) => {
    const state = { mood: moodOf(horse), bornAt: horse.bornAt, worksFrom: horse.worksFrom };
    return bringIn(state, GUILD_ROWS[horse.guild].restPerDay, now);
  });
}

/** Each horse may refuse alone. Entries and trainings lock the horse too, so they wait for a move. */
async function moveHorses<Code extends string>(
  tx: Tx,
  { playerId, horseIds }: Move,
  decide: (horse: HorseRow) => Omit<PastureUpdate, 'id'> | Refusal<Code>,
): Promise<MoveResult<Code>> {
  const horses = await lockOwnHorses(tx, horseIds, playerId);
  const moved: PastureUpdate[] = [];
  const refusals: MoveResult<Code>['refusals'][number][] = [];
  for (const { id, horse } of horses) {
    if (isRefusal(horse)) {
      refusals.push({ horseId: id, refusal: horse });
      continue;
    }
    const decided = decide(horse);
    if ('refused' in decided) {
      refusals.push({ horseId: id, refusal: refuse(decided.refused, { name: horse.name }) });
    } else {
      moved.push({ id, ...decided });
    }
  }
  await savePasture(tx, playerId, moved);
  return { moved, refusals };
}
