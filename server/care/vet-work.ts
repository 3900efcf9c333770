import { afterVet, VET_SERVICE_ROWS } from '../../game/care/vet.ts';
import type { DueWork } from '../clock/due-work.ts';
import { runOneByOne } from '../clock/one-by-one.ts';
import { tell } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import { DUE_WORK, inTransaction } from '../db/transaction.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { keepEvents } from '../horses/keep-event.ts';
import { lockHorsesById } from '../horses/own-horse.ts';
import { saveVetRecords, vetRecordOf, withVetRecord } from '../horses/vet-record.ts';
import {
  completeRequests,
  findDueGeldings,
  nextCompletion,
  lockDueChecks,
  lockPending,
  type VetRequestRow,
} from './vet-queries.ts';

/**
 * What a feature owes to a stallion that is a gelding from now on, in the transaction that makes him one. The horse
 * is locked and as it stands afterwards; players and purses are still to be locked.
 */
export type WhenGelded = (tx: Tx, horse: HorseRow, now: Date) => Promise<void>;

/** Checks of one transaction: others wait only moments for its horses. */
const CHECKS_AT_ONCE = 500;

/** Geldings of one pass, each in a transaction of its own. */
const GELDINGS_AT_ONCE = 50;

/** Does what was asked of the vet once its time has come: as of that moment, whenever that is found out. */
export function vetWork(whenGelded: readonly WhenGelded[]): DueWork {
  return {
    name: 'vet',
    nextDue: () => nextCompletion,
    async doSome(db, { now }) {
      const checks = await inTransaction(
        db,
        async (tx) => {
          const due = await lockDueChecks.rows(tx, { now, limit: CHECKS_AT_ONCE });
          await complete(tx, now, due);
          return due.length;
        },
        DUE_WORK,
      );
      return checks > 0 ? checks : geldOneByOne(db, now, whenGelded);
    },
  };
}

/**
 * One per transaction: `whenGelded` locks purses, and the purses of several horses would not be locked in order.
 */
async function geldOneByOne(db: Db, now: Date, whenGelded: readonly WhenGelded[]): Promise<number> {
  return runOneByOne({
    pieces: await findDueGeldings.rows(db, { now, limit: GELDINGS_AT_ONCE }),
    run: ({ id }) =>
      inTransaction(
        db,
        async (tx) => {
          const requests = await lockPending.rows(tx, { id });
          for (const horse of await complete(tx, now, requests)) {
            for (const settle of whenGelded) await settle(tx, horse, now);
          }
          return requests.length;
        },
        DUE_WORK,
      ),
    describe: ({ id }) => `Vet request ${id} cannot be completed`,
    summary: 'Some vet requests cannot be completed',
  });
}

/** Completes locked requests, each of another horse, and gives the horses as they stand afterwards. */
async function complete(tx: Tx, now: Date, requests: readonly VetRequestRow[]): Promise<HorseRow[]> {
  if (requests.length === 0) return [];
  const horses = await lockHorsesById(
    tx,
    requests.map(({ horse_id }) => horse_id),
  );
  const seen = requests.flatMap(({ horse_id, service, completes_at }) => {
    const horse = horses.get(horse_id);
    // One that has left the game meanwhile is past the vet's help.
    return horse ? [withVetRecord(horse, afterVet(service, vetRecordOf(horse), completes_at))] : [];
  });
  await saveVetRecords(tx, seen);
  await completeRequests.run(tx, { ids: requests.map(({ id }) => id) });
  await keepEvents(
    tx,
    now,
    requests.flatMap(({ horse_id, service, completes_at }) => {
      const owner = horses.get(horse_id)?.owner_id;
      if (owner === undefined) return [];
      const details = { service: VET_SERVICE_ROWS[service].label };
      return [{ horseId: horse_id, ownerId: owner, at: completes_at, kind: 'vet' as const, details }];
    }),
  );
  for (const { player_id } of requests) tell(tx, player_id, { topics: ['vet'] });
  return seen;
}
