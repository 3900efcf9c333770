import { describe, expect, test } from 'vitest';
import { rngFromNumber, type Rng } from '../../rng.ts';
import { DISCIPLINES } from '../../shows/disciplines.ts';
import { BREEDS } from '../breeds.ts';
import { drawFoalBody, drawFounderBody } from './draw-body.ts';
import { deviationOf, meansOf } from './breed-forms.ts';
import { FORM_LENGTH, FORM_POINT, FORM_TRAITS, grownIn, inheritedIn, type Form } from './form.ts';
import { drawFoalForm, drawFounderForm } from './inherit-form.ts';
import { FORM_CORRELATIONS, FORM_TRAIT_ROWS } from './trait-rows.ts';

const OUTBRED = { foal: 0, sire: 0, dam: 0 };
const SEED = 11;

function mean(values: readonly number[]): number {
  return values.reduce((sum, each) => sum + each, 0) / values.length;
}

function deviation(values: readonly number[]): number {
  const middle = mean(values);
  return Math.sqrt(mean(values.map((each) => (each - middle) ** 2)));
}

function correlation(one: readonly number[], other: readonly number[]): number {
  const [first, second] = [mean(one), mean(other)];
  const together = mean(one.map((each, at) => (each - first) * ((other[at] ?? 0) - second)));
  return together / (deviation(one) * deviation(other));
}

function counted(rng: Rng): Rng & { readonly count: () => number } {
  let count = 0;
  return {
    next() {
      count += 1;
      return rng.next();
    },
    count: () => count,
  };
}

describe.each(BREEDS.map(({ id }) => id))('founders of the breed %s', (breed) => {
  const rng = rngFromNumber(SEED);
  const herd: Form[] = Array.from({ length: 1000 }, () => drawFounderForm(rng, breed));

  test('vary around its means', () => {
    for (const [at, trait] of FORM_TRAITS.entries()) {
      const grown = herd.map((form) => grownIn(form, at));
      const unit = deviationOf(breed, trait);
      expect(Math.abs(mean(grown) - (meansOf(breed)[at] ?? 0)) / unit, trait).toBeLessThan(0.13);
      expect(Math.abs(deviation(grown) / unit - 1), trait).toBeLessThan(0.1);
    }
  });
});

describe('inherited values', () => {
  const rng = rngFromNumber(SEED);
  const herd = Array.from({ length: 8000 }, () => drawFounderForm(rng, 'hanoverian'));
  const values = FORM_TRAITS.map((_, at) => herd.map((form) => inheritedIn(form, at)));

  test.each(FORM_CORRELATIONS)('of %s and %s correlate by %d', (one, other, expected) => {
    const [first = [], second = []] = [one, other].map((trait) => values[FORM_TRAITS.indexOf(trait)]);
    expect(Math.abs(correlation(first, second) - expected)).toBeLessThan(0.04);
  });

  test.each(FORM_TRAITS)('of %s have the share of the variance that its row says', (trait) => {
    const inherited = deviation(values[FORM_TRAITS.indexOf(trait)] ?? []) / deviationOf('hanoverian', trait);
    expect(Math.abs(inherited ** 2 - FORM_TRAIT_ROWS[trait].heritability)).toBeLessThan(0.04);
  });
});

describe('foals', () => {
  const parents = rngFromNumber(3);
  const [sire, dam] = [1, 2].map(() => ({
    breed: 'hanoverian' as const,
    form: drawFounderForm(parents, 'hanoverian'),
  })) as [Parameters<typeof drawFoalForm>[1], Parameters<typeof drawFoalForm>[2]];
  const TROT = FORM_TRAITS.indexOf('trot');
  const foals = (inbreeding: typeof OUTBRED) => {
    const rng = rngFromNumber(SEED);
    return Array.from({ length: 4000 }, () => drawFoalForm(rng, sire, dam, inbreeding));
  };
  const middle = (inheritedIn(sire.form, TROT) + inheritedIn(dam.form, TROT)) / 2;

  test('vary around the middle of their parents by half of what founders do', () => {
    const trots = foals(OUTBRED).map((form) => inheritedIn(form, TROT));
    expect(Math.abs(mean(trots) - middle)).toBeLessThan(0.03);
    expect(Math.abs(deviation(trots) - Math.sqrt(0.25))).toBeLessThan(0.02);
  });

  test('of inbred parents vary less', () => {
    const half = foals({ foal: 0, sire: 0.5, dam: 0.5 }).map((form) => inheritedIn(form, TROT));
    expect(Math.abs(deviation(half) - Math.sqrt(0.125))).toBeLessThan(0.02);
    const none = foals({ foal: 0, sire: 1, dam: 1 }).map((form) => inheritedIn(form, TROT));
    expect(new Set(none)).toEqual(new Set([Math.round(middle * FORM_POINT) / FORM_POINT]));
  });

  test('lose to inbreeding in what is grown, not in what they pass on', () => {
    const inbred = foals({ foal: 0.25, sire: 0, dam: 0 });
    const usual = foals(OUTBRED);
    const lost =
      mean(usual.map((form) => grownIn(form, TROT))) - mean(inbred.map((form) => grownIn(form, TROT)));
    expect(Math.abs(lost - 0.375)).toBeLessThan(0.02);
    expect(inbred.map((form) => inheritedIn(form, TROT))).toEqual(
      usual.map((form) => inheritedIn(form, TROT)),
    );
  });
});

test('form takes 64 draws and talent 14, whatever the parents are', () => {
  const watched = () => {
    const draws = { form: counted(rngFromNumber(1)), talent: counted(rngFromNumber(2)) };
    return { draws, counts: () => [draws.form.count(), draws.talent.count()] };
  };
  const first = watched();
  const founder = { breed: 'shetland_pony' as const, ...drawFounderBody(first.draws, 'shetland_pony') };
  expect(first.counts()).toEqual([64, 14]);
  const second = watched();
  const foal = drawFoalBody(second.draws, founder, founder, { foal: 0.5, sire: 0, dam: 1 });
  expect(second.counts()).toEqual([64, 14]);
  expect(foal.form).toHaveLength(FORM_LENGTH);
  expect(foal.talent).toHaveLength(DISCIPLINES.length);
  for (const value of [...foal.form, ...foal.talent]) {
    expect(Number.isInteger(value)).toBe(true);
    expect(Math.abs(value)).toBeLessThan(2 ** 15);
  }
});
