import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { livingGenotype } from '../../../server/testing/builders/any-genotype.ts';
import { sharedDraws } from '../birth-draws.ts';
import { BREEDS } from '../breeds.ts';
import { drawFounderTraits, PLAIN_TRAITS, type Traits } from './traits.ts';
import { coatName, coatOf } from './coat.ts';
import { carries, genotypeWith, type LivingGenotype } from '../genetics/genotype.ts';
import { coatNameOfLook, lookOf, type Look } from './look.ts';
import { describeLook } from './format-look.ts';

const BAY = genotypeWith();
const anyAge = fc.integer({ min: 0, max: 400 });

/** Traits drawn as for a founder of the genotype. */
const anyHorse = fc
  .record({
    genotype: livingGenotype,
    breed: fc.constantFrom(...BREEDS),
    seed: fc.nat(),
    ageInMonths: anyAge,
  })
  .map(({ genotype, breed, seed, ageInMonths }) => ({
    genotype,
    breed: breed.id,
    ageInMonths,
    traits: drawFounderTraits(sharedDraws(rngFromNumber(seed)), breed, genotype),
  }));

function plain(changes: Partial<LivingGenotype>, ageInMonths = 120, traits: Partial<Traits> = {}): Look {
  return lookOf({
    genotype: { ...BAY, ...changes },
    traits: { ...PLAIN_TRAITS, ...traits },
    breed: 'crossbreed',
    ageInMonths,
  });
}

/** Invisible allele changes, with the horses they apply to. */
const HIDDEN: [string, (genotype: LivingGenotype) => boolean, Partial<LivingGenotype>][] = [
  ['agouti on chestnut', (g) => g.extension === 'e/e', { agouti: 'a/a' }],
  ['silver on chestnut', (g) => g.extension === 'e/e', { silver: 'Z/Z' }],
  ['PATN1 without Lp', (g) => g.leopard === 'n/n', { pattern_modifier: 'PATN1/PATN1' }],
  ['a single e', (g) => g.extension === 'E/E', { extension: 'E/e' }],
  ['a single a', (g) => g.agouti === 'A/A', { agouti: 'A/a' }],
  ['a second D', (g) => g.dun === 'n/D', { dun: 'D/D' }],
  ['a second Z', (g) => g.silver === 'n/Z', { silver: 'Z/Z' }],
  ['a second Ch', (g) => g.champagne === 'n/Ch', { champagne: 'Ch/Ch' }],
  ['a second Rn', (g) => g.kit === 'n/Rn', { kit: 'Rn/Rn' }],
  ['a second To', (g) => g.kit === 'n/To', { kit: 'To/To' }],
  ['a second PATN1', (g) => g.pattern_modifier === 'n/PATN1', { pattern_modifier: 'PATN1/PATN1' }],
];

describe('does not change with invisible genes:', () => {
  test.each(HIDDEN)('%s', (_, applies, hidden) => {
    fc.assert(
      fc.property(anyHorse, (horse) => {
        fc.pre(applies(horse.genotype));
        const changed = { ...horse, genotype: { ...horse.genotype, ...hidden } };
        expect(lookOf(changed)).toEqual(lookOf(horse));
      }),
    );
  });

  test('the coat below a white grey', () => {
    fc.assert(
      fc.property(anyHorse, livingGenotype, (horse, other) => {
        const { champagne, kit, overo, leopard, pattern_modifier, splash, splash2, cream } = horse.genotype;
        fc.pre(!coatOf(horse.genotype).patterns.allWhite);
        const bySkin = (pair: LivingGenotype['cream']) => ['Cr/Cr', 'Cr/prl', 'prl/prl'].includes(pair);
        const hidden = bySkin(other.cream) ? 'n/n' : other.cream;
        const old = { ...horse, ageInMonths: 300, traits: { ...horse.traits, fleaBites: 0.999 } };
        const genotype: LivingGenotype = { ...horse.genotype, grey: 'G/G' };
        const changed: LivingGenotype = {
          ...other,
          champagne,
          kit,
          overo,
          leopard,
          pattern_modifier,
          splash,
          splash2,
          grey: 'G/G',
          cream: bySkin(cream) ? cream : hidden,
        };
        expect(lookOf({ ...old, genotype: changed })).toEqual(lookOf({ ...old, genotype }));
      }),
    );
  });

  test('traits that the coat does not show', () => {
    fc.assert(
      fc.property(anyHorse, (horse) => {
        const { genotype, traits } = horse;
        const { tobiano, frame, sabino, splash, allWhite } = coatOf(genotype).patterns;
        const changed: Traits = {
          ...traits,
          ...(genotype.grey === 'n/n' && { greyFactor: 0.7, fleaBites: 0.01 }),
          ...(!tobiano && !splash && { tobianoExtent: 0.123 }),
          ...(!frame && !sabino && !allWhite && { frameExtent: 0.123 }),
          ...(!carries(genotype, 'Lp') && { leopardReach: 0.123 }),
          ...(traits.flaxen === 'F/f' && { flaxen: 'F/F' }),
          ...(genotype.extension !== 'e/e' && { flaxen: 'f/f' }),
          white: 0.123,
          ...(traits.sooty < 0 && { sooty: -1 }),
          ...(traits.pangare < 0 && { pangare: -1 }),
          ...(traits.rabicano === 'n/Rb' && { rabicano: 'Rb/Rb' as const }),
        };
        expect(lookOf({ ...horse, traits: changed })).toEqual(lookOf(horse));
      }),
    );
  });
});

test('is plain JSON', () => {
  fc.assert(
    fc.property(anyHorse, (horse) => {
      const look = lookOf(horse);
      expect(JSON.parse(JSON.stringify(look))).toEqual(look);
      expect(JSON.stringify(look)).not.toMatch(/genotype|Cr\/|\/Cr|whiteShown/);
    }),
  );
});

describe('changes with visible genes:', () => {
  test.each<[string, Partial<LivingGenotype>, Partial<LivingGenotype>]>([
    ['two creams for one', { cream: 'n/Cr' }, { cream: 'Cr/Cr' }],
    ['cream on black', { agouti: 'a/a' }, { agouti: 'a/a', cream: 'n/Cr' }],
    ['silver on bay', {}, { silver: 'n/Z' }],
    ['two Lp for one', { leopard: 'n/Lp' }, { leopard: 'Lp/Lp' }],
    ['PATN1 with Lp', { leopard: 'n/Lp' }, { leopard: 'n/Lp', pattern_modifier: 'n/PATN1' }],
    ['frame', {}, { overo: 'n/O' }],
    ['two greys for one', { grey: 'n/G' }, { grey: 'G/G' }],
  ])('%s', (_, one, other) => {
    expect(plain(one, 48)).not.toEqual(plain(other, 48));
  });
});

test('a bare genotype has the name of its alleles', () => {
  fc.assert(
    fc.property(livingGenotype, anyAge, (genotype, ageInMonths) => {
      fc.pre(genotype.grey === 'n/n');
      const look = lookOf({ genotype, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths });
      expect(coatNameOfLook(look)).toBe(coatName(coatOf(genotype)));
    }),
  );
});

describe('greys', () => {
  test('are born coloured and never turn back', () => {
    const order = ['foal', 'steel', 'rose', 'dapple', 'light', 'white', 'flea_bitten'];
    fc.assert(
      fc.property(anyHorse, (horse) => {
        fc.pre(!coatOf(horse.genotype).patterns.allWhite);
        const genotype: LivingGenotype = { ...horse.genotype, grey: 'n/G' };
        const stages = [0, 1, 12, 40, 90, 150, 250, 400].map(
          (ageInMonths) => lookOf({ ...horse, genotype, ageInMonths }).grey?.stage ?? 'none',
        );
        expect(stages[0]).toBe('foal');
        const places = stages.map((stage) => order.indexOf(stage));
        expect(places).toEqual(places.toSorted((a, b) => a - b));
      }),
    );
  });

  test('have the skin and eyes of their dilution when white: pink for double cream, freckled for champagne', () => {
    const old = (changes: Partial<LivingGenotype>) => plain({ ...changes, grey: 'G/G' }, 300);
    expect(old({ cream: 'Cr/Cr' })).toMatchObject({ dilutions: { cream: 2 }, eyes: { left: 'blue' } });
    expect(old({ champagne: 'n/Ch' })).toMatchObject({
      dilutions: { champagne: true },
      eyes: { left: 'amber' },
    });
    expect(old({ cream: 'n/Cr', dun: 'D/D', extension: 'e/e', kit: 'n/Rn' })).toMatchObject({
      base: 'black',
      dilutions: { cream: 0, dun: false, silver: false, champagne: false },
      roan: false,
      grey: { stage: 'white' },
    });
  });

  test('only some are flea-bitten, and those show their base colour', () => {
    const flecked = plain({ grey: 'n/G', extension: 'e/e' }, 300, { fleaBites: 0.44 });
    expect(flecked).toMatchObject({ base: 'chestnut', grey: { stage: 'flea_bitten' } });
    expect(plain({ grey: 'n/G' }, 300, { fleaBites: 0.46 }).grey?.stage).toBe('white');
    expect(plain({ grey: 'G/G' }, 300, { fleaBites: 0.44 }).grey?.stage).toBe('white');
    expect(plain({ grey: 'G/G' }, 300, { fleaBites: 0.09 }).grey?.stage).toBe('flea_bitten');
  });
});

test('eyes: champagne foals blue, then green, then amber; frame may have a blue one', () => {
  const champagne = [0, 6, 40].map((age) => plain({ champagne: 'n/Ch' }, age).eyes.left);
  expect(champagne).toEqual(['blue', 'green', 'amber']);
  expect(plain({ overo: 'n/O' }, 40, { blueEyes: 'left' }).eyes).toEqual({ left: 'blue', right: 'brown' });
  expect(plain({ cream: 'n/Cr' }).eyes).toEqual({ left: 'brown', right: 'brown' });
});

test('flaxen shows on red horses without cream', () => {
  const flaxen = { flaxen: 'f/f' } as const;
  expect(plain({ extension: 'e/e' }, 60, flaxen).flaxen).toBe(true);
  expect(plain({ extension: 'e/e', dun: 'n/D' }, 60, flaxen).flaxen).toBe(true);
  expect(plain({ extension: 'e/e', cream: 'n/Cr' }, 60, flaxen).flaxen).toBe(false);
  expect(plain({}, 60, flaxen).flaxen).toBe(false);
});

test('breeds shown with plaits have them on show days, in look and text', () => {
  const seen = { genotype: BAY, traits: PLAIN_TRAITS, ageInMonths: 60, shown: true } as const;
  const hanoverian = lookOf({ ...seen, breed: 'hanoverian' });
  expect(hanoverian.maneStyle).toBe('braided');
  expect(describeLook(hanoverian)).toBe('Bay with a plaited mane');
  expect(lookOf({ ...seen, breed: 'hanoverian', shown: false }).maneStyle).toBe('short');
  expect(lookOf({ ...seen, breed: 'norwegian_fjord' }).maneStyle).toBe('upright');
  expect(lookOf({ ...seen, breed: 'crossbreed' }).maneStyle).toBe('natural');
});

test('sooty, mealy and rabicano coats are described, and old greys hide them', () => {
  const traits = { sooty: 1.5, pangare: 1.5, rabicano: 'n/Rb' } as const;
  expect(describeLook(plain({}, 60, traits))).toBe(
    'Bay with a sooty back, a mealy muzzle and belly and rabicano ticking at flanks and tail',
  );
  expect(plain({ agouti: 'a/a' }, 60, traits)).toMatchObject({ soot: 0, mealy: 0, ticking: true });
  expect(plain({ cream: 'Cr/Cr' }, 60, traits)).toMatchObject({ soot: 0, mealy: 0, ticking: true });
  expect(plain({ grey: 'G/G' }, 300, traits)).toMatchObject({ soot: 0, mealy: 0, ticking: false });
});

test('the mane style is that of the breed until changed', () => {
  const fjord = { genotype: BAY, traits: PLAIN_TRAITS, breed: 'norwegian_fjord', ageInMonths: 60 } as const;
  expect(lookOf(fjord).maneStyle).toBe('upright');
  expect(lookOf({ ...fjord, maneStyle: 'braided' }).maneStyle).toBe('braided');
  expect(lookOf({ ...fjord, breed: 'akhal_teke' }).metallic).toBe(true);
  expect(lookOf({ ...fjord, breed: 'crossbreed' })).toMatchObject({ maneStyle: 'natural', metallic: false });
});
