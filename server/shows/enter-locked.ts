import { happinessPoints } from '../../game/horses/happiness.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { EntryRefusal } from '../../game/shows/entry.ts';
import { newId } from '../db/new-id.ts';
import { tell } from '../db/news.ts';
import type { Tx } from '../db/transaction.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { handOver, HOUSE, lockPurses, post, type Journal } from '../ledger/ledger.ts';
import type { Contender } from '../players/contender.ts';
import { paidTo } from '../players/paid-to.ts';
import { insertEntry } from './entry-queries.ts';
import { planEntry } from './plan-entry.ts';
import type { ShowRow } from './show-queries.ts';

/** Who enters, both locked. */
export interface Entrant {
  readonly horse: HorseRow;
  readonly contender: Contender;
}

/** What an entry is answered with. */
export interface Entered {
  readonly xpEarned: number;
  readonly happinessLost: number;
  readonly newHappiness: number;
  readonly fee: number;
  readonly receipt: { entryId: string; showId: string; seedHash: string; entropy: string };
}

/** An entry that is written but for its fee. */
export interface EntryMade {
  readonly entered: Entered;
  readonly show: ShowRow;
  /** Who enters, as the entry leaves them. */
  readonly after: Entrant;
  readonly journal: Journal;
}

/** Enters a locked horse in a show that is held. Whoever calls posts the fees. */
export async function enterLocked(
  tx: Tx,
  now: Date,
  show: ShowRow,
  { horse: before, contender }: Entrant,
  entropy: string,
): Promise<EntryMade | EntryRefusal | Refusal<'ALREADY_ENTERED'>> {
  const creator = show.created_by;
  const paid = creator && creator !== contender.id ? await paidTo(tx, now, contender, creator) : null;
  const planned = planEntry(show, before, contender, now, paid);
  if (isRefusal(planned)) return planned;

  const { plan, horse, player, description } = planned;
  const { taken } = plan.payment;
  const entryId = newId(now);
  const entered = await insertEntry.first(
    tx,
    ...([entryId, show.id, horse.id, contender.id, show.discipline, show.level, show.runs_at] as const),
    ...([plan.fee, taken.tradable, creator, entropy, now, plan.horseXp] as const),
    ...([horse.level, horse.xp, horse.form, horse.class_level, horse.happiness, horse.happiness_at] as const),
    ...([
      horse.next_entry_calm,
      horse.skill,
      horse.starts_day,
      horse.starts_today,
      horse.shows_entered,
    ] as const),
    ...([player.level, player.xp] as const),
    ...([player.house_starts_day, player.house_starts, player.active_entries] as const),
  );
  if (!entered) return refuse('ALREADY_ENTERED', { name: horse.name });
  tell(tx, contender.id, { topics: ['entries', 'horses', 'user'] });
  if (creator) tell(tx, creator, { topics: ['shows'] });
  const to = creator ? show.id : HOUSE;
  return {
    entered: {
      xpEarned: plan.horseXp,
      happinessLost: plan.happinessLost,
      newHappiness: happinessPoints(horse.happiness),
      fee: plan.fee,
      receipt: { entryId, showId: show.id, seedHash: show.seed_hash, entropy },
    },
    show,
    after: { horse, contender: { ...player, purse: { id: contender.id, ...plan.payment.purse } } },
    journal: { kind: 'show_entry', description, lines: handOver(contender.id, to, taken) },
  };
}

/**
 * Posts the fees of entries: to the house, or into the escrows of player shows until they run. Those are locked after
 * the purse of who enters, which is no other order than everybody's: only who holds the show comes to its escrow.
 */
export async function postFees(tx: Tx, now: Date, made: readonly EntryMade[]): Promise<void> {
  const escrows = made.filter(({ show }) => show.kind === 'player').map(({ show }) => show.id);
  if (escrows.length > 0) await lockPurses(tx, escrows);
  await post(
    tx,
    now,
    made.map(({ journal }) => journal),
  );
}
