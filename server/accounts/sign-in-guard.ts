import { createHash } from 'node:crypto';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { inTransaction } from '../db/transaction.ts';
import { TooManyRequests } from '../http/refusing/errors.ts';
import { NETWORKS_PER_SITE, siteOf } from '../http/limits/visitor-address.ts';
import { emailKey } from './accounts.ts';
import {
  addTry,
  CODE_TRIES,
  DEVICE_REGISTRATION_TRIES,
  EMAIL_TRIES,
  GATE_TRIES,
  GUEST_TRIES,
  forgetTries,
  forgottenAt,
  MAIL_TRIES,
  NETWORK_TRIES,
  RECOVERY_TRIES,
  REGISTRATION_TRIES,
  ruleForMany,
  secondsToWait,
  takeBackTry,
  type Tries,
  type TryRule,
} from './try-rules.ts';
import {
  deleteExpiredTries,
  findKnownNetwork,
  saveKnownNetwork,
  lockTries,
  updateTries,
} from './try-queries.ts';
import { MINUTE } from '../../game/game-time.ts';

/** As long as a session. */
const KNOWN_NETWORK_DAYS = 180;

const CLEAN_UP_INTERVAL_MS = MINUTE;

/** Counts as failed until one of these. */
export interface SignInTry {
  /** Forgets the wrong tries of the account. */
  succeed(): Promise<void>;
  /** Takes back this try only. */
  takeBack(): Promise<void>;
}

/** For refused usernames, which reveal no secret. */
export type RegistrationTry = Pick<SignInTry, 'takeBack'>;

interface Registering {
  readonly network: string;
  /** Hash of the browser's cookie. */
  readonly device: string;
  readonly email: string;
}

/**
 * Slows guessing and floods across all processes (decision 30). Each throws `TooManyRequests`, without counting, while
 * there is a wait.
 */
export interface SignInGuard {
  trySignIn(email: string, network: string): Promise<SignInTry>;
  /** The second step of signing in, by somebody who knows the password. */
  tryCode(accountId: string): Promise<SignInTry & { readonly isLastFree: boolean }>;
  /** Password or code of a signed-in player. */
  tryOwn(accountId: string): Promise<SignInTry>;
  tryRegister(registering: Registering): Promise<RegistrationTry>;
  /** Does not throw: who waits may register. */
  tryBeginGuest(network: string): Promise<RegistrationTry | Refusal<'REGISTER_FIRST'>>;
  /** Does not throw: false while there is a wait. */
  tryDrawGate(network: string): Promise<boolean>;
  /** Counted by kind: whoever asks too often for somebody's password has it mailed to them. */
  tryRecover(forgot: string, email: string, network: string): Promise<void>;
  /** Counts a mail to an address that may be a stranger's. */
  tryMail(email: string): Promise<void>;
}

/** `db` is not that of a call: tries are counted whatever becomes of the call. */
export function openSignInGuard(db: Db): SignInGuard {
  let cleanedUpAt = 0;
  const cleanUp = async () => {
    if (Date.now() - cleanedUpAt < CLEAN_UP_INTERVAL_MS) return;
    cleanedUpAt = Date.now();
    await deleteExpiredTries.run(db);
  };
  const tryWith = async (counters: readonly Counter[]) => {
    await cleanUp();
    return take(db, counters);
  };

  /** Success clears the counter `forgotten`; the others lose one try. */
  const changeBack = (counters: readonly Counter[], forgotten?: Counter) =>
    inTransaction(db, async (tx) => {
      const locked = await lock(tx, counters);
      await write(tx, locked, ({ key, rule, tries, now }) =>
        key === forgotten?.key ? forgetTries(now) : takeBackTry(tries, rule, now),
      );
    });
  const tryAccount = async (counter: Counter) => {
    const [counted] = await tryWith([counter]);
    return {
      isLastFree: counted !== undefined && Math.ceil(counted.count) === counter.rule.free,
      succeed: () => changeBack([counter], counter),
      takeBack: () => changeBack([counter]),
    };
  };
  const isFree = (counters: readonly Counter[]) =>
    tryWith(counters).then(
      () => true,
      (error: unknown) => {
        if (error instanceof TooManyRequests) return false;
        throw error;
      },
    );
  const ofMail = (email: string): Counter => ({ key: `mail ${hashOf(emailKey(email))}`, rule: MAIL_TRIES });

  return {
    async trySignIn(email, network) {
      await cleanUp();
      const known = knownKey(email, network);
      const isKnown = (await findKnownNetwork.first(db, { key: known })) !== undefined;
      const ofEmail = { key: isKnown ? known : `email ${hashOf(emailKey(email))}`, rule: EMAIL_TRIES };
      // Others' guesses must not delay an owner on a known network.
      const counters = isKnown ? [ofEmail] : [ofEmail, ...networkCounters('network', network, NETWORK_TRIES)];
      await take(db, counters);
      return {
        async succeed() {
          await changeBack(counters, ofEmail);
          await saveKnownNetwork.run(db, { key: known, days: KNOWN_NETWORK_DAYS });
        },
        takeBack: () => changeBack(counters),
      };
    },
    tryCode: (accountId) => tryAccount({ key: `code ${accountId}`, rule: CODE_TRIES }),
    tryOwn: (accountId) => tryAccount({ key: `own ${accountId}`, rule: EMAIL_TRIES }),
    async tryRegister({ network, device, email }) {
      const counters = [
        ...networkCounters('registrations', network, REGISTRATION_TRIES),
        { key: `registrations of ${device}`, rule: DEVICE_REGISTRATION_TRIES },
        ofMail(email),
      ];
      await tryWith(counters);
      return { takeBack: () => changeBack(counters) };
    },
    async tryBeginGuest(network) {
      const counters = networkCounters('guests', network, GUEST_TRIES);
      return (await isFree(counters)) ? { takeBack: () => changeBack(counters) } : refuse('REGISTER_FIRST');
    },
    tryDrawGate: (network) => isFree(networkCounters('gates', network, GATE_TRIES)),
    async tryRecover(forgot, email, network) {
      const ofEmail = { key: `forgot ${forgot} ${hashOf(emailKey(email))}`, rule: MAIL_TRIES };
      await tryWith([...networkCounters('recoveries', network, RECOVERY_TRIES), ofEmail]);
    },
    async tryMail(email) {
      await tryWith([ofMail(email)]);
    },
  };
}

interface Counter {
  readonly key: string;
  readonly rule: TryRule;
}

/** One counter for the network and, for IPv6, one with a higher limit for the site around it. */
function networkCounters(what: string, network: string, rule: TryRule): Counter[] {
  const site = siteOf(network);
  const own = { key: `${what} ${network}`, rule };
  return site === undefined
    ? [own]
    : [own, { key: `${what} ${site}`, rule: ruleForMany(rule, NETWORKS_PER_SITE) }];
}

/** Counts on all counters, or on none if one must wait. */
async function take(db: Db, counters: readonly Counter[]): Promise<readonly Tries[]> {
  const counted = await inTransaction(db, async (tx) => {
    const locked = await lock(tx, counters);
    const seconds = Math.max(...locked.map(({ tries, now }) => secondsToWait(tries, now)));
    // Returning a refusal rolls back the rows inserted by locking.
    if (seconds > 0) return refuse('WAIT', { seconds });
    await write(tx, locked, ({ rule, tries, now }) => addTry(tries, rule, now));
    return locked.map(({ rule, tries, now }) => addTry(tries, rule, now));
  });
  if (isRefusal(counted)) throw new TooManyRequests(Number(counted.details['seconds']));
  return counted;
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
    const { tries: count, countedAt, waitUntil, now } = row;
    const tries = { count, countedAt: countedAt.getTime(), waitUntil: waitUntil.getTime() };
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
