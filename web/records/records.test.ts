import { describe, expect, test } from 'vitest';
import { placesOf, formatInbreeding, type Ancestor } from './pedigree.ts';

describe('formats inbreeding', () => {
  test.each([
    [
      0.25,
      5,
      'Inbreeding 25%: the parents share ancestors. That cost about 5 points of aptitude in each discipline.',
    ],
    [
      0.05,
      1,
      'Inbreeding 5%: the parents share ancestors. That cost about 1 point of aptitude in each discipline.',
    ],
    [
      0.001,
      0,
      'Inbreeding 0.1%: the parents share ancestors. That cost less than a tenth of a point of aptitude in each discipline.',
    ],
    [0, 0, 'Inbreeding 0%: the parents share no known ancestor.'],
  ])('%f costs %f points', (inbreeding, aptitudeLost, text) => {
    expect(formatInbreeding({ inbreeding, aptitudeLost, sire: {} })).toBe(text);
  });

  test('of a horse from the store is unknown', () => {
    expect(formatInbreeding({ inbreeding: 0, aptitudeLost: 0, sire: null })).toMatch(/^From the store/);
  });
});

test('counts an ancestor once for each position', () => {
  const horse = (id: string, parents: Pick<Ancestor, 'sire' | 'dam'> = {}): Ancestor => ({
    id,
    name: id,
    level: 1,
    breedName: 'Arabian',
    gender: 'mare',
    color: 'bay',
    ...parents,
  });
  const sire = horse('sire', { sire: null, dam: null });
  const daughter = horse('daughter', { sire, dam: horse('dam') });
  const places = placesOf({ sire, dam: horse('granddaughter', { sire, dam: daughter }) });
  expect(Object.fromEntries(places)).toEqual({ sire: 3, dam: 1, daughter: 1, granddaughter: 1 });
});
