import { expect, test } from 'vitest';
import { colourName } from '../horses/coat/colour.ts';
import { readGenetics } from '../horses/genetics/wire.ts';
import { isViable } from '../horses/genetics/genotype.ts';
import { gametesOfGiven } from '../horses/genetics/gametes.ts';
import { gameteOdds } from '../horses/genetics/odds.ts';
import { isRefusal } from '../refusal.ts';
import { couldGive, type Parent } from './could-give.ts';

function parent(name: string, genes: object): Parent {
  const given = readGenetics(genes);
  if (isRefusal(given) || !isViable(given.genotype)) throw new Error('Not a living horse');
  return { id: name, name, gametes: gametesOfGiven(given) };
}

const MOTH = parent('Moth', { extension: 'E/e', agouti: 'a/a', silver: 'n/Z' });
const INKWELL = parent('Inkwell', { extension: 'E/E', agouti: 'a/a' });
const SAFFRON = parent('Saffron', { extension: 'e/e', agouti: 'A/a', cream: 'n/Cr', kit: 'n/Rn' });

test('finds what two could give, with the chance of the odds', () => {
  const found = couldGive([MOTH], [INKWELL]);
  expect([...found.keys()].toSorted()).toEqual(['black', 'silver dapple']);
  expect(found.get('silver dapple')).toEqual({ dam: MOTH, sire: INKWELL, chance: 0.5 });
});

test('names the pair that most often gives it', () => {
  const found = couldGive([MOTH, SAFFRON], [INKWELL, SAFFRON]);
  expect(found.get('silver dapple')?.sire).toBe(INKWELL);
  expect(found.get('cremello')?.dam).toBe(SAFFRON);
});

test('agrees with the odds of the Lab for every colour', () => {
  const { outcomes } = gameteOdds(SAFFRON.gametes, MOTH.gametes);
  const found = couldGive([MOTH], [SAFFRON]);
  for (const { coat, probability } of outcomes)
    expect(found.get(colourName(coat))?.chance ?? 0, colourName(coat)).toBeCloseTo(
      probability >= 1 / 64 ? probability : 0,
    );
});

test('one place for all pearls of a base, and one for white', () => {
  const pearl = parent('Pearl', {
    extension: 'e/e',
    agouti: 'A/A',
    cream: 'n/prl',
    dun: 'n/D',
    kit: 'n/SB1',
  });
  const found = couldGive([pearl], [pearl]);
  expect(found.get('chestnut pearl')?.chance).toBeCloseTo((1 / 4) * (3 / 4));
  expect(found.get('white')?.chance).toBeCloseTo(1 / 4);
});

test('leaves out what would almost never come, and needs two horses', () => {
  const hidden: Parent = {
    ...INKWELL,
    gametes: { ...INKWELL.gametes, champagne: { codes: [0, 1], chances: [0.995, 0.005] } },
  };
  expect([...couldGive([MOTH], [hidden]).keys()].some((key) => key.includes('champagne'))).toBe(false);
  expect(couldGive([MOTH, SAFFRON], []).size).toBe(0);
});
