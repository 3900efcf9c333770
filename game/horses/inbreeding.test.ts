import { describe, expect, test } from 'vitest';
import { foalInbreeding, foalInbreedings } from './inbreeding.ts';
import { Pedigree } from './pedigree.ts';

/** Lines "foal sire dam". Computes and stores inbreeding as in the game. */
function pedigreeOf(births: string): Pedigree {
  const pedigree = new Pedigree();
  for (const line of births.trim().split('\n')) {
    const [id = '', sireId = '', damId = ''] = line.trim().split(' ');
    pedigree.add(id, { sireId, damId, inbreeding: foalInbreeding(pedigree, sireId, damId) });
  }
  return pedigree;
}

/** Two brothers, two sisters, their families and descendants. */
const FAMILY = pedigreeOf(`
  brother stallion mare
  sister stallion mare
  half stallion other
  brother-in-law grandsire granddam
  wife grandsire granddam
  nephew brother wife
  niece brother-in-law sister
  cousin brother stranger
  filly outsider sister
  great-nephew cousin visitor
  great-niece guest filly`);

test.each([
  ['strangers', 'stallion', 'mare', 0],
  ['a horse and its in-law', 'brother', 'wife', 0],
  ['full siblings', 'brother', 'sister', 1 / 4],
  ['parent and foal', 'stallion', 'sister', 1 / 4],
  ['half siblings', 'brother', 'half', 1 / 8],
  ['grandsire and granddaughter', 'stallion', 'filly', 1 / 8],
  ['uncle and niece', 'brother', 'filly', 1 / 8],
  ['half uncle and niece', 'half', 'filly', 1 / 16],
  ['first cousins', 'cousin', 'filly', 1 / 16],
  ['double first cousins', 'nephew', 'niece', 1 / 8],
  ['first cousins once removed', 'cousin', 'great-niece', 1 / 32],
  ['second cousins', 'great-nephew', 'great-niece', 1 / 64],
  ['horses of which no descendant is known', 'newcomer', 'arrival', 0],
  ['a newcomer and a horse of the pedigree', 'newcomer', 'niece', 0],
  ['a horse of the pedigree and a newcomer', 'nephew', 'newcomer', 0],
])('the foal of %s', (_, sire, dam, inbreeding) => {
  expect(foalInbreeding(FAMILY, sire, dam)).toBe(inbreeding);
  expect(foalInbreedings(FAMILY, dam, ['passer-by', sire, 'newcomer', sire])).toEqual([
    0,
    inbreeding,
    0,
    inbreeding,
  ]);
});

/**
 * R. A. Mrode, Linear Models for the Prediction of Animal Breeding Values (3rd ed. 2014), table 2.1. Its unknown dam
 * is a founder here.
 */
describe("the calves of Mrode's example", () => {
  const CALVES = pedigreeOf(`
    3 1 2
    4 1 unknown
    5 4 3
    6 5 2`);
  const RELATIONSHIPS = [
    [1, 0, 0.5, 0.5, 0.5, 0.25],
    [0, 1, 0.5, 0, 0.25, 0.625],
    [0.5, 0.5, 1, 0.25, 0.625, 0.5625],
    [0.5, 0, 0.25, 1, 0.625, 0.3125],
    [0.5, 0.25, 0.625, 0.625, 1.125, 0.6875],
    [0.25, 0.625, 0.5625, 0.3125, 0.6875, 1.125],
  ];

  test.each(RELATIONSHIPS.map((row, index) => [index + 1, row] as const))('of calf %d', (calf, row) => {
    const others = ['1', '2', '3', '4', '5', '6'];
    expect(foalInbreedings(CALVES, String(calf), others)).toEqual(row.map((related) => related / 2));
  });

  test('5 and 6 are inbred by an eighth', () => {
    expect([foalInbreeding(CALVES, '4', '3'), foalInbreeding(CALVES, '5', '2')]).toEqual([1 / 8, 1 / 8]);
  });
});

/**
 * F by generation: D. S. Falconer and T. F. C. Mackay, Introduction to Quantitative Genetics (4th ed. 1996), table
 * 5.1.
 */
describe('regular systems of inbreeding', () => {
  const SIBLINGS = [0, 0.25, 0.375, 0.5, 0.594, 0.672, 0.734, 0.785, 0.826, 0.859, 0.886];
  const toThousandths = (numbers: readonly number[]): number[] =>
    numbers.map((number) => Math.round(number * 1000) / 1000);

  /** F of each generation's first foal. */
  function generations(count: number, births: (n: number) => readonly (readonly [string, string, string])[]) {
    const pedigree = new Pedigree();
    return Array.from({ length: count }, (_, index) => {
      const found = births(index + 1).map(([id, sireId, damId]) => {
        const inbreeding = foalInbreeding(pedigree, sireId, damId);
        pedigree.add(id, { sireId, damId, inbreeding });
        return inbreeding;
      });
      return found[0] ?? -1;
    });
  }

  test('full siblings with each other', () => {
    const found = generations(11, (n) => [
      [`son${n}`, `son${n - 1}`, `daughter${n - 1}`],
      [`daughter${n}`, `son${n - 1}`, `daughter${n - 1}`],
    ]);
    expect(toThousandths(found)).toEqual(SIBLINGS);
    expect(found.slice(0, 5)).toEqual([0, 0.25, 0.375, 0.5, 0.59375]);
  });

  test('each foal with its younger parent', () => {
    const found = generations(11, (n) => [[`horse${n + 1}`, `horse${n}`, `horse${n - 1}`]]);
    expect(toThousandths(found)).toEqual(SIBLINGS);
  });

  test('a stallion with his daughter, granddaughter and so on', () => {
    const found = generations(8, (n) => [[`mare${n}`, 'stallion', `mare${n - 1}`]]);
    expect(found).toEqual([0, 1, 2, 3, 4, 5, 6, 7].map((n) => (1 - 1 / 2 ** n) / 2));
  });
});
