import { happinessPoints } from '../../../game/horses/happiness.ts';
import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { EntryPlan, EntryRefusal } from '../../../game/shows/entering/entry.ts';
import { newId } from '../../db/new-id.ts';
import { tell } from '../../db/news.ts';
import type { Tx } from '../../db/connection.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import { handOver, HOUSE, lockPurses, post, type Journal } from '../../ledger/ledger.ts';
import type { Contender } from '../../players/contender.ts';
import { paidTo } from '../../players/paid-to.ts';
import { insertEntry } from '../entries/entry-queries.ts';
import { planEntry } from './plan-entry.ts';
import type { ShowRow } from '../show-queries.ts';

/** Who enters, both locked. */
export interface Entrant {
  readonly horse: HorseRow;
  readonly contender: Contender;
}

export type AlreadyEntered = Refusal<'ALREADY_ENTERED'>;

/** What an entry is answered with. */
export interface Entered {
  readonly xpEarned: number;
  readonly happinessLost: number;
  readonly newHappiness: number;
  readonly fee: number;
  readonly receipt: { entryId: string; showId: string; seedHash: string; entropy: string };
}

/** An entry that the rules allow, to be written, and its fee to be posted. */
export interface EntryMade {
  readonly entered: Entered;
  readonly show: ShowRow;
  readonly plan: EntryPlan;
  /** Who enters, as the entry leaves them. */
  readonly after: Entrant;
  readonly journal: Journal;
}

/** Enters a locked horse in a show that is held. Whoever calls posts the fees. */
export async function enterLocked(
  tx: Tx,
  now: Date,
  show: ShowRow,
  entrant: Entrant,
  entropy: string,
): Promise<EntryMade | EntryRefusal | AlreadyEntered> {
  const made = await decideLocked(tx, now, show, entrant, entropy);
  if (isRefusal(made)) return made;
  return (await writeEntry(tx, now, made)) ?? made;
}

/** The same, and writes nothing yet. */
export async function decideLocked(
  tx: Tx,
  now: Date,
  show: ShowRow,
  { horse: before, contender }: Entrant,
  entropy: string,
): Promise<EntryMade | EntryRefusal> {
  const creator = show.created_by;
  const paid = creator && creator !== contender.id ? await paidTo(tx, now, contender, creator) : null;
  const planned = planEntry(show, before, contender, now, paid);
  if (isRefusal(planned)) return planned;

  const { plan, horse, player, description } = planned;
  const to = creator ? show.id : HOUSE;
  return {
    entered: {
      xpEarned: plan.horseXp,
      happinessLost: plan.happinessLost,
      newHappiness: happinessPoints(horse.happiness),
      fee: plan.fee,
      receipt: { entryId: newId(now), showId: show.id, seedHash: show.seed_hash, entropy },
    },
    show,
    plan,
    after: { horse, contender: { ...player, purse: { id: contender.id, ...plan.payment.purse } } },
    journal: { kind: 'show_entry', description, lines: handOver(contender.id, to, plan.payment.taken) },
  };
}

/** Writes an entry that was decided on, but for its fee. Gives a refusal if the horse is entered already. */
export async function writeEntry(
  tx: Tx,
  now: Date,
  { entered, show, plan, after: { horse, contender: player } }: EntryMade,
): Promise<AlreadyEntered | undefined> {
  const { entryId, entropy } = entered.receipt;
  const creator = show.created_by;
  const written = await insertEntry.first(tx, {
    id: entryId,
    showId: show.id,
    horseId: horse.id,
    playerId: player.id,
    discipline: show.discipline,
    level: show.level,
    runsAt: show.runs_at,
    fee: plan.fee,
    feeTradable: plan.payment.taken.tradable,
    creatorId: creator,
    entropy,
    now,
    entryXp: plan.horseXp,
    horseLevel: horse.level,
    horseXp: horse.xp,
    form: horse.form,
    classLevel: horse.class_level,
    happiness: horse.happiness,
    happinessAt: horse.happiness_at,
    nextEntryCalm: horse.next_entry_calm,
    skill: horse.skill,
    startsDay: horse.starts_day,
    startsToday: horse.starts_today,
    showsEntered: horse.shows_entered,
    playerLevel: player.level,
    playerXp: player.xp,
    houseStartsDay: player.house_starts_day,
    houseStarts: player.house_starts,
    activeEntries: player.active_entries,
  });
  if (!written) return refuse('ALREADY_ENTERED', { name: horse.name });
  tell(tx, player.id, { topics: ['entries', 'horses', 'user'] });
  if (creator) tell(tx, creator, { topics: ['shows'] });
  return undefined;
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
