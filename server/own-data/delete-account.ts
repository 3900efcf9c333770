import type { Logger } from 'pino';
import { putOffTo } from '../../game/accounts/deletion.ts';
import { lockAccountIfAny } from '../accounts/accounts.ts';
import { findSuspension } from '../accounts/suspensions.ts';
import type { Job } from '../clock/jobs.ts';
import type { Db, Tx } from '../db/connection.ts';
import { isOutage } from '../db/errors.ts';
import { JOB_LIMIT, inTransaction } from '../db/transaction.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import type { Provider } from '../premium/provider.ts';
import { giveUpHorses, giveUpTack } from '../trade/give-up.ts';
import {
  endDeletion,
  findDueDeletions,
  lockDueDeletion,
  nextDeletion,
  postponeDeletion,
  putOffDeletion,
} from './deletion-queries.ts';
import { endPaymentsJob } from './end-payments.ts';
import { AFTER_CALLS_MS, eraseAgain, erasePerson, type Leaving } from './erase-person.ts';
import {
  deleteMessages,
  deleteSentLetters,
  eraseNotes,
  eraseReceivedLetters,
  eraseSentLetters,
  findLastRun,
} from './erase-queries.ts';

/*
 * An account is deleted in small transactions, of which each can be the last before a crash: the row of the deletion
 * stays until nothing is left (decision 64).
 */

const BATCH = 20;
const ROWS_AT_ONCE = 500;

const RETRY_MS = 600_000;

export interface Deleting extends Pick<Leaving, 'pictures'> {
  readonly db: Db;
}

/** False if nothing of its kind is left. */
type Step = (tx: Tx, now: Date, leaving: Leaving) => Promise<boolean>;

const inBatches =
  (statement: typeof eraseNotes): Step =>
  async (tx, _, { playerId }) =>
    (await statement.rows(tx, { playerId, limit: ROWS_AT_ONCE })).length > 0;

/**
 * Deletes a suspended account's texts before its person is erased: the suspension that hides them goes with the
 * account.
 */
const HIDDEN_TEXTS: readonly Step[] = [eraseNotes, deleteSentLetters, deleteMessages].map(inBatches);

/** What a deletion does after the person is gone, in the order of locks (docs/rules/people.md#leaving). */
export const STEPS: readonly { readonly what: string; readonly run: Step }[] = [
  {
    what: 'horses go to the market by the list of a sale, unpaid',
    run: (tx, now, { playerId }) => giveUpHorses(tx, now, playerId),
  },
  { what: 'notes on stud requests go', run: inBatches(eraseNotes) },
  {
    what: 'tack goes, with what is on sale',
    run: (tx, now, { playerId }) => giveUpTack(tx, now, playerId),
  },
  {
    what: 'letters sent stay with who got them, but not those of a suspended account',
    run: (tx, now, leaving) =>
      inBatches(leaving.deletesTexts ? deleteSentLetters : eraseSentLetters)(tx, now, leaving),
  },
  { what: 'letters received go', run: inBatches(eraseReceivedLetters) },
  {
    what: 'messages in chat stay, but not those of a suspended account',
    run: async (tx, now, leaving) => leaving.deletesTexts && inBatches(deleteMessages)(tx, now, leaving),
  },
];

/** Jobs for those who leave. */
export const leavingJobs = (
  provider: Provider,
  pictures: Deleting['pictures'],
  log: Logger,
): readonly Job[] => [endPaymentsJob(provider, log), deletionJob(pictures, log)];

/** In one pass of the jobs: more would delay other jobs, such as shows. */
const PIECES_AT_ONCE = 100;

export function deletionJob(pictures: Deleting['pictures'], log: Logger, most = PIECES_AT_ONCE): Job {
  let piecesNow = 0;
  return {
    name: 'account deletions',
    nextDue: () => nextDeletion,
    async doSome(db, { now }) {
      // The next pass continues.
      const limit = Math.min(BATCH, most - piecesNow);
      const dueDeletions = limit > 0 ? await findDueDeletions.rows(db, { now, limit }) : [];
      let done = 0;
      for (const { playerId } of dueDeletions) {
        try {
          if (await deleteSome({ db, pictures }, now, playerId)) done += 1;
        } catch (error) {
          if (isOutage(error)) throw error;
          // Other deletions go on; committed steps stay.
          log.error({ err: error, playerId }, 'a deletion failed; will retry');
          const nextAt = new Date(now.getTime() + RETRY_MS);
          await postponeDeletion.run(db, { playerId, nextAt });
        }
      }
      piecesNow = done > 0 ? piecesNow + done : 0;
      return done;
    },
  };
}

/** False if another process is deleting, or the player cancelled the deletion. */
export async function deleteSome({ db, pictures }: Deleting, now: Date, playerId: string): Promise<boolean> {
  const done = await withDeletion(db, now, playerId, async (tx, { erasedAt, deletesTexts }) => {
    if (erasedAt === null) {
      await begin(tx, now, { playerId, pictures });
      return true;
    }
    for (const { run } of STEPS) if (await run(tx, now, { playerId, deletesTexts, pictures })) return true;
    return false;
  });
  if (done !== false) return done === true;
  // A separate transaction, because it starts the order of locks over.
  const erased = await withDeletion(db, now, playerId, (tx, { deletesTexts }) =>
    eraseAgain(tx, { playerId, deletesTexts, pictures }),
  );
  if (erased !== false) return erased === true;
  // Nothing can have come back since: nobody acts for the player.
  const ended = await withDeletion(db, now, playerId, (tx, { paymentsAt }) =>
    end(tx, now, playerId, paymentsAt !== null),
  );
  return ended !== undefined;
}

/** Postpones the deletion, deletes hidden texts, or erases the person. */
async function begin(tx: Tx, now: Date, going: Omit<Leaving, 'deletesTexts'>): Promise<void> {
  const { playerId } = going;
  const suspension = await findSuspension(tx, playerId, now);
  const day = suspension && putOffTo(suspension.until, now);
  if (day) {
    await putOffDeletion.run(tx, { playerId, day });
    return;
  }
  const leaving = { ...going, deletesTexts: suspension !== undefined };
  if (leaving.deletesTexts) for (const run of HIDDEN_TEXTS) if (await run(tx, now, leaving)) return;
  await erasePerson(tx, now, leaving);
}

type Deletion = NonNullable<Awaited<ReturnType<typeof lockDueDeletion.first>>>;

/** Undefined without calling `work` if the deletion is not due, or another process is at it. */
function withDeletion<T>(
  db: Db,
  now: Date,
  playerId: string,
  work: (tx: Tx, deletion: Deletion) => Promise<T>,
): Promise<T | undefined> {
  return inTransaction(
    db,
    async (tx) => {
      // Cancelling a deletion takes the same lock.
      await lockAccountIfAny(tx, playerId);
      const deletion = await lockDueDeletion.first(tx, { playerId, now });
      return deletion && work(tx, deletion);
    },
    JOB_LIMIT,
  );
}

/** Postpones the end while anything may still pay into the purse. */
async function end(tx: Tx, now: Date, playerId: string, isStillPaid: boolean): Promise<true> {
  const lastRun = (await findLastRun.first(tx, { playerId }))?.runsAt ?? null;
  if (lastRun !== null || isStillPaid) {
    const earliest = now.getTime() + RETRY_MS;
    const nextAt = new Date(Math.max(earliest, (lastRun?.getTime() ?? 0) + AFTER_CALLS_MS));
    await postponeDeletion.run(tx, { playerId, nextAt });
    return true;
  }
  const balance = await lockBalance(tx, playerId);
  const nothing = { coins: 0, tradable: 0 };
  await post(tx, now, [withHouse(balance, nothing, 'account_deletion', 'Given up with the account')]);
  await endDeletion.run(tx, { playerId });
  return true;
}
