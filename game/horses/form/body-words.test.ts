import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rngFromNumber } from '../../rng.ts';
import { BREED_IDS, breedOf } from '../breeds.ts';
import {
  BODY_WORDS,
  bodyWordsOf,
  expectedBody,
  formatBodyInBrief,
  readBodyWords,
  seenBody,
  storeBodyWords,
} from './body-words.ts';
import { expectedForm } from './expected.ts';
import { drawFounderForm } from './inherit-form.ts';
import { expectedLinearProfile, linearProfileOf } from './linear-profile.ts';
import { scoreWords } from './trait-rows.ts';

const anyBody = fc
  .record({ breed: fc.constantFrom(...BREED_IDS), seed: fc.nat() })
  .map(({ breed, seed }) => ({
    breed,
    build: breedOf(breed).build,
    form: drawFounderForm(rngFromNumber(seed), breed),
  }));

test('a grown body has the words that its bars say without “a little”', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const { bars, heightCm } = linearProfileOf(body);
      const said = bars.flatMap(({ trait, least }) => {
        const words = scoreWords(trait, least);
        if (words === 'usual' || words.startsWith('a little')) return [];
        return [bodyWordsOf(trait)[least < 5 ? 0 : 1]];
      });
      const seen = seenBody(body);
      expect(seen.words.toSorted()).toEqual(said.toSorted());
      expect(seen.heightCm).toBe(heightCm.least);
    }),
  );
});

test('the furthest from usual comes first', () => {
  fc.assert(
    fc.property(anyBody, (body) => {
      const { bars } = linearProfileOf(body);
      const off = seenBody(body).words.map((word) => {
        const bar = bars.find(({ trait }) => bodyWordsOf(trait).includes(word));
        return Math.abs((bar?.least ?? 5) - 5);
      });
      expect(off).toEqual(off.toSorted((one, other) => other - one));
    }),
  );
});

test('a foal has the words of the middle of its ranges', () => {
  fc.assert(
    fc.property(anyBody, anyBody, ({ breed, build, form }, { form: other }) => {
      const kind = { breed, build };
      const outbred = { foal: 0, sire: 0, dam: 0 };
      const expected = expectedForm({ breed, form }, { breed, form: other }, outbred);
      const { bars } = expectedLinearProfile(kind, expected);
      for (const { trait, least, most } of bars) {
        const [low, high] = bodyWordsOf(trait);
        const { words } = expectedBody(kind, expected);
        expect(words.includes(high)).toBe((least + most) / 2 - 5 >= 1);
        expect(words.includes(low)).toBe((least + most) / 2 - 5 <= -1);
      }
    }),
  );
});

test('words are stored as one number and read again', () => {
  fc.assert(
    fc.property(fc.subarray([...BODY_WORDS]), (words) => {
      const stored = storeBodyWords(words);
      expect(stored).toBeLessThan(2 ** 32);
      expect(readBodyWords(stored)).toEqual(words);
    }),
  );
  expect(storeBodyWords(['good trot', 'good trot'])).toBe(storeBodyWords(['good trot']));
});

test.each([
  [true, ['tall', 'neck set high'], '166 cm, tall, neck set high'],
  [true, [], '166 cm, a usual body'],
  [false, ['good trot'], 'should grow to about 166 cm, good trot'],
] as const)('grown %s with %o reads "%s"', (isGrown, words, said) => {
  expect(formatBodyInBrief({ isGrown, heightCm: 166, words })).toBe(said);
});
