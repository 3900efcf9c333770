import { expect, test } from 'vitest';
import { BREEDS, CROSSBREED } from '../horses/breeds.ts';
import type { Coat } from '../horses/coat/coat.ts';
import { namedCoat } from '../horses/genetics/coat-classes.ts';
import { ALBUM_PARTS, albumSlots, BREED_SLOTS, COLOUR_SLOTS, PATTERN_SLOTS, SLOTS_OF } from './album.ts';

const ALL_COLOURS = 288;
const PINTOS = 4;
const LEOPARDS = 5;

test('has 120 colours and grey, 11 patterns and 26 breeds, each once', () => {
  expect([COLOUR_SLOTS.length, PATTERN_SLOTS.length, BREED_SLOTS.length]).toEqual([121, 11, 26]);
  for (const places of Object.values(SLOTS_OF)) expect(new Set(places).size).toBe(places.length);
});

/** Chestnut hides silver: no coat is both. */
function placesOf(colour: number, pinto: number, leopard: number) {
  const { coat } = namedCoat(colour, pinto, leopard);
  return coat.base === 'chestnut' && coat.dilutions.silver ? [] : albumSlots(coat, CROSSBREED);
}

test('has a slot for every coat that alleles can give', () => {
  const filled = new Set<string>();
  const known = new Set(ALBUM_PARTS.flatMap((part) => SLOTS_OF[part].map((key) => `${part} ${key}`)));
  for (let colour = 0; colour < ALL_COLOURS; colour++)
    for (let pinto = 0; pinto < PINTOS; pinto++)
      for (let leopard = 0; leopard < LEOPARDS; leopard++)
        for (const { part, key } of placesOf(colour, pinto, leopard)) filled.add(`${part} ${key}`);
  expect([...filled].filter((slot) => !known.has(slot))).toEqual([]);
  expect(COLOUR_SLOTS.filter((colour) => !filled.has(`colour ${colour}`))).toEqual([]);
});

const PLAIN: Coat = {
  base: 'bay',
  dilutions: { cream: 0, dun: false, silver: false, champagne: false },
  roan: false,
  grey: null,
  patterns: { tobiano: false, frame: false, leopard: null },
};

test.each([
  [PLAIN, ['bay']],
  [{ ...PLAIN, grey: 'foal' }, ['bay', 'grey']],
  [{ ...PLAIN, roan: true, patterns: { ...PLAIN.patterns, tobiano: true } }, ['bay roan', 'tobiano']],
  [{ ...PLAIN, patterns: { tobiano: true, frame: true, leopard: 'snowcap' } }, ['bay', 'tovero', 'snowcap']],
] as const)('coat %#', (coat, keys) => {
  expect(albumSlots(coat, CROSSBREED).map(({ key }) => key)).toEqual(keys);
});

test('fills the slot of its breed', () => {
  for (const { id } of BREEDS) expect(albumSlots(PLAIN, id)).toContainEqual({ part: 'breed', key: id });
});
