/** How many tries pass at once, and how fast they are forgotten. */
export interface TryRule {
  /** So many tries pass without a wait. */
  readonly free: number;
  /** One try is forgotten in so many seconds. */
  readonly forgottenInSeconds: number;
}

/** Tries with one email, wherever they come from. */
export const EMAIL_TRIES: TryRule = { free: 5, forgottenInSeconds: 600 };

/** Tries from one network, with whatever email: a school or a household shares one. */
export const NETWORK_TRIES: TryRule = { free: 20, forgottenInSeconds: 60 };

/** Registrations from one network. A class of thirty may begin to play in one lesson. */
export const REGISTRATION_TRIES: TryRule = { free: 30, forgottenInSeconds: 120 };

const FIRST_WAIT_SECONDS = 5;

/** Nobody waits longer for one try: the owner of an attacked account must get in. */
export const LONGEST_WAIT_SECONDS = 300;

/** From this many tries above the free ones the wait is the longest one; more are not counted. */
const MOST_ABOVE_FREE = Math.ceil(Math.log2(LONGEST_WAIT_SECONDS / FIRST_WAIT_SECONDS));

/** Tries as they are kept. Instants are in milliseconds, by the clock of the database. */
export interface Tries {
  readonly count: number;
  readonly countedAt: number;
  readonly waitUntil: number;
}

/** Seconds until a try is taken, 0 if one is taken now. */
export function secondsToWait({ waitUntil }: Tries, now: number): number {
  return Math.max(0, Math.ceil((waitUntil - now) / 1000));
}

/** Counts a try. The wait after it doubles with each try above the free ones. */
export function addTry(tries: Tries, rule: TryRule, now: number): Tries {
  const count = Math.min(remaining(tries, rule, now) + 1, rule.free + MOST_ABOVE_FREE);
  return { count, countedAt: now, waitUntil: now + waitAfter(count, rule) * 1000 };
}

/** Takes back a try that turned out to be right; the other tries stay counted. */
export function takeBackTry(tries: Tries, rule: TryRule, now: number): Tries {
  const count = Math.max(0, remaining(tries, rule, now) - 1);
  return { count, countedAt: now, waitUntil: Math.min(tries.waitUntil, now + waitAfter(count, rule) * 1000) };
}

/** Forgets all tries. */
export function forgetTries(now: number): Tries {
  return { count: 0, countedAt: now, waitUntil: now };
}

/** From when these tries mean no more than none. */
export function forgottenAt({ count, countedAt, waitUntil }: Tries, rule: TryRule): number {
  return Math.max(waitUntil, countedAt + count * rule.forgottenInSeconds * 1000);
}

function remaining({ count, countedAt }: Tries, { forgottenInSeconds }: TryRule, now: number): number {
  const elapsedSeconds = Math.max(0, now - countedAt) / 1000;
  return Math.max(0, count - elapsedSeconds / forgottenInSeconds);
}

function waitAfter(count: number, { free }: TryRule): number {
  // A moment's forgetting between two tries must not give a try away.
  const whole = Math.ceil(count);
  return whole < free ? 0 : Math.min(LONGEST_WAIT_SECONDS, FIRST_WAIT_SECONDS * 2 ** (whole - free));
}
