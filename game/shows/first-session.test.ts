import { describe, expect, test } from 'vitest';
import type { Guild } from '../guild-work/guilds.ts';
import { FIRST_STANDING } from './grades.ts';
import { showSeed } from './proof/proof.ts';
import { runShow, type Starter } from './running/run-show.ts';

/** The first two days of a new store horse (docs/rules/shows.md#house-horses). */
const TRIALS = 1_000;
const STARTS = 10;
const SECRET = new Uint8Array(32).fill(42);

interface Measured {
  paid: number;
  top3: number;
  wins: number;
  coins: number;
}

/** Means per session; one training, happiness 100. */
function measure(tack: number, aptitude: number, guild: Guild, skill: number): Measured {
  const sum: Measured = { paid: 0, top3: 0, wins: 0, coins: 0 };
  for (let trial = 0; trial < TRIALS; trial += 1) {
    let standing = FIRST_STANDING;
    for (let start = 1; start <= STARTS; start += 1) {
      const starter: Starter = {
        creatorPaid: false,
        guest: false,
        entryId: 'entry',
        horseId: 'horse',
        ownerId: 'owner',
        entropy: '0'.repeat(32),
        guild,
        skill,
        tack: [tack, tack, tack],
        aptitude,
        level: 1,
        happiness: (100 - start) * 10_000,
        grade: standing.grade,
        veteran: false,
        standing,
      };
      const seed = showSeed(SECRET, `trial ${trial} start ${start}`);
      const [result] = runShow({ kind: 'house', level: 1, purseIndex: 10_000 }, seed, [starter]).starters;
      if (!result) throw new Error('The starter was not placed');
      standing = result.standing?.standing ?? standing;
      sum.coins += result.prize;
      if (result.prize > 0) sum.paid += 1;
      if (result.place <= 3) sum.top3 += 1;
      if (result.place === 1) sum.wins += 1;
    }
  }
  return {
    paid: sum.paid / TRIALS,
    top3: sum.top3 / TRIALS,
    wins: sum.wins / TRIALS,
    coins: sum.coins / TRIALS,
  };
}

describe('the first session matches its measured means', () => {
  test.each<[string, number, number, Guild, number, Measured]>([
    ['no tack', 0, 520_000, 'trainer', 101_250, { paid: 3, top3: 0, wins: 0, coins: 81 }],
    ['store set', 350_000, 520_000, 'trainer', 101_250, { paid: 7.9, top3: 1.9, wins: 0.1, coins: 665 }],
    ['store set, rider', 350_000, 520_000, 'rider', 45_000, { paid: 7.8, top3: 2.5, wins: 0.6, coins: 864 }],
    ['no tack, poor aptitude', 0, 420_000, 'trainer', 101_250, { paid: 0.1, top3: 0, wins: 0, coins: 3.4 }],
  ])('%s', (_, tack, aptitude, guild, skill, expected) => {
    const measured = measure(tack, aptitude, guild, skill);
    expect(Math.abs(measured.paid - expected.paid)).toBeLessThan(0.2);
    expect(Math.abs(measured.top3 - expected.top3)).toBeLessThan(0.3);
    expect(Math.abs(measured.wins - expected.wins)).toBeLessThan(0.25);
    expect(Math.abs(measured.coins / expected.coins - 1)).toBeLessThan(0.05);
  });
});
