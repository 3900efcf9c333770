import { describe, expect, test } from 'vitest';
import type { Guild } from '../guild-work/guilds.ts';
import { showSeed } from './proof/proof.ts';
import { runShow, type Starter } from './running/run-show.ts';

/** Eleven starts of a new store horse (docs/rules/shows.md#house-horses). */
const TRIALS = 1_000;
const STARTS = 11;
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
    let form = 2_500;
    for (let start = 1; start <= STARTS; start += 1) {
      const starter: Starter = {
        creatorPaid: false,
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
        form,
      };
      const seed = showSeed(SECRET, `trial ${trial} start ${start}`);
      const [result] = runShow({ kind: 'house', level: 1, purseIndex: 10_000 }, seed, [starter]).starters;
      if (!result) throw new Error('The starter was not placed');
      form = result.form;
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
    ['no tack', 0, 520_000, 'trainer', 101_250, { paid: 10.1, top3: 0.8, wins: 0.02, coins: 165 }],
    ['store set', 350_000, 520_000, 'trainer', 101_250, { paid: 10.9, top3: 5.2, wins: 1.0, coins: 332 }],
    ['store set, rider', 350_000, 520_000, 'rider', 45_000, { paid: 11, top3: 7.2, wins: 2.9, coins: 428 }],
    ['no tack, poor aptitude', 0, 420_000, 'trainer', 101_250, { paid: 8.4, top3: 0.1, wins: 0, coins: 102 }],
  ])('%s', (_, tack, aptitude, guild, skill, expected) => {
    const measured = measure(tack, aptitude, guild, skill);
    expect(Math.abs(measured.paid - expected.paid)).toBeLessThan(0.2);
    expect(Math.abs(measured.top3 - expected.top3)).toBeLessThan(0.3);
    expect(Math.abs(measured.wins - expected.wins)).toBeLessThan(0.25);
    expect(Math.abs(measured.coins / expected.coins - 1)).toBeLessThan(0.05);
  });
});
