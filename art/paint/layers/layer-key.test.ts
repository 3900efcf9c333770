import { expect, test } from 'vitest';
import { lookOf, type Look } from '../../../game/horses/coat/look.ts';
import { genotypeWith } from '../../../game/horses/genetics/genotype.ts';
import { PLAIN_TRAITS } from '../../../game/horses/coat/traits.ts';
import { greyAt } from '../recipe/grey.ts';
import { TACK_SEEN_FROM } from '../../../game/tack/worn-look.ts';
import { bodyAge } from './body-age.ts';
import { layerFilesFor } from './layer-key.ts';
import type { LayerFile, Manifest } from './layers.ts';

const file = (name: string, worn: Partial<LayerFile> = {}): LayerFile => ({
  name,
  bytes: 1,
  planes: [],
  ...worn,
});
const frame = {
  scale: 1,
  x0: 0,
  y1: 0,
  dx: [0, 1],
  dy: [0, 1],
  hooves: [],
  head: [0, 0, 1, 1],
  face: [0, 0, 1, 1],
} as const;
const files = [
  file('light'),
  file('natural', { manes: ['natural'] }),
  file('upright', { manes: ['upright', 'braided'] }),
  file('feather', { feather: true }),
  file('saddle', { tack: 'saddle' }),
  file('bridle', { tack: 'bridle' }),
];
const manifest: Manifest = {
  'light-adult-stand': { frame, files },
  'draft-adult-stand': { frame, files },
  'draft-adult-walk': { frame, files },
  'draft-foal-stand': { frame, files },
};

const plain: Look = lookOf({
  genotype: genotypeWith(),
  traits: PLAIN_TRAITS,
  breed: 'crossbreed',
  ageInMonths: 96,
});
const keyOf = (look: Partial<Look>, pose: 'stand' | 'walk' = 'stand') =>
  layerFilesFor(manifest, { ...plain, ...look }, pose)?.key;
const filesOf = (look: Partial<Look>) =>
  layerFilesFor(manifest, { ...plain, ...look }, 'stand')?.files.map(({ name }) => name);

test('missing layers fall back to the nearest pose, age and build', () => {
  expect(keyOf({ build: 'draft' }, 'walk')).toBe('draft-adult-walk');
  expect(keyOf({ build: 'draft', ageInMonths: 3 }, 'walk')).toBe('draft-foal-stand');
  expect(keyOf({ build: 'draft', ageInMonths: 18 })).toBe('draft-adult-stand');
  expect(keyOf({ build: 'light' }, 'walk')).toBe('light-adult-stand');
  expect(keyOf({ build: 'arabian' })).toBe('light-adult-stand');
  expect(layerFilesFor({}, plain, 'stand')).toBeNull();
});

test('only the worn mane is loaded, and feather only if visible', () => {
  expect(filesOf({ maneStyle: 'natural' })).toEqual(['light', 'natural']);
  expect(filesOf({ maneStyle: 'braided', feather: 0.8 })).toEqual(['light', 'upright', 'feather']);
});

test('a grey whitens in small steps and never darkens', () => {
  const years = Array.from({ length: 45 }, (_, index) => index / 4);
  const shares = years.map(greyAt);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
  for (let index = 1; index < shares.length; index++)
    expect((shares[index] ?? 0) - (shares[index - 1] ?? 0)).toBeLessThan(0.08);
  expect([greyAt(0), greyAt(10.5), greyAt(30)]).toEqual([0, 1, 1]);
});

test('tack is loaded as worn, by grown horses', () => {
  const tack = { shoes: 'fine', saddle: null, bridle: 'plain', colour: 'oak' } as const;
  expect(filesOf({ tack })).toEqual(['light', 'natural', 'bridle']);
  expect(filesOf({ tack: null })).toEqual(['light', 'natural']);
  expect([TACK_SEEN_FROM - 1, TACK_SEEN_FROM].map(bodyAge)).toEqual(['yearling', 'adult']);
});
