import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { houseCut } from '../ledger/coins.ts';
import { GUILDS, type Guild } from '../guild-work/guilds.ts';
import { ENTRY_FEE_MAX, ENTRY_FEE_MIN, PRIZE_MULTIPLIER_MIN, showCost } from './player-show-terms.ts';
import { showSeed } from './proof/proof.ts';
import { PLAYER_SPLIT } from './prize-money.ts';
import { runShow, type Starter } from './running/run-show.ts';
import { cutOfFees, cutOfPrize, FEES_COVERED, feesDue, mostPaid, type EntryPayment } from './cuts.ts';

const NOW = new Date('2031-05-06T12:00:00Z');
const RUNS_AT = new Date('2031-05-09T12:00:00Z');
const SEED = showSeed(new Uint8Array(32).fill(1), 'a show');

const starter = (n: number, creatorPaid: boolean): Starter => ({
  entryId: `e${n}`,
  horseId: `h${n}`,
  ownerId: creatorPaid ? 'creator' : 'other',
  entropy: String(n).padStart(32, '0'),
  guild: 'trainer',
  skill: n * 1_000_000,
  tack: [0, 0, 0],
  aptitude: 500_000,
  level: 1,
  happiness: 1_000_000,
  grade: null,
  veteran: false,
  standing: null,
  creatorPaid,
  guest: false,
});

interface Terms {
  readonly guild: Guild;
  readonly entryFee: number;
  readonly prize: number;
  readonly others: number;
  readonly own: number;
}

function coinsOf({ guild, entryFee, prize, others, own }: Terms) {
  const { feePart } = showCost({ level: 1, entryFee, prize, runsAt: RUNS_AT }, guild, NOW);
  const field = Array.from({ length: others + own }, (_, n) => starter(n, n < own));
  const { starters, returned } = runShow({ kind: 'player', level: 1, prize }, SEED, field);
  const ids = new Set(field.filter(({ creatorPaid }) => creatorPaid).map(({ entryId }) => entryId));
  const wonBy = (creator: boolean) =>
    starters
      .filter(({ entryId }) => ids.has(entryId) === creator)
      .reduce((sum, { prize: won }) => sum + won, 0);
  const share = starters.reduce((sum, one) => sum + (ids.has(one.entryId) ? 0 : one.prize + one.houseCut), 0);
  const taken = { coins: entryFee, tradable: entryFee };
  const fees = field.map(({ ownerId }) => ({ playerId: ownerId, taken }));
  const { due } = feesDue('creator', fees, cutOfFees(entryFee, others));
  return {
    creator: returned + wonBy(true) + due.coins - feePart - prize - own * entryFee,
    others: wonBy(false) - others * entryFee,
    feePart,
    /** Gross prizes. */
    toOthers: share,
    toCreator: others * entryFee,
  };
}

const terms: fc.Arbitrary<Terms> = fc
  .record({
    guild: fc.constantFrom(...GUILDS),
    entryFee: fc.oneof(
      fc.integer({ min: ENTRY_FEE_MIN, max: 2_000 }),
      fc.integer({ min: ENTRY_FEE_MIN, max: ENTRY_FEE_MAX }),
    ),
    over: fc.oneof(fc.nat(1_000), fc.nat(100_000_000)),
    others: fc.oneof(fc.nat(8), fc.nat(70)),
    own: fc.nat(5),
  })
  .map(({ over, ...rest }) => ({ ...rest, prize: rest.entryFee * PRIZE_MULTIPLIER_MIN + over }));

describe('moving coins by a show', () => {
  test('costs at least as much as a sale, for prizes and fees under any terms', () => {
    fc.assert(
      fc.property(terms, (show) => {
        const { creator, others, toOthers, toCreator } = coinsOf(show);
        const lost = -(creator + others);
        expect(lost).toBeGreaterThanOrEqual(houseCut(toOthers) + houseCut(toCreator));
      }),
      { numRuns: 1_000 },
    );
  });

  test('costs others and an honest creator at most the cut of their winnings', () => {
    fc.assert(
      fc.property(terms, (show) => {
        const { creator, others, feePart, toOthers } = coinsOf(show);
        // Four prizes are rounded.
        const lost = -(creator + others) - feePart;
        const ofFees = cutOfFees(show.entryFee, show.others);
        expect(lost).toBeLessThanOrEqual(houseCut(toOthers) + ofFees + PLAYER_SPLIT.length - 1);
        if (show.others <= FEES_COVERED) expect(ofFees).toBe(0);
      }),
      { numRuns: 1_000 },
    );
  });

  test('is not cheaper in many small shows than in one', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 100_000 }), { minLength: 1, maxLength: 50 }),
        (shares) => {
          const all = shares.reduce((sum, share) => sum + share, 0);
          const cuts = shares.reduce((sum, share) => sum + cutOfPrize(share, false), 0);
          expect(cuts).toBeGreaterThanOrEqual(houseCut(all));
        },
      ),
    );
  });

  test('40,000 coins by four horses of one other account cost 2,037 to a rider, as a sale costs 2,000', () => {
    const show = coinsOf({ guild: 'rider', entryFee: 50, prize: 40_000, others: 4, own: 0 });
    expect(show).toMatchObject({ creator: -37 - 40_000 + 200, others: 38_000 - 200 });
    expect(-(show.creator + show.others)).toBe(2_037);
  });

  test('unwon prizes and those of the creator are returned in full', () => {
    const { creator } = coinsOf({ guild: 'trainer', entryFee: 50, prize: 40_000, others: 0, own: 3 });
    expect(creator).toBe(-50);
  });
});

test('others win at most 473 of a prize of 500: each share is rounded', () => {
  expect(mostPaid(500)).toBe(237 + 118 + 71 + 47);
});

test.each([
  [50, 14, 0],
  [50, 15, 3],
  [50, 34, 50],
  [1_000, 60, 2_300],
])('of fees of %i from %i entries of others the house takes %i', (fee, others, cut) => {
  expect(cutOfFees(fee, others)).toBe(cut);
});

test('the fee part covers the cut of the first fees, for every guild and fee', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...GUILDS),
      fc.integer({ min: ENTRY_FEE_MIN, max: ENTRY_FEE_MAX }),
      (guild, entryFee) => {
        const { feePart } = showCost(
          { level: 1, entryFee, prize: 2 * entryFee, runsAt: RUNS_AT },
          guild,
          NOW,
        );
        expect(feePart).toBeGreaterThanOrEqual(houseCut(entryFee * FEES_COVERED));
      },
    ),
  );
});

const takenFee = fc
  .tuple(fc.integer({ min: 1, max: 5_000 }), fc.nat(5_000))
  .map(([coins, tradable]) => ({ coins, tradable: Math.min(coins, tradable) }));
const feesPaid = fc.array(
  fc.record({ playerId: fc.constantFrom('creator', 'anna', 'bert'), taken: takenFee }),
);
const sumOf = (paid: readonly EntryPayment[], side: 'coins' | 'tradable') =>
  paid.reduce((total, fee) => total + fee.taken[side], 0);

describe('the entry fees of a player show', () => {
  test('go to the creator: from others as tradable, from the creator unchanged', () => {
    fc.assert(
      fc.property(feesPaid, (paid) => {
        const own = paid.filter(({ playerId }) => playerId === 'creator');
        const others = paid.filter(({ playerId }) => playerId !== 'creator');
        const { inEscrow, due } = feesDue('creator', paid, 0);
        expect(inEscrow).toEqual({ coins: sumOf(paid, 'coins'), tradable: sumOf(paid, 'tradable') });
        expect(due).toEqual({
          coins: inEscrow.coins,
          tradable: sumOf(others, 'coins') + sumOf(own, 'tradable'),
        });
        expect(due.tradable).toBeLessThanOrEqual(due.coins);
      }),
    );
  });

  test('the cut of the house is taken from tradable coins', () => {
    const paid = [{ playerId: 'anna', taken: { coins: 100, tradable: 80 } }];
    expect(feesDue('creator', paid, 5)).toEqual({
      inEscrow: { coins: 100, tradable: 80 },
      due: { coins: 95, tradable: 95 },
    });
  });

  test('are zero without entries', () => {
    const nothing = { coins: 0, tradable: 0 };
    expect(feesDue('creator', [], 0)).toEqual({ inEscrow: nothing, due: nothing });
  });
});
