import { expect, test } from 'vitest';
import { BREEDS, CROSSBREED } from '../horses/breeds.ts';
import { coatOf, NO_PATTERNS, type Coat } from '../horses/coat/coat.ts';
import { NO_DILUTIONS } from '../horses/coat/colour.ts';
import { COATS, exampleOf } from '../horses/genetics/coat-classes.ts';
import { ALBUM_PARTS, albumSlots, BREED_SLOTS, COLOUR_SLOTS, PATTERN_SLOTS, SLOTS_OF } from './album.ts';

test('has 120 colours, six pearls, two mushrooms, grey and white, 13 patterns and 26 breeds, each once', () => {
  expect([COLOUR_SLOTS.length, PATTERN_SLOTS.length, BREED_SLOTS.length]).toEqual([130, 13, 26]);
  for (const places of Object.values(SLOTS_OF)) expect(new Set(places).size).toBe(places.length);
});

test('has a slot for every coat that alleles can give', () => {
  const filled = new Set<string>();
  const known = new Set(ALBUM_PARTS.flatMap((part) => SLOTS_OF[part].map((key) => `${part} ${key}`)));
  for (let coat = 0; coat < COATS; coat++)
    for (const { part, key } of albumSlots(coatOf(exampleOf(coat, 0)), CROSSBREED))
      filled.add(`${part} ${key}`);
  expect([...filled].filter((slot) => !known.has(slot))).toEqual([]);
  expect(COLOUR_SLOTS.filter((colour) => !filled.has(`colour ${colour}`))).toEqual([]);
});

const PLAIN: Coat = {
  base: 'bay',
  dilutions: NO_DILUTIONS,
  roan: false,
  grey: null,
  patterns: NO_PATTERNS,
};

test.each([
  [PLAIN, ['bay']],
  [{ ...PLAIN, grey: 'foal' }, ['bay', 'grey']],
  [{ ...PLAIN, roan: true, patterns: { ...PLAIN.patterns, tobiano: true } }, ['bay roan', 'tobiano']],
  [
    { ...PLAIN, patterns: { ...NO_PATTERNS, tobiano: true, frame: true, leopard: 'snowcap' } },
    ['bay', 'tovero', 'snowcap'],
  ],
] as const)('coat %#', (coat, keys) => {
  expect(albumSlots(coat, CROSSBREED).map(({ key }) => key)).toEqual(keys);
});

test('fills the slot of its breed', () => {
  for (const { id } of BREEDS) expect(albumSlots(PLAIN, id)).toContainEqual({ part: 'breed', key: id });
});
