import { describe, expect, test } from 'vitest';
import { birthSeed, foalDraws } from '../breeding/birth-proof.ts';
import { drawFoal, FOAL_RULES_VERSION, type FoalRules, type Parentage } from '../breeding/foal.ts';
import { rngFrom, rngFromNumber, type Rng } from '../rng.ts';
import { founderDraws, separateDraws, sharedDraws, type BirthDraws } from './birth-draws.ts';
import { breedOf } from './breeds.ts';
import { drawFounder, drawFounderOfTier, founderFrom } from './founder.ts';
import { storeGenotype } from './genetics/genotype.ts';

const MORGAN = breedOf('morgan');
const OUTBRED = { foal: 0, sire: 0, dam: 0 };
const BIRTH = { stallionId: 's', mareId: 'm', entropy: '0'.repeat(32) };
const SECRET = new Uint8Array(32).fill(7);
const PARTS = ['genes', 'traits', 'aptitude', 'look'] as const;

/** Records each draw's 32 bits. */
function watched(rng: Rng, drawn: Set<number>): Rng {
  return {
    next() {
      const next = rng.next();
      drawn.add(next * 2 ** 32);
      return next;
    },
  };
}

/** Records draws by part. */
function watchedDraws(draws: BirthDraws): {
  draws: BirthDraws;
  drawn: Record<keyof BirthDraws, Set<number>>;
} {
  const none = () => new Set<number>();
  const drawn = { genes: none(), traits: none(), aptitude: none(), look: none() };
  const of = (part: keyof BirthDraws) => watched(draws[part], drawn[part]);
  return {
    drawn,
    draws: {
      genes: of('genes'),
      traits: of('traits'),
      aptitude: of('aptitude'),
      look: of('look'),
    },
  };
}

/** Differ in many alleles; fixed to check rules version 1. */
const parent = (seed: number): Parentage => ({
  breed: 'morgan',
  ...founderFrom(sharedDraws(rngFromNumber(seed)), MORGAN),
});
const draws = (rules: FoalRules, nth = 1) => foalDraws(rules, birthSeed(SECRET, 'm', nth), BIRTH);

const outputs = (rng: Rng, count = 400) => Array.from({ length: count }, () => rng.next() * 2 ** 32);

describe('the seed of a foal’s picture', () => {
  test('in rules version 1 came from the generator of the alleles', () => {
    const { drawn, draws: seen } = watchedDraws(draws(1));
    const { seed } = drawFoal(seen, parent(1), parent(2), OUTBRED).traits;
    expect(outputs(draws(1).genes)).toContain(seed);
    expect(drawn.look).toContain(seed);
  });

  test.each(Array.from({ length: 50 }, (_, nth) => nth + 1))(
    'by today’s is none of any other generator’s, nor of one seeded with what they are made from (%i)',
    (nth) => {
      const { drawn, draws: seen } = watchedDraws(draws(FOAL_RULES_VERSION, nth));
      const { seed } = drawFoal(seen, parent(1), parent(2), OUTBRED).traits;
      expect([...drawn.look].at(-1)).toBe(seed);
      for (const part of ['genes', 'traits', 'aptitude'] as const)
        expect(outputs(draws(FOAL_RULES_VERSION, nth)[part]), part).not.toContain(seed);
      expect(outputs(rngFrom(birthSeed(SECRET, 'm', nth)))).not.toContain(seed);
      expect(outputs(draws(1, nth).genes)).not.toContain(seed);
    },
  );

  test('the look generator affects only this seed and sex', () => {
    const mine = () => draws(FOAL_RULES_VERSION);
    const foal = drawFoal(mine(), parent(1), parent(2), OUTBRED);
    const other = drawFoal({ ...mine(), look: rngFromNumber(5) }, parent(1), parent(2), OUTBRED);
    expect(other.traits.seed).not.toBe(foal.traits.seed);
    expect({ ...other, sex: foal.sex, traits: { ...other.traits, seed: foal.traits.seed } }).toEqual(foal);
  });
});

test('alleles and flaxen depend only on the genes generator', () => {
  const foals = Array.from({ length: 40 }, (_, nth) => {
    const mine = draws(FOAL_RULES_VERSION, nth + 1);
    const others = { ...sharedDraws(rngFromNumber(nth)), genes: mine.genes };
    const { genotype, traits } = drawFoal(others, parent(1), parent(2), OUTBRED);
    const drawn = drawFoal(draws(FOAL_RULES_VERSION, nth + 1), parent(1), parent(2), OUTBRED);
    expect(genotype).toEqual(drawn.genotype);
    expect(traits.flaxen).toBe(drawn.traits.flaxen);
    return storeGenotype(genotype);
  });
  expect(new Set(foals).size).toBeGreaterThan(1);
});

test('rules version 1 still draws the same foal', () => {
  const foal = drawFoal(draws(1), parent(1), parent(2), OUTBRED);
  expect({ ...foal, genotype: storeGenotype(foal.genotype) }).toMatchObject({
    sex: 'stallion',
    genotype: '120000000000',
    traits: { flaxen: 'F/f', shade: -0.591, greyFactor: 0.744, fleaBites: 0.049, seed: 3_411_528_086 },
    aptitude: [603_295, 498_561, 396_916, 414_988, 457_646, 392_149, 532_120],
  });
});

describe('a founder', () => {
  test.each(['of a breed', 'of a tier of the store'])(
    '%s: its picture’s seed is no output of what drew it',
    (what) => {
      const draw = (rng: Rng) =>
        what === 'of a breed' ? drawFounder(rng, MORGAN) : drawFounderOfTier(rng, MORGAN, 'Plain', 1000);
      for (let seed = 0; seed < 50; seed++) {
        const seen = new Set<number>();
        const founder = draw(watched(rngFromNumber(seed), seen));
        expect(seen.size).toBeGreaterThan(0);
        expect(founder && !seen.has(founder.traits.seed), `seed ${seed}`).toBe(true);
        expect(outputs(founderDraws(rngFromNumber(seed)).genes)).not.toContain(founder?.traits.seed);
      }
    },
  );

  test('keeps its alleles if only the other generators change', () => {
    const mine = founderDraws(rngFromNumber(1));
    const { genotype } = founderFrom({ ...sharedDraws(rngFromNumber(9)), genes: mine.genes }, MORGAN);
    expect(genotype).toEqual(drawFounder(rngFromNumber(1), MORGAN).genotype);
  });
});

test('every part of every subject has its own reproducible generator', () => {
  const key = new Uint8Array(16).fill(3);
  const firsts = (of: BirthDraws) => PARTS.map((part) => of[part].next());
  expect(firsts(separateDraws(key, 'one'))).toEqual(firsts(separateDraws(key, 'one')));
  const all = [
    separateDraws(key, 'one'),
    separateDraws(key, 'other'),
    separateDraws(key, 'one', 'other'),
  ].flatMap(firsts);
  expect(new Set(all).size).toBe(all.length);
});
