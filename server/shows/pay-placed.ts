import { disciplineLabel } from '../../game/shows/disciplines.ts';
import { feesDue } from '../../game/shows/fees.ts';
import { handOver, handOverFreed, HOUSE, type Journal } from '../ledger/ledger.ts';
import { entriesOf } from './entries-of.ts';
import type { EntryRow } from './entry-queries.ts';
import type { Placed } from './place-shows.ts';
import type { ShowRow } from './show-queries.ts';

type ToPay = Pick<ShowRow, 'id' | 'discipline' | 'level' | 'created_by'>;

/** Accounts that are paid from and to when these shows have run, but for those who entered. */
export function pursesOf(shows: readonly ToPay[]): string[] {
  return [...new Set(shows.flatMap(({ id, created_by }) => (created_by ? [id, created_by] : [])))];
}

/**
 * What shows that have run pay: prizes from the house or out of the escrow of a player show, whose creator gets what
 * else lies in it: the entry fees, and of the prize what nobody won. Afterwards it is empty.
 */
export function payments(shows: readonly ToPay[], entries: readonly EntryRow[], placed: Placed): Journal[] {
  const prizes = placed.prizes.map(({ playerId, coins, description, ofShow: escrow }) => {
    const lines = handOver(escrow ?? HOUSE, playerId, { coins, tradable: coins });
    return { kind: 'show_prize' as const, description, lines };
  });
  const returned = new Map(placed.shows.map((show) => [show.id, show.returned]));
  const ofShow = entriesOf(shows, entries);
  return [
    ...prizes,
    ...shows.flatMap((show) => toCreator(show, ofShow.get(show.id) ?? [], returned.get(show.id) ?? 0)),
  ];
}

function toCreator(
  { id, discipline, level, created_by: creator }: ToPay,
  entries: readonly EntryRow[],
  returned: number,
): Journal[] {
  if (creator === null) return [];
  const what = `${disciplineLabel(discipline)} show, level ${level}`;
  const { held, due } = feesDue(
    creator,
    entries.map(({ player_id, fee, fee_tradable }) => ({
      playerId: player_id,
      taken: { coins: fee, tradable: fee_tradable },
    })),
  );
  return [
    {
      kind: 'show_fees',
      description: `Entry fees of your ${what}: ${entries.length} entered`,
      lines: handOverFreed(id, creator, held, due.tradable),
    },
    {
      kind: 'show_creation',
      description: `Prize returned: nobody won it in your ${what}`,
      lines: handOver(id, creator, { coins: returned, tradable: returned }),
    },
  ];
}
