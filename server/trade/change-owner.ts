import { GUILD_ROWS } from '../../game/guild-work/guilds.ts';
import { BANKED_ON_ARRIVAL, bankWith } from '../../game/guild-work/training-bank.ts';
import { ageInMonths, isNursing } from '../../game/horses/age.ts';
import { settleMood, type Mood } from '../../game/horses/happiness.ts';
import { leaveStuds, lockEscrowedFees } from '../breeding/stud/leave-breeding.ts';
import type { Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { moodOf, saveMoods } from '../horses/state/horse-state.ts';
import { resumeFoalBooks } from '../keepsakes/foal-books.ts';
import { HOUSE, lockBalances, type LockedBalance } from '../ledger/ledger.ts';
import { lockPlayersByIds } from '../players/player.ts';
import { findEntryPayers, lockEntriesOf, scratchEntries } from '../shows/entering/scratch-entries.ts';
import { giveStarterTack } from '../tack/acquire-tack.ts';
import { leaveTack, lockTackOf } from '../tack/worn-tack.ts';
import { deleteListingsOf } from './listing-queries.ts';
import { takeOffPasture, updateOwner, updateTrainingFrom } from './owner-queries.ts';

/** Horses of one owner, locked, as they were before. `to` is the house for a sale to the market. */
export interface OwnerChange {
  readonly horses: readonly HorseRow[];
  readonly from: string;
  readonly to: string;
  readonly now: Date;
}

interface Consequence {
  readonly what: string;
  readonly run: (tx: Tx, change: OwnerChange) => Promise<void>;
}

/**
 * What a change of owner does to everything else, in this order (docs/rules/trade.md#what-a-sale-does). All else stays
 * with the horse: name, level, skill, papers of the vet and a visit under way, trainings saved, feed, a foal under way,
 * published genes, nameplates and colours of tack; or with the player: insights, results, the record as breeder.
 */
export const CONSEQUENCES: readonly Consequence[] = [
  {
    what: 'entries are scratched by a sale to the market, and run on otherwise',
    run: async (tx, { horses, to }) => {
      if (to === HOUSE) await scratchEntries(tx, idsOf(horses));
    },
  },
  {
    what: 'a stallion leaves the studs, and open requests of both sexes end with the fee back',
    run: async (tx, { horses, now }) => {
      await leaveStuds(tx, now, horses);
    },
  },
  {
    what: 'tack stays with the seller',
    run: (tx, { horses }) => leaveTack(tx, horses),
  },
  {
    what: 'it is no longer for sale',
    run: async (tx, { horses }) => {
      await deleteListingsOf.run(tx, { horseIds: idsOf(horses) });
    },
  },
  {
    what: 'happiness counts by the guild of each owner for their own time, and stands still at the market',
    run: async (tx, change) => {
      const moods = change.horses.map((horse) => ({ id: horse.id, mood: moodAfter(horse, change) }));
      await saveMoods(tx, change.from, moods);
    },
  },
  {
    what: 'to the market it comes in from pasture',
    run: async (tx, { horses, to }) => {
      if (to === HOUSE) await takeOffPasture.run(tx, { ids: idsOf(horses) });
    },
  },
  {
    what: 'from the market it comes with one training saved',
    run: async (tx, { horses, from, now }) => {
      const trainingFrom = bankWith(BANKED_ON_ARRIVAL, now);
      if (from === HOUSE) await updateTrainingFrom.run(tx, { ids: idsOf(horses), trainingFrom });
    },
  },
  {
    what: 'the new owner has it, unlocked',
    run: async (tx, { horses, from, to }) => {
      await updateOwner.run(tx, { ids: idsOf(horses), from, to });
      for (const player of [from, to]) publish(tx, player, { topics: ['horses', 'tack', 'entries', 'user'] });
    },
  },
  {
    what: 'a young horse’s book goes on with the new owner',
    run: async (tx, { horses, to, now }) => {
      if (to !== HOUSE) await resumeFoalBooks(tx, now, horses);
    },
  },
  {
    what: 'a player’s first horse comes with starter tack',
    run: async (tx, { horses, to, now }) => {
      const [horse] = horses;
      if (to !== HOUSE && horse) await giveStarterTack(tx, now, to, horse.id);
    },
  },
];

const idsOf = (horses: readonly HorseRow[]) => horses.map(({ id }) => id);

/** From the market it comes as happy as it went there, and unfed unless it nurses. */
function moodAfter(horse: HorseRow, { from, now }: OwnerChange): Mood {
  const mood = moodOf(horse);
  if (from !== HOUSE) return settleMood(mood, GUILD_ROWS[horse.guild].restPerDay, now);
  const nurses = isNursing(ageInMonths(horse.bornAt, now));
  if (nurses) return { ...mood, happinessAt: now };
  const ration = mood.ration?.until ? { until: now } : mood.ration;
  return { ...mood, happinessAt: now, feedExpiresAt: null, longFeedUntil: null, ration };
}

/**
 * Locks everything that a change of owner touches, and these players' balances. The horses must be locked; for a sale
 * to the market also the shows that they are entered in.
 */
export async function lockForOwnerChange(
  tx: Tx,
  { horses, to }: Pick<OwnerChange, 'horses' | 'to'>,
  playerIds: readonly string[],
): Promise<Map<string, LockedBalance>> {
  const ids = idsOf(horses);
  const feeAccounts = await lockEscrowedFees(tx, ids);
  if (to === HOUSE) {
    const payers = (await findEntryPayers(tx, ids)).map(({ playerId }) => playerId);
    if (payers.length > 0) await lockPlayersByIds(tx, [...new Set(payers)]);
  }
  const balances = await lockBalances(tx, [...new Set([...feeAccounts, ...playerIds])]);
  if (to === HOUSE) await lockEntriesOf(tx, ids);
  await lockTackOf(tx, ids);
  return balances;
}

/** After `lockForOwnerChange`. The caller pays afterwards, and writes the horses' histories. */
export async function changeOwner(tx: Tx, change: OwnerChange): Promise<void> {
  for (const { run } of CONSEQUENCES) await run(tx, change);
}
