import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { GUILDS } from '../../guild-work/guilds.ts';
import { CLASS_LEVELS, HEAT_SIZE } from '../classes.ts';
import { FIRST_STANDING, GRADES, promotionPrize } from '../grades.ts';
import { fieldOfGrade } from './house-field.ts';
import { houseResults } from './house-horses.ts';
import { entriesHash, showSeed } from '../proof/proof.ts';
import { heatPrizeMoney } from '../prize-money.ts';
import { runShow, type HouseShowToRun, type ShowResult, type Starter } from './run-show.ts';
import { RULES_VERSION, scoreOf } from './scoring.ts';

const seedOf = (show: string): Uint8Array => showSeed(new Uint8Array(32).fill(1), show);

const newcomer: Starter = {
  entryId: 'e0',
  horseId: 'h0',
  ownerId: 'o0',
  entropy: '0'.repeat(32),
  guild: 'trainer',
  skill: 101_250,
  tack: [0, 0, 0],
  aptitude: 520_000,
  level: 1,
  happiness: 990_000,
  grade: 'bronze',
  veteran: false,
  standing: FIRST_STANDING,
  creatorPaid: false,
  guest: false,
};
const aStarter = (n: number, changes: Partial<Starter> = {}): Starter => ({
  ...newcomer,
  entryId: `e${n}`,
  horseId: `h${n}`,
  ownerId: `o${n}`,
  ...changes,
});

const starters = (max: number): fc.Arbitrary<Starter[]> =>
  fc
    .array(
      fc.record({
        ownerId: fc.nat(15).map((n) => `o${n}`),
        guild: fc.constantFrom(...GUILDS),
        skill: fc.nat(100_000_000),
        tack: fc.tuple(fc.nat(2_000_000), fc.nat(2_000_000), fc.nat(2_000_000)),
        aptitude: fc.nat(1_000_000),
        level: fc.integer({ min: 1, max: 120 }),
        happiness: fc.nat(1_000_000),
        grade: fc.constantFrom(...GRADES),
        veteran: fc.boolean(),
        standing: fc
          .record({
            classLevel: fc.constantFrom(...CLASS_LEVELS),
            grade: fc.constantFrom(...GRADES),
            points: fc.nat(8),
            prizeless: fc.nat(12),
          })
          .map((standing) => ({
            ...standing,
            bestClass: standing.classLevel,
            bestGrade: standing.grade,
            putBack: false,
          })),
        creatorPaid: fc.boolean(),
        guest: fc.boolean(),
      }),
      { maxLength: max },
    )
    .map((rows) => rows.map((row, n) => aStarter(n, row)));

const houseShow: fc.Arbitrary<HouseShowToRun> = fc.record({
  kind: fc.constant('house'),
  level: fc.constantFrom(...CLASS_LEVELS),
  purseIndex: fc.integer({ min: 8_000, max: 11_000 }),
});

const first: HouseShowToRun = { kind: 'house', level: 1, purseIndex: 10_000 };

function heatsOf(result: ShowResult): { score: number; place: number; raw: number }[][] {
  const lines = [...result.starters, ...result.houseHorses];
  const heats = Math.max(0, ...lines.map(({ heat }) => heat));
  return Array.from({ length: heats }, (_, index) =>
    lines
      .filter(({ heat }) => heat === index + 1)
      .map(({ place, sheet }) => ({ place, score: sheet.score, raw: sheet.raw }))
      .toSorted((one, other) => one.place - other.place),
  );
}

describe('a house show', () => {
  test('places every heat from 1 to 12 by score', () => {
    fc.assert(
      fc.property(houseShow, fc.uuid(), starters(40), (show, id, field) => {
        const result = runShow(show, seedOf(id), field);
        expect(result.starters.length).toBe(field.length);
        for (const heat of heatsOf(result)) {
          expect(heat.map(({ place }) => place)).toEqual(Array.from({ length: HEAT_SIZE }, (_, n) => n + 1));
          for (const [index, { score, raw }] of heat.entries()) {
            const next = heat[index + 1];
            if (!next) continue;
            expect(score).toBeGreaterThanOrEqual(next.score);
            if (score === next.score) expect(raw).toBeGreaterThanOrEqual(next.raw);
          }
        }
      }),
    );
  });

  test('has house horses that can be redrawn with their places', () => {
    fc.assert(
      fc.property(houseShow, fc.uuid(), starters(30), (show, id, field) => {
        const ran = runShow(show, seedOf(id), field);
        const grades = new Map(field.map(({ entryId, grade }) => [entryId, grade]));
        const redrawn = [...new Set(ran.starters.map(({ heat }) => heat))].flatMap((heat) => {
          const own = ran.starters.filter((one) => one.heat === heat);
          const [grade] = own.map(({ entryId }) => grades.get(entryId));
          if (!grade) throw new Error('A heat without a grade');
          return houseResults({
            seed: seedOf(id),
            entriesHash: ran.entriesHash,
            heat,
            field: fieldOfGrade(show.level, grade),
            places: own.map(({ place }) => place),
          });
        });
        expect(redrawn).toEqual(ran.houseHorses);
      }),
      { numRuns: 40 },
    );
  });

  test('runs guests after players, whose heats are cut as without guests', () => {
    fc.assert(
      fc.property(houseShow, fc.uuid(), starters(40), (show, id, field) => {
        const heatsFor = (of: readonly Starter[]) =>
          new Map(runShow(show, seedOf(id), of).starters.map(({ entryId, heat }) => [entryId, heat]));
        const [all, players] = [heatsFor(field), heatsFor(field.filter(({ guest }) => !guest))];
        const last = Math.max(0, ...players.values());
        for (const { entryId, guest } of field)
          if (guest) expect(all.get(entryId)).toBeGreaterThan(last);
          else expect(all.get(entryId)).toBe(players.get(entryId));
      }),
    );
  });

  test('pays no heat more than its purse', () => {
    fc.assert(
      fc.property(houseShow, fc.uuid(), starters(40), (show, id, field) => {
        const result = runShow(show, seedOf(id), field);
        const gradeOf = new Map(field.map(({ entryId, grade }) => [entryId, grade]));
        for (let heat = 1; ; heat += 1) {
          const own = result.starters.filter((line) => line.heat === heat);
          if (own.length === 0) break;
          const grades = new Set(own.map(({ entryId }) => gradeOf.get(entryId)));
          expect(grades.size).toBe(1);
          const [grade] = grades;
          if (!grade) throw new Error('A heat without a grade');
          const paid = own.reduce((sum, { prize, promotionPrize: part }) => sum + prize - part, 0);
          expect(paid).toBeLessThanOrEqual(heatPrizeMoney(show.level, grade, show.purseIndex));
        }
      }),
    );
  });

  test('gives the same result for any order of entries', () => {
    fc.assert(
      fc.property(houseShow, fc.uuid(), starters(30), (show, id, field) => {
        const once = runShow(show, seedOf(id), field);
        expect(runShow(show, seedOf(id), field.toReversed())).toEqual(once);
        expect(once.entriesHash).toBe(entriesHash(field));
        expect(once.rulesVersion).toBe(RULES_VERSION);
      }),
      { numRuns: 40 },
    );
  });

  test('entry ids do not affect the result', () => {
    const alike = starters(30).map((field) =>
      field.map((starter) => ({ ...starter, grade: 'silver' as const })),
    );
    fc.assert(
      fc.property(houseShow, fc.uuid(), alike, (show, id, field) => {
        const placed = (of: readonly Starter[]) =>
          runShow(show, seedOf(id), of).starters.map((line) => ({ ...line, entryId: null }));
        const renamed = field.map((starter, n) => ({ ...starter, entryId: `z${field.length - n}` }));
        expect(placed(renamed)).toEqual(placed(field));
      }),
      { numRuns: 40 },
    );
  });

  test('every score can be recomputed from its sheet', () => {
    fc.assert(
      fc.property(houseShow, fc.uuid(), starters(20), (show, id, field) => {
        const { starters: placed, houseHorses } = runShow(show, seedOf(id), field);
        for (const { sheet } of [...placed, ...houseHorses]) expect(scoreOf(sheet)).toEqual(sheet);
      }),
      { numRuns: 30 },
    );
  });

  test('more skill never places worse', () => {
    fc.assert(
      fc.property(fc.uuid(), fc.nat(50_000_000), fc.nat(50_000_000), (id, skill, more) => {
        const placeWith = (points: number) =>
          runShow(first, seedOf(id), [aStarter(0, { skill: points })]).starters[0]?.place ?? Number.NaN;
        expect(placeWith(skill + more)).toBeLessThanOrEqual(placeWith(skill));
      }),
    );
  });

  test('a lone entrant meets eleven house horses', () => {
    const { starters: placed, houseHorses, returned } = runShow(first, seedOf('alone'), [newcomer]);
    expect(houseHorses.length).toBe(11);
    expect(placed[0]).toMatchObject({ heat: 1, fieldSize: 12 });
    expect(returned).toBe(0);
  });

  test('a show without entries has no heats', () => {
    expect(runShow(first, seedOf('empty'), [])).toMatchObject({ starters: [], houseHorses: [] });
  });

  // On change, published results no longer verify: from 1.0.0 on, add a rules version.
  test('by version 1 of the rules places this heat so', () => {
    const field = [
      newcomer,
      aStarter(1, { guild: 'rider' }),
      aStarter(2, { tack: [350_000, 350_000, 350_000] }),
    ];
    const { starters: placed } = runShow(first, seedOf('written down'), field);
    const lines = placed.map(({ entryId, place, sheet, prize }) =>
      [entryId, place, sheet.luck, sheet.score, prize].join(' '),
    );
    expect(RULES_VERSION).toBe(1);
    expect(lines).toEqual(['e2 4 8316 191339 67', 'e1 8 -22973 157393 22', 'e0 11 -11366 144784 0']);
  });

  test('enough grading points promote a horse, with a prize', () => {
    const near = { ...FIRST_STANDING, points: 5 };
    const strong = aStarter(0, { skill: 50_000_000, standing: near });
    const [result] = runShow(first, seedOf('promotion'), [strong]).starters;
    expect(result).toMatchObject({
      place: 1,
      standing: { points: 5, promotedTo: 'silver' },
      promotionPrize: promotionPrize(1, 10_000),
    });
  });
});

describe('a player show', () => {
  const show = { kind: 'player', level: 1, prize: 1_000 } as const;

  test('is one field; prizes and returned coins add up to the whole prize', () => {
    fc.assert(
      fc.property(fc.uuid(), starters(30), fc.integer({ min: 100, max: 100_000 }), (id, field, prize) => {
        const result = runShow({ ...show, prize }, seedOf(id), field);
        expect(result.starters.map(({ place }) => place)).toEqual(field.map((_, index) => index + 1));
        expect(result.houseHorses).toEqual([]);
        const paid = result.starters.reduce((sum, line) => sum + line.prize + line.houseCut, 0);
        expect(paid + result.returned).toBe(prize);
        expect(result.returned).toBeGreaterThanOrEqual(0);
        for (const line of result.starters) {
          expect(line.fieldSize).toBe(field.length);
          expect(line.standing).toBeNull();
        }
      }),
    );
  });

  test.each([
    [0, 1_000],
    [1, 500],
    [2, 250],
    [3, 100],
    [4, 0],
    [9, 0],
  ])('with %i entries %i of 1,000 return', (entries, returned) => {
    const field = Array.from({ length: entries }, (_, n) => aStarter(n));
    expect(runShow(show, seedOf('prize'), field).returned).toBe(returned);
  });

  test('with fewer than three owners gives no place XP and does not count', () => {
    const two = Array.from({ length: 12 }, (_, n) => aStarter(n, { ownerId: `o${n % 2}` }));
    const result = runShow(show, seedOf('two'), two);
    expect(result.countsInLeaderboards).toBe(false);
    expect(result.starters.every(({ horseXp, playerXp }) => horseXp === 0 && playerXp === 0)).toBe(true);
  });

  test('only beaten horses of other owners count for XP', () => {
    const strong = aStarter(0, { skill: 50_000_000 });
    const own = Array.from({ length: 6 }, (_, n) => aStarter(n + 1, { ownerId: 'o0' }));
    const others = [aStarter(7), aStarter(8)];
    const result = runShow(show, seedOf('own'), [strong, ...own, ...others]);
    expect(result.countsInLeaderboards).toBe(true);
    // Half of 220 x 1.25, plus a tenth, times 2 of 8.
    expect(result.starters[0]).toMatchObject({ entryId: 'e0', place: 1, horseXp: 91, playerXp: 15 });
  });
});
