import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  addTry,
  EMAIL_TRIES,
  forgottenAt,
  forgetTries,
  LONGEST_WAIT_SECONDS,
  NETWORK_TRIES,
  ruleForMany,
  secondsToWait,
  takeBackTry,
  type Tries,
} from './try-rules.ts';
import { HOUR, MINUTE } from '../../game/game-time.ts';

const NOW = Date.parse('2030-01-01T00:00:00Z');

function waitsOf(tries: number, rule = EMAIL_TRIES): number[] {
  let [stored, now]: [Tries, number] = [forgetTries(NOW), NOW];
  return Array.from({ length: tries }, () => {
    stored = addTry(stored, rule, now);
    const seconds = secondsToWait(stored, now);
    now += seconds * 1000;
    return seconds;
  });
}

test('five tries with an email are free, then the wait doubles up to five minutes', () => {
  expect(waitsOf(14)).toEqual([0, 0, 0, 0, 5, 10, 20, 40, 80, 160, 300, 300, 300, 300]);
});

test('twenty tries from a network are free', () => {
  const waits = waitsOf(40, NETWORK_TRIES);
  expect(waits.findIndex((seconds) => seconds > 0)).toBe(19);
  expect(Math.max(...waits)).toBeLessThanOrEqual(LONGEST_WAIT_SECONDS);
});

test('a day of guessing without pause allows at most 300 tries', () => {
  const waits = waitsOf(1000);
  let elapsed = 0;
  const tries = waits.findIndex((seconds) => (elapsed += seconds) > 24 * 3600);
  expect(tries).toBeLessThan(300);
});

test('forgotten tries have no effect', () => {
  let tries = forgetTries(NOW);
  for (let index = 0; index < 12; index++) tries = addTry(tries, EMAIL_TRIES, NOW);
  const forgotten = forgottenAt(tries, EMAIL_TRIES);
  expect((forgotten - NOW) / MINUTE).toBe(110);
  expect(addTry(tries, EMAIL_TRIES, forgotten).count).toBe(1);
});

test('no history causes more than the longest wait, or allows more than the free tries at once', () => {
  const steps = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 0, max: HOUR })), { maxLength: 60 });
  fc.assert(
    fc.property(steps, (steps) => {
      let [tries, now] = [forgetTries(NOW), NOW];
      for (const [isRight, pause] of steps) {
        now += pause;
        if (secondsToWait(tries, now) > 0) continue;
        tries = addTry(tries, NETWORK_TRIES, now);
        if (isRight) tries = takeBackTry(tries, NETWORK_TRIES, now);
        expect(secondsToWait(tries, now)).toBeLessThanOrEqual(LONGEST_WAIT_SECONDS);
      }
      let atOnce = 0;
      for (; secondsToWait(tries, now) === 0; atOnce++) tries = addTry(tries, NETWORK_TRIES, now);
      expect(atOnce).toBeLessThanOrEqual(NETWORK_TRIES.free);
    }),
  );
});

test('a successful try is taken back, earlier failed ones are not', () => {
  let tries = forgetTries(NOW);
  for (let index = 0; index < 19; index++) tries = addTry(tries, NETWORK_TRIES, NOW);
  const right = takeBackTry(addTry(tries, NETWORK_TRIES, NOW), NETWORK_TRIES, NOW);
  expect(right.count).toBe(19);
  expect(secondsToWait(right, NOW)).toBe(0);
  expect(secondsToWait(addTry(right, NETWORK_TRIES, NOW), NOW)).toBe(5);
});

test('a site of many networks has their tries together, and forgets them as fast', () => {
  const rule = { free: 20, forgottenInSeconds: 60 };
  expect(ruleForMany(rule, 8)).toEqual({ free: 160, forgottenInSeconds: 7.5 });
  let tries = forgetTries(0);
  for (let index = 1; index < 160; index++) tries = addTry(tries, ruleForMany(rule, 8), 0);
  expect(secondsToWait(tries, 0)).toBe(0);
  expect(secondsToWait(addTry(tries, ruleForMany(rule, 8), 0), 0)).toBeGreaterThan(0);
});
