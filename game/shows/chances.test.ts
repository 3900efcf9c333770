import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chancesOf } from './chances.ts';
import { CLASS_LEVELS } from './classes.ts';
import { GRADES, FIRST_STANDING } from './grades.ts';
import { showSeed } from './proof/proof.ts';
import { runShow, type Starter } from './running/run-show.ts';
import { partsOf, scoreOf } from './running/scoring.ts';

const RUNS = 10_000;
const SECRET = new Uint8Array(32).fill(5);

const horse = (skill: number, tack: number, level: number): Starter => ({
  entryId: 'entry',
  horseId: 'horse',
  ownerId: 'owner',
  entropy: '0'.repeat(32),
  guild: 'trainer',
  skill,
  tack: [tack, tack, tack],
  aptitude: 520_000,
  level,
  happiness: 930_000,
  grade: 'bronze',
  veteran: false,
  standing: FIRST_STANDING,
  creatorPaid: false,
  guest: false,
});

function strengthOf(starter: Starter): number {
  const parts = partsOf(starter);
  return scoreOf({ parts, happiness: starter.happiness, guildPercent: 100, luck: 0 }).score;
}

describe('chances are right within a percentage point of 10,000 shows', () => {
  test.each([
    ['a newcomer in store tack', 1, 'bronze', horse(200_000, 350_000, 1)],
    ['a trained horse', 10, 'silver', horse(7_000_000, 900_000, 15)],
    ['a strong horse', 30, 'gold', horse(40_000_000, 1_500_000, 45)],
  ] as const)('%s', (_, level, grade, starter) => {
    const chances = chancesOf({ level, grade, veteran: false, purseIndex: 10_000 }, strengthOf(starter));
    const sum = { win: 0, prize: 0, coins: 0, place: 0 };
    for (let run = 0; run < RUNS; run += 1) {
      const seed = showSeed(SECRET, `${level} ${grade} ${run}`);
      const [result] = runShow({ kind: 'house', level, purseIndex: 10_000 }, seed, [
        { ...starter, grade },
      ]).starters;
      if (!result) throw new Error('Not placed');
      sum.win += Number(result.place === 1);
      sum.prize += Number(result.prize > 0);
      sum.coins += result.prize;
      sum.place += result.place;
    }
    expect(Math.abs(chances.win - sum.win / RUNS)).toBeLessThan(0.01);
    expect(Math.abs(chances.prize - sum.prize / RUNS)).toBeLessThan(0.01);
    const coins = sum.coins / RUNS;
    expect(Math.abs(chances.coins - coins)).toBeLessThan(1 + 0.03 * coins);
    expect(Math.abs(chances.meanPlace - sum.place / RUNS)).toBeLessThan(0.1);
  });
});

test('a veteran has the same chances and wins a third of the coins', () => {
  const of = { level: 10, grade: 'gold', purseIndex: 10_000 } as const;
  const [whole, veteran] = [false, true].map((is) => chancesOf({ ...of, veteran: is }, 500_000));
  if (!whole || !veteran) throw new Error('No chances');
  expect(veteran).toEqual({ ...whole, coins: veteran.coins });
  // Each prize is rounded down.
  expect(Math.abs(veteran.coins - whole.coins / 3)).toBeLessThan(1);
});

test('a stronger horse never has a lower chance', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...CLASS_LEVELS),
      fc.constantFrom(...GRADES),
      fc.nat(1_000_000),
      fc.nat(100_000),
      (level, grade, strength, more) => {
        const of = { level, grade, veteran: false, purseIndex: 10_000 };
        const [before, after] = [chancesOf(of, strength), chancesOf(of, strength + more)];
        expect(after.win).toBeGreaterThanOrEqual(before.win - 1e-12);
        expect(after.prize).toBeGreaterThanOrEqual(before.prize - 1e-12);
        expect(after.coins).toBeGreaterThanOrEqual(before.coins - 1e-9);
      },
    ),
  );
});
