import { describe, expect, test } from 'vitest';
import { BASES } from '../coat/look-values.ts';
import { colourNumber, GREY_OVER, namedCoat } from './coat-classes.ts';
import { coatGroup, coatName, coatOf } from '../coat/coat.ts';
import { COLOUR_GROUPS } from '../coat/colour.ts';
import { carries, copiesOf, genotypeOf, isViable, type LivingGenotype } from './genotype.ts';
import { LOCI, type Copies } from './loci.ts';
import { coatNameOfLook, coatOfLook, lookOf, lookOfCoat } from '../coat/look.ts';
import { describeLook, maneColour } from '../coat/format-look.ts';
import { PLAIN_TRAITS } from '../coat/traits.ts';

function* allLivingGenotypes(): Generator<LivingGenotype> {
  const digits: Copies[] = LOCI.map(() => 0);
  for (;;) {
    const genotype = genotypeOf((locus) => digits[LOCI.indexOf(locus)] ?? 0);
    if (isViable(genotype)) yield genotype;
    let index = 0;
    while (digits[index] === 2) digits[index++] = 0;
    if (index === digits.length) return;
    digits[index] = digits[index] === 0 ? 1 : 2;
  }
}

/** Class in the odds table, computed locus by locus. */
function classOf(genotype: LivingGenotype): { colour: number; pinto: number; leopard: number } {
  const flag = (locus: (typeof LOCI)[number]): number => (carries(genotype, locus) ? 1 : 0);
  const base = genotype.extension === 'e/e' ? 0 : genotype.agouti === 'a/a' ? 2 : 1;
  const colour = colourNumber({
    base,
    silver: base === 0 ? 0 : flag('silver'),
    cream: copiesOf(genotype, 'cream'),
    dun: flag('dun'),
    champagne: flag('champagne'),
    roan: flag('roan'),
  });
  const lp = copiesOf(genotype, 'leopard');
  return {
    colour: colour + (flag('grey') === 1 ? GREY_OVER : 0),
    pinto: flag('tobiano') + 2 * flag('overo'),
    leopard: lp === 0 ? 0 : 2 * lp - 1 + flag('pattern_modifier'),
  };
}

describe('every genotype that lives', () => {
  const names = new Map<string, number>();
  const seen = new Map<string, LivingGenotype>();
  let total = 0;
  let wronglyNamed: LivingGenotype | undefined;
  for (const genotype of allLivingGenotypes()) {
    const { colour, pinto, leopard } = classOf(genotype);
    const name = coatName(coatOf(genotype));
    if (namedCoat(colour, pinto, leopard).name !== name) wronglyNamed ??= genotype;
    names.set(name, (names.get(name) ?? 0) + 1);
    seen.set(`${colour} ${pinto} ${leopard}`, genotype);
    total += 1;
  }

  test('has one of 2,420 adult names, as used by the odds', () => {
    expect(total).toBe(3 ** 11 * 2);
    expect(wronglyNamed).toBeUndefined();
    expect(names.size).toBe((120 + 1) * 4 * 5);
    for (const name of names.keys()) expect(name).toMatch(/^[a-z]+(?:[ -][a-z]+)*$/);
  });

  test('has a name, group, mane and description at every age', () => {
    expect(seen.size).toBe(120 * 2 * 4 * 5);
    const groups: readonly string[] = COLOUR_GROUPS;
    for (const genotype of seen.values())
      for (const ageInMonths of [0, 11, 48, 110, 300]) {
        const look = lookOf({ genotype, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths });
        const name = coatNameOfLook(look);
        if (look.grey === null || look.grey.stage === 'foal')
          expect(name).toBe(coatName(coatOf({ ...genotype, grey: 'n/n' })));
        else expect(name).toMatch(/^(?:steel|rose|dapple|light|white) grey\b/);
        if (!groups.includes(coatGroup(coatOfLook(look)))) throw new Error(`No group for ${name}`);
        const text = describeLook(look) + maneColour(look);
        if (/undefined|null/.test(text)) throw new Error(text);
      }
  });

  test('its coat alone gives the plain look of those alleles', () => {
    for (const genotype of seen.values())
      for (const ageInMonths of [0, 48, 300]) {
        const once: LivingGenotype = genotype.grey === 'G/G' ? { ...genotype, grey: 'n/G' } : genotype;
        const plain = lookOf({ genotype: once, traits: PLAIN_TRAITS, breed: 'crossbreed', ageInMonths });
        expect(lookOfCoat(coatOf(once), ageInMonths)).toEqual(plain);
      }
  });
});

test('names differ wherever coats differ', () => {
  const byName = new Map<string, string>();
  for (let colour = 0; colour < GREY_OVER; colour++)
    for (let pinto = 0; pinto < 4; pinto++)
      for (let leopard = 0; leopard < 5; leopard++) {
        const { name, coat } = namedCoat(colour, pinto, leopard);
        if (coat.base === 'chestnut' && coat.dilutions.silver) continue;
        expect(coatName(coat)).toBe(name);
        const drawn = JSON.stringify(coat);
        expect(byName.get(name) ?? drawn).toBe(drawn);
        byName.set(name, drawn);
      }
  expect(byName.size).toBe(120 * 4 * 5);
  expect(BASES).toHaveLength(3);
});
