import { createHash } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { BREEDS } from '../../game/horses/breeds.ts';
import { DISCIPLINES, disciplineLabel } from '../../game/shows/disciplines.ts';
import { openFilter } from './word-filter.ts';

const filter = openFilter('test', { refused: ['zonk', '*glorp*', 'ёлка'], allowed: ['wanker of oz'] });

test.each([
  'bullshit',
  'BuLLsh1t',
  'fuuuuck you',
  'ｆｕｃｋ',
  'Shіt',
  'b1tch',
  'myfuckname',
  'f\u200bu\u00adck',
  'f\u0336u\u0336c\u0336k',
  'f u c k you',
  'f.u.c.k',
  's_h_i_t',
  'sh1t 455',
  'a55hole',
])('%s is refused', (text) => {
  expect(filter.refuses(text)).toBe(true);
});

test('every number is fine as a name', () => {
  const numbers = Array.from({ length: 10_000 }, (_, number) => `Comet ${number}`);
  expect(numbers.filter((text) => filter.refuses(text))).toEqual([]);
});

/** From a fixed seed. */
const ids = Array.from({ length: 2_000 }, (_, index) =>
  createHash('sha256').update(`${index}`).digest('hex'),
).map((hex) =>
  [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join('-'),
);

test('every link to a horse is fine', () => {
  const links = ids.map((id) => `Would you like her?\nhttps://fetlock.example/horses/${id}\n/horses/${id}.`);
  expect(links.filter((text) => filter.refuses(text))).toEqual([]);
});

test('a word is refused beside a link, and in an imitation of one', () => {
  const [id = ''] = ids;
  for (const text of [`/horses/${id} sh1t`, `sh1t${id}`, `${id}sh1t`, `/horses/${id.replace('-', 'sh1t-')}`])
    expect([text, filter.refuses(text)]).toEqual([text, true]);
});

test.each([
  'Black Bess',
  'Hancock’s Peacock',
  'Scunthorpe Lad',
  'Titmouse',
  'Cumberland',
  'Middlesex Lad',
  'Assassin',
  'Therapist',
  'Moby Dick',
  'Pussy Willow',
  'Wanker of Oz',
  'A B C stable',
  'Comet 455',
  'Player 717',
  'I a m',
  '',
])('%s is fine', (text) => {
  expect(filter.refuses(text)).toBe(false);
});

test('no name of a breed or discipline is refused', () => {
  const names = [...BREEDS.map(({ name }) => name), ...DISCIPLINES.map(disciplineLabel)];
  expect(names.filter((text) => filter.refuses(text))).toEqual([]);
});

test.each<[string, boolean]>([
  ['Zonk!', true],
  ['Z0nk', true],
  ['zonker', false],
  ['xglorpy', true],
  ['Ёлка', true],
  ['z o n k', true],
  ['ёлками', false],
])('of the operator’s words: %s, refused: %s', (text, isRefused) => {
  expect(filter.refuses(text)).toBe(isRefused);
});

test.each([
  'eff-off',
  '*eff-off*',
  'a+b',
  'what?',
  '(zonk)',
  '[zonk',
  'zonk\\',
  '^zonk$',
  'z{a}',
  'z|',
  'w-t-z',
])('the operator’s word %s refuses itself, and nothing else', (word) => {
  const own = openFilter('test', { refused: ['glorp', word], allowed: [] });
  const bare = word.replaceAll(/^\*|\*$/g, '');
  expect(own.refuses(`You ${bare} you`)).toBe(true);
  expect(own.refuses('glorp')).toBe(true);
  expect(own.refuses('A friendly hello (to all) [of you] + more? Yes-no|maybe.')).toBe(false);
});

test('no stored word makes the filter fail, or refuse everything', () => {
  const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 20 }));
  fc.assert(
    fc.property(words, words, (refused, allowed) => {
      const own = openFilter('test', {
        refused: [...refused, '', '*', '**', '\u3164'],
        allowed: [...allowed, ''],
      });
      expect(own.refuses('-')).toBe(false);
      expect(own.refuses('')).toBe(false);
    }),
  );
});
