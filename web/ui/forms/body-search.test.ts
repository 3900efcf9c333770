import { expect, test } from 'vitest';
import { bodyWordsIn, formatBodySearch, readBodyFields, withBodyFields } from './body-search.ts';

test('words that are none, repeated or too many are dropped', () => {
  expect(bodyWordsIn('neck set high, good trot,nonsense,good trot')).toEqual(['neck set high', 'good trot']);
  expect(bodyWordsIn('tall,lean,muscled,good walk')).toEqual(['tall', 'lean', 'muscled']);
  expect(bodyWordsIn('')).toEqual([]);
});

test('a form has one select for each word, and reads them as one', () => {
  const fields = withBodyFields({ body: 'tall,good trot', breed: 'arabian' });
  expect(fields).toEqual({ breed: 'arabian', body: 'tall', body2: 'good trot', body3: '' });
  const read = readBodyFields((key: string) => fields[key] ?? '');
  expect([read('body'), read('breed')]).toEqual(['tall,good trot', 'arabian']);
});

test('a word that is taken away leaves the others', () => {
  const fields = { ...withBodyFields({ body: 'tall,lean,good trot' }), body: '' };
  expect(readBodyFields((key: string) => fields[key as 'body'] ?? '')('body')).toBe('lean,good trot');
});

test.each([
  [{ body: 'good trot', minHeight: '160' }, 'good trot, from 160 cm'],
  [{ minHeight: '150', maxHeight: '162' }, '150 to 162 cm'],
  [{ maxHeight: '110' }, 'up to 110 cm'],
  [{}, undefined],
])('%o reads %s', (search, words) => {
  expect(formatBodySearch(search)).toBe(words);
});
