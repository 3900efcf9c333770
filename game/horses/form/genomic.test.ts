import { expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { BREEDS } from '../breeds.ts';
import { drawFounder } from '../founder.ts';
import { FORM_TRAITS, inheritedIn } from './form.ts';
import { genomicEstimates, genomicValues } from './genomic.ts';

const SECRET = new Uint8Array(32).fill(7);
const SEED = 20;

test('each look shows the same numbers, and each horse has its own', () => {
  const [breed] = BREEDS;
  if (!breed) throw new Error('No breed');
  const horse = { ...drawFounder(rngFromNumber(SEED), breed), breed: breed.id, build: breed.build };
  const seen = genomicValues(SECRET, { ...horse, id: 'a' });
  expect(genomicValues(SECRET, { ...horse, id: 'a' })).toEqual(seen);
  expect(genomicValues(SECRET, { ...horse, id: 'b' })).not.toEqual(seen);
  expect(seen.map(({ accuracy }) => accuracy)).toEqual(FORM_TRAITS.map(() => 0.9));
});

test('the accuracy among founders of a breed is 0.90', () => {
  const rng = rngFromNumber(SEED);
  const breed = BREEDS.find(({ id }) => id === 'welsh_pony');
  if (!breed) throw new Error('No Welsh');
  const founders = Array.from({ length: 2500 }, (_, at) => {
    const { form } = drawFounder(rng, breed);
    return { form, estimates: genomicEstimates(SECRET, { id: String(at), breed: breed.id, form }) };
  });
  const mean = (values: readonly number[]) => values.reduce((sum, each) => sum + each, 0) / values.length;
  for (const [at, trait] of FORM_TRAITS.entries()) {
    const truth = founders.map(({ form }) => inheritedIn(form, at));
    const guess = founders.map(({ estimates }) => estimates[at] ?? 0);
    const [ofTruth, ofGuess] = [mean(truth), mean(guess)];
    const product = mean(truth.map((each, index) => (each - ofTruth) * ((guess[index] ?? 0) - ofGuess)));
    const spread = (values: readonly number[], middle: number) =>
      Math.sqrt(mean(values.map((each) => (each - middle) ** 2)));
    const correlation = product / (spread(truth, ofTruth) * spread(guess, ofGuess));
    expect(Math.abs(correlation - 0.9), `${trait}, seed ${SEED}`).toBeLessThan(0.025);
  }
});
