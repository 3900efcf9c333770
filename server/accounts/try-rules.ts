export interface TryRule {
  /** Tries without a wait. */
  readonly free: number;
  readonly forgottenInSeconds: number;
  readonly firstWaitSeconds?: number;
  readonly longestWaitSeconds?: number;
}

export const EMAIL_TRIES: TryRule = { free: 5, forgottenInSeconds: 600 };

export const NETWORK_TRIES: TryRule = { free: 20, forgottenInSeconds: 60 };

/** A class of thirty may register in one lesson. */
export const REGISTRATION_TRIES: TryRule = { free: 30, forgottenInSeconds: 120 };

/** No more than are forgotten: thirty an hour. */
const THIRTY_AN_HOUR: TryRule = {
  free: 30,
  forgottenInSeconds: 120,
  firstWaitSeconds: 120,
  longestWaitSeconds: 120,
};

/** New guests of a network. */
export const GUEST_TRIES = THIRTY_AN_HOUR;

/** Gates drawn for a network's visitors. */
export const GATE_TRIES = THIRTY_AN_HOUR;

/** Per browser: families share one. */
export const DEVICE_REGISTRATION_TRIES: TryRule = { free: 6, forgottenInSeconds: 2 * 3_600 };

/** Mails to one address that a stranger can cause. */
export const MAIL_TRIES: TryRule = { free: 6, forgottenInSeconds: 1_800, longestWaitSeconds: 3_600 };

/** Per network, for forgotten usernames and passwords. */
export const RECOVERY_TRIES: TryRule = { free: 20, forgottenInSeconds: 60 };

/**
 * Lets somebody who knows the password try about 24 six-digit codes a day. The owner can set a new password meanwhile.
 */
export const CODE_TRIES: TryRule = { free: 6, forgottenInSeconds: 3_600, longestWaitSeconds: 3_600 };

/** Multiplies the free tries, for all of these networks together. */
export const ruleForMany = (rule: TryRule, networks: number): TryRule => ({
  ...rule,
  free: rule.free * networks,
  forgottenInSeconds: rule.forgottenInSeconds / networks,
});

const FIRST_WAIT_SECONDS = 5;

/** Short enough for the owner of an attacked account. */
export const LONGEST_WAIT_SECONDS = 300;

const firstWait = ({ firstWaitSeconds = FIRST_WAIT_SECONDS }: TryRule) => firstWaitSeconds;

const longestWait = ({ longestWaitSeconds = LONGEST_WAIT_SECONDS }: TryRule) => longestWaitSeconds;

/** Further tries would not prolong the wait and are not counted. */
const mostAboveFree = (rule: TryRule) => Math.ceil(Math.log2(longestWait(rule) / firstWait(rule)));

/** Milliseconds of database time. */
export interface Tries {
  readonly count: number;
  readonly countedAt: number;
  readonly waitUntil: number;
}

export function secondsToWait({ waitUntil }: Tries, now: number): number {
  return Math.max(0, Math.ceil((waitUntil - now) / 1000));
}

export function addTry(tries: Tries, rule: TryRule, now: number): Tries {
  const count = Math.min(remaining(tries, rule, now) + 1, rule.free + mostAboveFree(rule));
  return { count, countedAt: now, waitUntil: now + waitAfter(count, rule) * 1000 };
}

export function takeBackTry(tries: Tries, rule: TryRule, now: number): Tries {
  const count = Math.max(0, remaining(tries, rule, now) - 1);
  return { count, countedAt: now, waitUntil: Math.min(tries.waitUntil, now + waitAfter(count, rule) * 1000) };
}

export function forgetTries(now: number): Tries {
  return { count: 0, countedAt: now, waitUntil: now };
}

/** When the row may be deleted. */
export function forgottenAt({ count, countedAt, waitUntil }: Tries, rule: TryRule): number {
  return Math.max(waitUntil, countedAt + count * rule.forgottenInSeconds * 1000);
}

function remaining({ count, countedAt }: Tries, { forgottenInSeconds }: TryRule, now: number): number {
  const elapsedSeconds = Math.max(0, now - countedAt) / 1000;
  return Math.max(0, count - elapsedSeconds / forgottenInSeconds);
}

function waitAfter(count: number, rule: TryRule): number {
  // Rounds up: partial forgetting must not make a try free.
  const whole = Math.ceil(count);
  return whole < rule.free ? 0 : Math.min(longestWait(rule), firstWait(rule) * 2 ** (whole - rule.free));
}
