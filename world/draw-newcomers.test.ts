import fc from 'fast-check';
import { expect, test } from 'vitest';
import { register } from '../contract/accounts/accounts.ts';
import { rngFromNumber } from '../game/rng.ts';
import { usernameKey } from '../server/players/username-key.ts';
import { drawNewcomers, shareOut } from './draw-newcomers.ts';
import { seededEmail, seededUsername } from './seeded-usernames.ts';
import { REAL_MS_PER_DAY } from '../game/game-time.ts';

const NOW = new Date('2030-05-01T08:00:00Z');

test('shares are whole, none is negative, and they add up', () => {
  const weights = fc.array(fc.double({ min: 0.01, max: 100, noNaN: true }), { minLength: 1, maxLength: 50 });
  fc.assert(
    fc.property(fc.nat(100_000), weights, (whole, weighed) => {
      const shares = shareOut(whole, weighed);
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(whole);
      expect(shares.every((share) => Number.isInteger(share) && share >= 0)).toBe(true);
    }),
  );
});

test('all horses are shared out, one each while they last', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), fc.nat(500), fc.nat(), (players, horses, seed) => {
      const people = drawNewcomers(rngFromNumber(seed), { players, horses, first: 1, now: NOW });
      expect(people).toHaveLength(players);
      expect(people.reduce((sum, person) => sum + person.horses, 0)).toBe(horses);
      expect(people.filter((person) => person.horses > 0).length).toBe(Math.min(players, horses));
      for (const { joinedAt } of people) {
        expect(NOW.getTime() - joinedAt.getTime()).toBeGreaterThanOrEqual(3 * REAL_MS_PER_DAY);
      }
    }),
    { numRuns: 50 },
  );
});

test('names are valid and unique', () => {
  const keys = new Set<string>();
  for (let number = 1; number <= 20_000; number++) {
    const username = seededUsername(number);
    keys.add(usernameKey(username));
    if (number % 97 !== 1) continue;
    const email = seededEmail(number);
    const parsed = register.body.safeParse({ username, email, password: 'seeded-stable', guild: 'rider' });
    expect(parsed.success, username).toBe(true);
  }
  expect(keys.size).toBe(20_000);
});
