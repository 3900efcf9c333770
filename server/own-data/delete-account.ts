import { randomInt } from 'node:crypto';
import type { Logger } from 'pino';
import { accountDeletedMail } from '../accounts/deletion/deletion-mails.ts';
import { mailOwner } from '../accounts/owner-mail.ts';
import { lockAccountIfAny } from '../accounts/accounts.ts';
import { closeOtherSessions } from '../accounts/sessions.ts';
import type { DueWork } from '../clock/due-work.ts';
import type { Db, Tx } from '../db/connection.ts';
import { isOutage } from '../db/errors.ts';
import { DUE_WORK, inTransaction } from '../db/transaction.ts';
import { lockBalance, post, withHouse } from '../ledger/ledger.ts';
import type { Provider } from '../premium/provider.ts';
import { usernameKey } from '../players/username-key.ts';
import { giveUpHorses, giveUpTack } from '../trade/give-up.ts';
import {
  deleteAccount,
  endDeletion,
  findDueDeletions,
  lockDueDeletion,
  markErased,
  nextDeletion,
  postponeDeletion,
} from './deletion-queries.ts';
import { endPaymentsWork } from './end-payments.ts';
import {
  deleteMessages,
  deleteSentLetters,
  eraseNotes,
  eraseReceivedLetters,
  eraseSentLetters,
  eraseOthersView,
  erasePossessions,
  findLastRun,
  isSuspended,
  renameDeleted,
} from './erase-queries.ts';

/*
 * An account is deleted in small transactions, of which each can be the last before a crash: the row of the deletion
 * stays until nothing is left (decision 64).
 */

const BATCH = 20;
const ROWS_AT_ONCE = 500;

/** Calls that began before the sessions ended are over by then. */
const AFTER_CALLS_MS = 60_000;
const RETRY_MS = 600_000;

interface Leaving {
  readonly playerId: string;
  readonly hidesWords: boolean;
}

/** False if nothing of its kind is left. */
type Step = (tx: Tx, now: Date, leaving: Leaving) => Promise<boolean>;

const inBatches =
  (statement: typeof eraseNotes): Step =>
  async (tx, _, { playerId }) =>
    (await statement.rows(tx, { playerId, limit: ROWS_AT_ONCE })).length > 0;

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
      inBatches(leaving.hidesWords ? deleteSentLetters : eraseSentLetters)(tx, now, leaving),
  },
  { what: 'letters received go', run: inBatches(eraseReceivedLetters) },
  {
    what: 'messages in chat stay, but not those of a suspended account',
    run: async (tx, now, leaving) => leaving.hidesWords && inBatches(deleteMessages)(tx, now, leaving),
  },
];

/** What due work does for those who leave. */
export const leavingWork = (provider: Provider, log: Logger): readonly DueWork[] => [
  endPaymentsWork(provider, log),
  deletionWork(log),
];

function deletionWork(log: Logger): DueWork {
  return {
    name: 'account deletions',
    nextDue: () => nextDeletion,
    async doSome(db, { now }) {
      const due = await findDueDeletions.rows(db, { now, limit: BATCH });
      let done = 0;
      for (const { player_id: playerId } of due) {
        try {
          if (await deleteSome(db, now, playerId)) done += 1;
        } catch (error) {
          if (isOutage(error)) throw error;
          // Others go on; what was done stays done.
          log.error({ err: error, playerId }, 'a deletion failed; will retry');
          const nextAt = new Date(now.getTime() + RETRY_MS);
          await postponeDeletion.run(db, { playerId, nextAt });
        }
      }
      return done;
    },
  };
}

/** False if another process is at it, or the player kept the account. */
export async function deleteSome(db: Db, now: Date, playerId: string): Promise<boolean> {
  const done = await withDeletion(
    db,
    now,
    playerId,
    async (tx, { erased_at: erasedAt, hides_words: hidesWords }) => {
      if (erasedAt === null) {
        await erasePerson(tx, now, playerId);
        return true;
      }
      for (const { run } of STEPS) if (await run(tx, now, { playerId, hidesWords })) return true;
      return false;
    },
  );
  if (done !== false) return done === true;
  // Nothing can have come back since: nobody acts for the player.
  const ended = await withDeletion(db, now, playerId, (tx, { payments_at: paymentsAt }) =>
    end(tx, now, playerId, paymentsAt !== null),
  );
  return ended !== undefined;
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
      // Whoever keeps an account locks it too.
      await lockAccountIfAny(tx, playerId);
      const deletion = await lockDueDeletion.first(tx, { playerId, now });
      return deletion && work(tx, deletion);
    },
    DUE_WORK,
  );
}

/** From here on nobody can sign in. The account and its deletion must be locked. */
async function erasePerson(tx: Tx, now: Date, playerId: string): Promise<void> {
  const hidesWords = (await isSuspended.first(tx, { accountId: playerId })) !== undefined;
  await mailOwner(tx, now, playerId, accountDeletedMail);
  await closeOtherSessions(tx, playerId, null);
  await deleteAccount.run(tx, { accountId: playerId });
  const nextAt = new Date(now.getTime() + AFTER_CALLS_MS);
  await markErased.run(tx, { playerId, now, nextAt, hidesWords });
  for (const erase of eraseOthersView) await erase.run(tx, { playerId });
  await takeName(tx, now, playerId);
  for (const erase of erasePossessions) await erase.run(tx, { playerId });
}

const NAME_TRIES = 20;

async function takeName(tx: Tx, now: Date, playerId: string): Promise<void> {
  for (let tried = 0; tried < NAME_TRIES; tried++) {
    const username = `Deleted player ${randomInt(100_000, 10_000_000)}`;
    const key = usernameKey(username);
    if (await renameDeleted.first(tx, { playerId, username, key, now })) return;
  }
  throw new Error(`No name is free for ${playerId}`);
}

/** Waits for what may still pay into the purse. */
async function end(tx: Tx, now: Date, playerId: string, isStillPaid: boolean): Promise<true> {
  const lastRun = (await findLastRun.first(tx, { playerId }))?.runs_at ?? null;
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
