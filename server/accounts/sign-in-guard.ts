import { createHash } from 'node:crypto';
import { refuse } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { TooManyRequests } from '../http/refusing/errors.ts';
import { emailKey } from './accounts.ts';
import {
  addTry,
  EMAIL_TRIES,
  forgetTries,
  forgottenAt,
  NETWORK_TRIES,
  REGISTRATION_TRIES,
  secondsToWait,
  takeBackTry,
  type Tries,
  type TryRule,
} from './try-rules.ts';
import {
  deleteExpiredTries,
  findKnownNetwork,
  keepKnownNetwork,
  lockTries,
  updateTries,
} from './try-queries.ts';

/** As long as a session. */
const KNOWN_NETWORK_DAYS = 180;

const CLEAN_UP_EVERY_MS = 60_000;

/** Counts as failed until `succeed`. */
export interface SignInTry {
  succeed(): Promise<void>;
}

export interface RegistrationTry {
  /** For refused usernames, which reveal no secret. */
  takeBack(): Promise<void>;
}

/** Slows password guessing across all processes (decision 30). */
export interface SignInGuard {
  /** Throws `TooManyRequests`, without counting, if email or network must wait. */
  trySignIn(email: string, network: string): Promise<SignInTry>;
  /** Throws `TooManyRequests` if the network must wait. */
  tryRegister(network: string): Promise<RegistrationTry>;
  knowNetwork(email: string, network: string): Promise<void>;
}

export function openSignInGuard(db: Db): SignInGuard {
  let cleanedUpAt = 0;
  const cleanUp = async () => {
    if (Date.now() - cleanedUpAt < CLEAN_UP_EVERY_MS) return;
    cleanedUpAt = Date.now();
    await deleteExpiredTries.run(db);
  };

  return {
    async trySignIn(email, network) {
      await cleanUp();
      const known = knownKey(email, network);
      const isKnown = (await findKnownNetwork.first(db, { key: known })) !== undefined;
      const ofEmail = { key: isKnown ? known : `email ${hashOf(emailKey(email))}`, rule: EMAIL_TRIES };
      const ofNetwork = { key: `network ${network}`, rule: NETWORK_TRIES };
      // Others' guesses must not delay an owner on a known network.
      const counters = isKnown ? [ofEmail] : [ofEmail, ofNetwork];
      await take(db, counters);
      return {
        async succeed() {
          await inTransaction(db, async (tx) => {
            const locked = await lock(tx, counters);
            await write(tx, locked, ({ key, rule, tries, now }) =>
              key === ofEmail.key ? forgetTries(now) : takeBackTry(tries, rule, now),
            );
            await keepKnownNetwork.run(tx, { key: known, days: KNOWN_NETWORK_DAYS });
          });
        },
      };
    },
    async tryRegister(network) {
      await cleanUp();
      const counters = [{ key: `registrations ${network}`, rule: REGISTRATION_TRIES }];
      await take(db, counters);
      return {
        async takeBack() {
          await inTransaction(db, async (tx) => {
            const locked = await lock(tx, counters);
            await write(tx, locked, ({ rule, tries, now }) => takeBackTry(tries, rule, now));
          });
        },
      };
    },
    async knowNetwork(email, network) {
      await keepKnownNetwork.run(db, { key: knownKey(email, network), days: KNOWN_NETWORK_DAYS });
    },
  };
}

interface Counter {
  readonly key: string;
  readonly rule: TryRule;
}

/** Counts on all counters, or on none if one must wait. */
async function take(db: Db, counters: readonly Counter[]): Promise<void> {
  const refused = await inTransaction(db, async (tx) => {
    const locked = await lock(tx, counters);
    const seconds = Math.max(...locked.map(({ tries, now }) => secondsToWait(tries, now)));
    // Returning a refusal rolls back the rows inserted by locking.
    if (seconds > 0) return refuse('WAIT', { seconds });
    await write(tx, locked, ({ rule, tries, now }) => addTry(tries, rule, now));
    return undefined;
  });
  if (refused) throw new TooManyRequests(Number(refused.details['seconds']));
}

interface LockedCounter extends Counter {
  readonly tries: Tries;
  readonly now: number;
}

async function lock(tx: Tx, counters: readonly Counter[]): Promise<LockedCounter[]> {
  const rows = await lockTries.rows(tx, { keys: counters.map(({ key }) => key) });
  return counters.map((counter) => {
    const row = rows.find(({ key }) => key === counter.key);
    if (!row) throw new Error(`The tries of ${counter.key} could not be locked`);
    const { tries: count, counted_at, wait_until, now } = row;
    const tries = { count, countedAt: counted_at.getTime(), waitUntil: wait_until.getTime() };
    return { ...counter, tries, now: now.getTime() };
  });
}

async function write(
  tx: Tx,
  locked: readonly LockedCounter[],
  decide: (counter: LockedCounter) => Tries,
): Promise<void> {
  await Promise.all(
    locked.map((counter) => {
      const next = decide(counter);
      const [countedAt, waitUntil] = [new Date(next.countedAt), new Date(next.waitUntil)];
      const forgotten = new Date(forgottenAt(next, counter.rule));
      return updateTries.run(tx, {
        key: counter.key,
        tries: next.count,
        countedAt,
        waitUntil,
        forgottenAt: forgotten,
      });
    }),
  );
}

const hashOf = (text: string) => createHash('sha256').update(text).digest('hex');

const knownKey = (email: string, network: string) => `known ${hashOf(`${emailKey(email)}\n${network}`)}`;
