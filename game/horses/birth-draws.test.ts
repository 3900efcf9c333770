import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { describe, expect, test } from 'vitest';
import { birthSeed, foalDraws } from '../breeding/birth-proof.ts';
import { drawFoal as draw, FOAL_RULES_VERSION, type Foal, type Parentage } from '../breeding/foal.ts';
import { rngFrom, rngFromNumber, type Rng } from '../rng.ts';
import { founderDraws, separateDraws, sharedDraws, type BirthDraws } from './birth-draws.ts';
import { lines } from '../shows/proof/proof.ts';
import { breedOf } from './breeds.ts';
import { drawFounder, drawFounderOfTier, founderFrom } from './founder.ts';
import { storeGenome } from './genetics/strands.ts';

const MORGAN = breedOf('morgan');
function drawFoal(...parents: Parameters<typeof draw>): Foal {
  const foal = draw(...parents);
  if (!foal) throw new Error('She did not take');
  return foal;
}

const OUTBRED = { foal: 0, sire: 0, dam: 0 };
const BIRTH = { stallionId: 's', mareId: 'm', entropy: '0'.repeat(32) };
const SECRET = new Uint8Array(32).fill(7);
const PARTS = ['genes', 'traits', 'form', 'talent', 'look'] as const;

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
  const drawn = { genes: none(), traits: none(), form: none(), talent: none(), look: none() };
  const of = (part: keyof BirthDraws) => watched(draws[part], drawn[part]);
  return {
    drawn,
    draws: {
      genes: of('genes'),
      traits: of('traits'),
      form: of('form'),
      talent: of('talent'),
      look: of('look'),
    },
  };
}

/** Differ in many alleles. */
const parent = (seed: number): Parentage => ({
  breed: 'morgan',
  ...founderFrom(sharedDraws(rngFromNumber(seed)), MORGAN),
});
const draws = (birthNumber = 1) => foalDraws(birthSeed(SECRET, 'm', birthNumber), BIRTH);

const outputs = (rng: Rng, count = 400) => Array.from({ length: count }, () => rng.next() * 2 ** 32);

describe('the seed of a foal’s picture', () => {
  test.each(Array.from({ length: 50 }, (_, index) => index + 1))(
    'is none of any other generator’s, nor of one seeded with what they are made from (%i)',
    (birthNumber) => {
      const { drawn, draws: seen } = watchedDraws(draws(birthNumber));
      const { seed } = drawFoal(seen, parent(1), parent(2), OUTBRED).traits;
      expect([...drawn.look].at(-1)).toBe(seed);
      for (const part of ['genes', 'traits', 'form', 'talent'] as const)
        expect(outputs(draws(birthNumber)[part]), part).not.toContain(seed);
      expect(outputs(rngFrom(birthSeed(SECRET, 'm', birthNumber)))).not.toContain(seed);
      const { stallionId, mareId, entropy } = BIRTH;
      const key = hmac(
        sha256,
        birthSeed(SECRET, 'm', birthNumber),
        lines('foal', stallionId, mareId, entropy),
      );
      expect(outputs(rngFrom(key))).not.toContain(seed);
    },
  );

  test('the look generator affects only this seed and sex', () => {
    const mine = () => draws();
    const foal = drawFoal(mine(), parent(1), parent(2), OUTBRED);
    const other = drawFoal({ ...mine(), look: rngFromNumber(5) }, parent(1), parent(2), OUTBRED);
    expect(other.traits.seed).not.toBe(foal.traits.seed);
    expect({ ...other, sex: foal.sex, traits: { ...other.traits, seed: foal.traits.seed } }).toEqual(foal);
  });
});

test('alleles, flaxen and rabicano depend only on the genes generator', () => {
  const foals = Array.from({ length: 40 }, (_, index) => {
    const mine = draws(index + 1);
    const others = { ...sharedDraws(rngFromNumber(index)), genes: mine.genes };
    const { genome, traits } = drawFoal(others, parent(1), parent(2), OUTBRED);
    const drawn = drawFoal(draws(index + 1), parent(1), parent(2), OUTBRED);
    expect(genome).toEqual(drawn.genome);
    expect(traits.flaxen).toBe(drawn.traits.flaxen);
    expect(traits.rabicano).toBe(drawn.traits.rabicano);
    return storeGenome(genome);
  });
  expect(new Set(foals).size).toBeGreaterThan(1);
});

// On change, births no longer verify: from 1.0.0 on, add a rules version.
test('version 3 of the rules draws this foal', () => {
  const foal = drawFoal(draws(), parent(1), parent(2), OUTBRED);
  expect(FOAL_RULES_VERSION).toBe(3);
  expect({ ...foal, genome: storeGenome(foal.genome) }).toMatchObject({
    sex: 'stallion',
    genome: '11000000000000000000000000100000000000010000000000',
    traits: { flaxen: 'F/F', shade: -0.043, greyFactor: 0.799, fleaBites: 0.596, seed: 4_119_274_406 },
    aptitude: [471_770, 314_566, 675_964, 510_089, 471_033, 365_067, 552_447],
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

  test('has the same alleles if only the other generators change', () => {
    const mine = founderDraws(rngFromNumber(1));
    const { genome } = founderFrom({ ...sharedDraws(rngFromNumber(9)), genes: mine.genes }, MORGAN);
    expect(genome).toEqual(drawFounder(rngFromNumber(1), MORGAN).genome);
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
