import { afterVet } from '../../game/care/vet.ts';
import { VET_SERVICE_ROWS } from '../../game/care/vet-services.ts';
import type { Job } from '../clock/jobs.ts';
import { runOneByOne } from '../clock/one-by-one.ts';
import { publish } from '../db/news.ts';
import type { Db, Tx } from '../db/connection.ts';
import { JOB_LIMIT, inTransaction } from '../db/transaction.ts';
import type { HorseRow } from '../horses/horse-row.ts';
import { addHorseEvents } from '../horses/horse-events.ts';
import { lockHorsesById } from '../horses/own-horse.ts';
import { vetRecordOf, withVetRecord } from '../horses/state/horse-state.ts';
import { saveHorses } from '../horses/state/save-horses.ts';
import {
  completeRequests,
  findDueGeldings,
  nextCompletion,
  lockDueChecks,
  lockPending,
  type VetRequestRow,
} from './vet-queries.ts';

/**
 * Runs for each new gelding in his transaction. The horse is locked and changed; players and balances are not locked.
 */
export type WhenGelded = (tx: Tx, horse: HorseRow, now: Date) => Promise<void>;

/** Per transaction, to keep its locks short. */
const CHECKS_AT_ONCE = 500;

/** Per pass, each in its own transaction. */
const GELDINGS_AT_ONCE = 50;

/** Completes requests at their due time. */
export function vetJob(whenGelded: readonly WhenGelded[]): Job {
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
        JOB_LIMIT,
      );
      return checks > 0 ? checks : geldOneByOne(db, now, whenGelded);
    },
  };
}

/** One gelding per transaction: `whenGelded` locks players and balances, in an order that holds for one horse only. */
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
        JOB_LIMIT,
      ),
    describe: ({ id }) => `Vet request ${id} cannot be completed`,
    summary: 'Some vet requests cannot be completed',
  });
}

/** Locked requests of different horses. Returns the changed horses. */
async function complete(tx: Tx, now: Date, requests: readonly VetRequestRow[]): Promise<HorseRow[]> {
  if (requests.length === 0) return [];
  const horses = await lockHorsesById(
    tx,
    requests.map(({ horseId }) => horseId),
  );
  const seen = requests.flatMap(({ horseId, service, completesAt }) => {
    const horse = horses.get(horseId);
    // The horse may have left the game.
    return horse ? [withVetRecord(horse, afterVet(service, vetRecordOf(horse), completesAt))] : [];
  });
  await saveHorses(tx, seen, ['sex', 'vetCheckUntil', 'vetShotsUntil', 'breedingCheckUntil']);
  await completeRequests.run(tx, { ids: requests.map(({ id }) => id) });
  await addHorseEvents(
    tx,
    now,
    requests.flatMap(({ horseId, service, completesAt }) => {
      const owner = horses.get(horseId)?.ownerId;
      if (owner === undefined) return [];
      const details = { service: VET_SERVICE_ROWS[service].label };
      return [{ horseId, ownerId: owner, at: completesAt, kind: 'vet' as const, details }];
    }),
  );
  for (const { playerId } of requests) publish(tx, playerId, { topics: ['vet'] });
  return seen;
}
