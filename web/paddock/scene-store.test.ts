import { beforeEach, expect, test, vi } from 'vitest';
import type { Scene } from './setting.ts';
import { addressOf } from './scene-store.ts';
import { forgetOld } from './store-scene.ts';

const SCENE: Scene = { name: 'yard', light: 'dusk', season: 'winter' };

beforeEach(() => {
  vi.stubGlobal('PAINTER_VERSION', 'new');
  return () => vi.unstubAllGlobals();
});

test('what changes the picture changes its address', () => {
  const others: readonly Scene[] = [
    { ...SCENE, name: 'meadow' },
    { ...SCENE, light: 'night' },
    { ...SCENE, season: 'autumn' },
    { ...SCENE, air: 'snow' },
  ];
  expect(new Set([SCENE, ...others].map(addressOf)).size).toBe(5);
  const before = addressOf(SCENE);
  vi.stubGlobal('PAINTER_VERSION', 'newer');
  expect(addressOf(SCENE)).not.toBe(before);
});

test('the oldest scenes above 24 are forgotten, and all of other versions', async () => {
  const stored = ['old', 'new'].flatMap((version) =>
    Array.from({ length: 26 }, (_, index) => `https://fetlock.test/scenes/${version}/yard-${index}`),
  );
  await forgetOld({
    keys: async () => stored.map((url) => new Request(url)),
    delete: async (request) => {
      stored.splice(stored.indexOf((request as Request).url), 1);
      return true;
    },
  });
  expect(stored).toHaveLength(24);
  expect(stored[0]).toBe('https://fetlock.test/scenes/new/yard-2');
  expect(stored.at(-1)).toBe('https://fetlock.test/scenes/new/yard-25');
});
