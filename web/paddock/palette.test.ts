import { expect, test } from 'vitest';
import { SEASONS, type Season } from '../../game/game-time.ts';
import { css, mixed, oklab } from './colour.ts';
import { LIGHTS, type Light } from './hours.ts';
import { LIGHT_ROWS } from './light-rows.ts';
import { paletteFor } from './palette.ts';
import { ringPalette } from './rings/ring-palette.ts';
import { linear } from './pixels/tint.ts';
import { yardPalette } from './settings/yard-palette.ts';

test('colours mix as CSS mixes them', () => {
  expect(css(mixed([0, 0, 0, 1], [1, 0, 0, 1], 0.25))).toBe('oklab(0.2500 0.0000 0.0000 / 1.000)');
  expect(mixed([0.2, 0.1, 0.1, 1], [0.8, 0, 0, 1], 2)).toEqual([0.8, 0, 0, 1]);
  const [lightness, a, b] = oklab([0.5, 0.1, 90]);
  expect([lightness, a, b].map((value) => Number(value.toFixed(6)))).toEqual([0.5, 0, 0.1]);
});

test('each light of each season has its own palette', () => {
  const palettes = LIGHTS.flatMap((light) =>
    SEASONS.map((season) => JSON.stringify(paletteFor(light, season))),
  );
  expect(new Set(palettes).size).toBe(LIGHTS.length * SEASONS.length);
  expect(palettes.join()).not.toContain('NaN');
});

test('meadows are darker by night than by day', () => {
  const lightness = (colour: string) => Number(colour.slice(6, 12));
  for (const season of SEASONS) {
    const [day] = paletteFor('day', season).meadow;
    const [night] = paletteFor('night', season).meadow;
    expect(lightness(night)).toBeLessThan(lightness(day) * 0.6);
  }
});

test('sun and moon stand on the left, as in the light on horses', () => {
  for (const light of LIGHTS) expect(LIGHT_ROWS[light].sunAt[0]).toBeLessThan(0.5);
});

const at = (light: Light, season: Season) => ({ light, season, row: LIGHT_ROWS[light] });

test('in the yard, lanterns burn from dusk till dawn, and snow lies only in winter', () => {
  expect(LIGHTS.filter((light) => yardPalette(at(light, 'spring')).burning === 0)).toEqual(['day']);
  const roofs = SEASONS.map((season) => String(yardPalette(at('day', season)).roof));
  expect(new Set(roofs).size).toBe(2);
});

test('at shows, masts burn in the dark, and colours follow hour and season', () => {
  expect(LIGHTS.filter((light) => ringPalette(at(light, 'summer'), linear).burning === 0)).toEqual([
    'dawn',
    'day',
  ]);
  const sands = LIGHTS.flatMap((light) =>
    (['summer', 'winter'] as const).map((season) => String(ringPalette(at(light, season), linear).sand[0])),
  );
  expect(new Set(sands).size).toBe(2 * (LIGHTS.length - 1));
});
