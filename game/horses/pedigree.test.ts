import { expect, test } from 'vitest';
import { foalGeneration, Pedigree, UNKNOWN } from './pedigree.ts';

test('numbers parents before foals, and founders on first mention', () => {
  const pedigree = new Pedigree();
  pedigree.add('foal', { sireId: 'sire', damId: 'dam', inbreeding: 0 });
  pedigree.add('grandfoal', { sireId: 'sire', damId: 'foal', inbreeding: 0.25 });
  expect(['sire', 'dam', 'foal', 'grandfoal'].map((id) => pedigree.numberOf(id))).toEqual([0, 1, 2, 3]);
  expect(pedigree.numberOf('stranger')).toBeUndefined();
  expect(pedigree.size).toBe(4);
  expect(pedigree.sires).toEqual([UNKNOWN, UNKNOWN, 0, 0]);
  expect(pedigree.dams).toEqual([UNKNOWN, UNKNOWN, 1, 2]);
  expect(pedigree.inbreedings).toEqual([0, 0, 0, 0.25]);
});

test.each(['foal', 'sire', 'dam'])('throws if the %s is added twice', (id) => {
  const pedigree = new Pedigree();
  pedigree.add('foal', { sireId: 'sire', damId: 'dam', inbreeding: 0 });
  expect(() => pedigree.add(id, { sireId: 'other', damId: 'another', inbreeding: 0 })).toThrow(
    `Horse ${id} is in the pedigree already`,
  );
  expect(pedigree.size).toBe(3);
});

test.each([
  [0, 0, 1],
  [0, 4, 5],
  [7, 2, 8],
])('parents of generations %d and %d have a foal of generation %d', (sire, dam, foal) => {
  expect(foalGeneration(sire, dam)).toBe(foal);
});
