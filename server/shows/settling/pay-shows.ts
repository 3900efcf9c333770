import { disciplineLabel } from '../../../game/shows/disciplines.ts';
import { HOUSE_CUT_PERCENT } from '../../../game/ledger/coins.ts';
import { feesDue, type EntryPayment, type FeesDue, FEES_COVERED } from '../../../game/shows/cuts.ts';
import { handOver, HOUSE, type Journal, type LedgerLine } from '../../ledger/ledger.ts';
import type { ShowRow, ShowEntryRow } from '../show-queries.ts';
import { entriesByShow, type RanShow, type ShowPlacings } from './place-shows.ts';
import type { Prize } from './placings.ts';

type PayableShow = Pick<ShowRow, 'id' | 'discipline' | 'level' | 'createdBy'>;

export function accountsOf(shows: readonly PayableShow[]): string[] {
  return [...new Set(shows.flatMap(({ id, createdBy }) => (createdBy ? [id, createdBy] : [])))];
}

const lessCut = (cut: number) => (cut > 0 ? `, less ${HOUSE_CUT_PERCENT}%` : '');

/** Prizes, less the house cut. A player show's creator gets fees and unwon prize. */
export function payments(
  shows: readonly PayableShow[],
  entries: readonly ShowEntryRow[],
  placed: ShowPlacings,
): Journal[] {
  const results = new Map(placed.shows.map((show) => [show.id, show]));
  const byShow = entriesByShow(shows, entries);
  return [
    ...prizePayments(placed.prizes),
    ...shows.flatMap((show) =>
      creatorPayments(show, takingsOf(byShow.get(show.id) ?? []), results.get(show.id)),
    ),
  ];
}

export function prizePayments(prizes: readonly Prize[]): Journal[] {
  return prizes.map(({ playerId, coins, cut, description, kind, ofShow: escrow }) => {
    const from = escrow ?? HOUSE;
    const lines = [
      ...handOver(from, playerId, { coins, tradable: kind === 'meadow_prize' ? 0 : coins }),
      ...handOver(from, HOUSE, { coins: cut, tradable: cut }),
    ];
    return { kind, description: `${description}${lessCut(cut)}`, lines };
  });
}

/** Entry fees of a show, including those of scratched entries. */
export interface Takings {
  readonly entries: number;
  readonly paid: readonly EntryPayment[];
}

function takingsOf(entries: readonly ShowEntryRow[]): Takings {
  const paid = entries.map(({ playerId, fee, feeTradable }) => ({
    playerId,
    taken: { coins: fee, tradable: feeTradable },
  }));
  return { entries: entries.length, paid };
}

/** By the house, which takes bound coins and gives tradable ones. */
function feeLines(escrow: string, creator: string, { inEscrow, due }: FeesDue): LedgerLine[] {
  const cut = inEscrow.coins - due.coins;
  const freed = due.tradable + cut - inEscrow.tradable;
  return [
    { account: escrow, coins: -inEscrow.coins, tradable: -inEscrow.tradable },
    { account: HOUSE, coins: freed, tradable: 0 },
    { account: HOUSE, coins: -freed, tradable: -freed },
    { account: HOUSE, coins: cut, tradable: cut },
    { account: creator, ...due },
  ];
}

export function creatorPayments(
  { id, discipline, level, createdBy: creator }: PayableShow,
  { entries, paid }: Takings,
  result: RanShow | undefined,
): Journal[] {
  if (creator === null) return [];
  const { returned, feeCut = 0 } = result ?? {};
  const what = `${disciplineLabel(discipline)} show, level ${level}`;
  const less = feeCut > 0 ? `${lessCut(feeCut)} of all after the first ${FEES_COVERED} of others` : '';
  return [
    {
      kind: 'show_fees',
      description: `Entry fees of your ${what}: ${entries} entered${less}`,
      lines: feeLines(id, creator, feesDue(creator, paid, feeCut)),
    },
    {
      kind: 'show_creation',
      description: `Prize returned: nobody won it in your ${what}`,
      lines: handOver(id, creator, { coins: returned ?? 0, tradable: returned ?? 0 }),
    },
  ];
}
