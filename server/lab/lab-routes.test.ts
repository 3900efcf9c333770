import { describe, expect, test } from 'vitest';
import { isRequired, LOCI, pairsOf } from '../../game/horses/genetics/loci.ts';
import { NO_COUNTS } from '../testing/bad-values.ts';
import { appForFile } from '../testing/app/test-app.ts';

type Genes = Readonly<Record<string, unknown>>;

const CHESTNUT: Genes = { extension: 'e/e', agouti: 'A/a' };
const BAY: Genes = { extension: 'E/E', agouti: 'A/A' };
const BLACK: Genes = { extension: 'E/E', agouti: 'a/a' };

const app = await appForFile();

const describeHorse = (genetics: Genes, ageInMonths?: unknown) =>
  app.call('POST /api/genetics/describe', { body: { genetics, ageInMonths } });
const colourOf = async (genetics: Genes, ageInMonths?: number) =>
  (await describeHorse(genetics, ageInMonths)).body.color;

async function predict(sire: Genes, dam: Genes) {
  const { status, body } = await app.call('POST /api/genetics/predict', { body: { sire, dam } });
  expect(status, body.message).toBe(200);
  return body;
}

describe('one horse', () => {
  test.each<[string, Genes]>([
    ['chestnut', { ...CHESTNUT, silver: 'Z/Z' }],
    ['palomino', { ...CHESTNUT, cream: 'Cr/n', silver: 'n/Z' }],
    ['cremello', { ...CHESTNUT, cream: 'Cr/Cr' }],
    ['smoky black', { ...BLACK, cream: 'n/Cr' }],
    ['grullo', { ...BLACK, dun: 'n/D' }],
    ['silver dapple', { ...BLACK, silver: 'n/Z' }],
    ['red roan', { extension: 'e/e', agouti: 'A/A', roan: 'Rn/Rn' }],
    ['amber champagne', { ...BAY, champagne: 'n/Ch' }],
    ['bay tovero', { ...BAY, tobiano: 'n/To', overo: 'O/n' }],
    ['bay tovero', { ...BAY, pattern: 'n/To n/O' }],
    ['bay', { ...BAY, pattern_modifier: 'PATN1/PATN1' }],
    ['bay spotted blanket', { ...BAY, leopard: 'n/Lp' }],
    ['bay leopard', { ...BAY, leopard: 'n/Lp', pattern_modifier: 'n/PATN1' }],
    ['bay snowcap', { ...BAY, leopard: 'Lp/Lp' }],
    ['bay few-spot', { ...BAY, leopard: 'Lp/Lp', pattern_modifier: 'PATN1/n' }],
  ])('is a %s', async (color, genetics) => {
    const { status, body } = await describeHorse(genetics);
    expect({ status, ...body }).toMatchObject({ status: 200, viable: true, color });
  });

  test.each<[number, string]>([
    [0, 'black'],
    [6, 'steel grey'],
    [48, 'dapple grey'],
    [100, 'light grey'],
    [240, 'white grey'],
    [600, 'white grey'],
  ])('with G is at %i months a %s', async (ageInMonths, color) => {
    expect(await colourOf({ ...BLACK, grey: 'n/G' }, ageInMonths)).toBe(color);
  });

  test('greys at its own speed', async () => {
    const grey = { ...BLACK, grey: 'n/G' };
    expect(await colourOf({ ...grey, grey_factor: 0.5 }, 60)).toBe('steel grey');
    expect(await colourOf({ ...grey, grey_factor: 1.5 }, 60)).toBe('light grey');
    expect(await colourOf({ ...grey, grey: 'G/G', grey_factor: 1.5 }, 60)).toBe('white grey');
  });

  test('has the amount of white in the request, or little by default', async () => {
    const faces = [];
    for (const marking_whites of ['none', 'minimal', 'moderate', 'high', 'extreme', undefined]) {
      const { body } = await describeHorse({ ...BAY, marking_whites });
      faces.push(body.look?.face.name);
    }
    expect(faces).toEqual(['none', 'star', 'stripe', 'blaze', 'bald', 'star']);
  });

  test('is adult by default', async () => {
    expect((await describeHorse({ ...BLACK, grey: 'n/G' })).body).toMatchObject({
      color: 'dapple grey',
      look: { ageInMonths: 72 },
    });
  });

  test('with O/O has neither colour nor look', async () => {
    const { status, body } = await describeHorse({ ...BAY, overo: 'O/O', grey: 'G/G' }, 12);
    expect({ status, body }).toEqual({ status: 200, body: { viable: false, color: null, look: null } });
  });

  test('with an invalid age is refused', async () => {
    const tooOldOrNone = NO_COUNTS.filter((age) => age !== undefined && age !== 0);
    for (const age of [...tooOldOrNone, 601, -1, 12.5]) {
      const { status, body } = await describeHorse(BAY, age);
      expect({ age, status, ...body }).toEqual({
        age,
        status: 400,
        code: 'INVALID_INPUT',
        message: 'ageInMonths must be a whole number from 0 to 600.',
      });
    }
  });
});

describe('the foals of a pair', () => {
  test.each<[string, Genes, Genes, Readonly<Record<string, number>>]>([
    [
      'two palominos',
      { ...CHESTNUT, cream: 'n/Cr' },
      { ...CHESTNUT, cream: 'Cr/n' },
      { palomino: 1 / 2, chestnut: 1 / 4, cremello: 1 / 4 },
    ],
    [
      'palomino and smoky black',
      { ...CHESTNUT, cream: 'n/Cr' },
      { extension: 'E/e', agouti: 'a/a', cream: 'n/Cr' },
      {
        palomino: 4 / 16,
        chestnut: 2 / 16,
        cremello: 2 / 16,
        buckskin: 2 / 16,
        'smoky black': 2 / 16,
        bay: 1 / 16,
        perlino: 1 / 16,
        black: 1 / 16,
        'smoky cream': 1 / 16,
      },
    ],
    ['two greys', { ...BAY, grey: 'n/G' }, { ...BAY, grey: 'n/G' }, { grey: 3 / 4, bay: 1 / 4 }],
    [
      'chestnut with hidden silver, and black',
      { extension: 'e/e', agouti: 'a/a', silver: 'Z/Z' },
      BLACK,
      { 'silver dapple': 1 },
    ],
    [
      'solid with PATN1, and spotted',
      { ...BAY, pattern_modifier: 'PATN1/PATN1' },
      { ...BAY, pattern: 'n/Lp' },
      { bay: 1 / 2, 'bay leopard': 1 / 2 },
    ],
  ])('%s', async (_, sire, dam, expected) => {
    const { outcomes, lethal } = await predict(sire, dam);
    expect(lethal).toBe(0);
    expect(outcomes.map(({ color }) => color).toSorted()).toEqual(Object.keys(expected).toSorted());
    for (const { color, probability } of outcomes)
      expect(probability, color).toBeCloseTo(expected[color] ?? 0, 12);
  });

  test('of two frame carriers: a quarter dies, and two thirds of the living carry it', async () => {
    const frame = { ...BAY, overo: 'n/O', marking_whites: 'high', grey_factor: 1.2 };
    const { outcomes, lethal } = await predict(frame, frame);
    expect(lethal).toBe(0.25);
    expect(outcomes.map(({ color }) => color)).toEqual(['bay frame overo', 'bay']);
    expect(outcomes[0]?.probability).toBeCloseTo(2 / 3, 12);
    expect(outcomes[1]?.probability).toBeCloseTo(1 / 3, 12);
  });

  test('of the richest cross differ in name, and sum to 1', async () => {
    const everything = {
      ...Object.fromEntries(LOCI.map((locus) => [locus, pairsOf(locus)[1]])),
      kit: 'Rn/To',
    };
    expect(LOCI.filter(isRequired)).toEqual(['extension', 'agouti']);
    const { outcomes } = await predict(everything, everything);
    expect(outcomes.length).toBeGreaterThan(2000);
    expect(new Set(outcomes.map(({ color }) => color)).size).toBe(outcomes.length);
    const sum = outcomes.reduce((total, { probability }) => total + probability, 0);
    expect(Math.abs(sum - 1)).toBeLessThan(1e-12);
  });
});
