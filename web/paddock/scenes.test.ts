import { beforeEach, expect, test, vi } from 'vitest';
import { SEASONS } from '../../game/game-time.ts';
import { BACKDROP_ROWS } from './backdrops/backdrop-rows.ts';
import type { Brush } from './brush.ts';
import { LIGHTS } from './hours.ts';
import { RINGS } from './rings/rings.ts';
import { loadSteps } from './scene-steps.ts';
import type { Setting } from './setting.ts';
import { BARN } from './settings/barn.ts';
import { FAIR } from './settings/fair.ts';
import { MEADOW } from './settings/meadow.ts';
import { OFFICE } from './settings/office.ts';
import { PADDOCK } from './settings/paddock.ts';
import { STALL } from './settings/stall.ts';
import { TACK_ROOM } from './settings/tack-room.ts';
import { YARD } from './settings/yard.ts';
import { WEATHER_TEXT, type Weather } from './weather/weather.ts';
import { withWeather } from './weather/with-weather.ts';

/*
 * Most journeys skip the painting of scenes. Here each is painted in every light and season, on a brush that throws
 * where a canvas would, and where it would silently draw nothing.
 */

const FILLS = new Set(['fill', 'stroke', 'fillRect', 'drawImage']);
const COLOUR = /^(?:#[\da-f]{3,8}|(?:rgb|oklch|oklab)\([\d\s.%/-]+\)|[a-z]+)$/;
const COLOURS = new Set(['fillStyle', 'strokeStyle', 'shadowColor']);
const PATH = /^\s*M[\sMLHVCSQTAZ\d.,e-]*$/i;

/** Positions of radii among the arguments: negative ones throw. */
const RADII: Readonly<Record<string, readonly number[]>> = {
  arc: [2],
  ellipse: [2, 3],
  arcTo: [4],
  createRadialGradient: [2, 5],
};

/** Throws on values that a canvas would ignore. */
function check(what: string, values: readonly unknown[]): void {
  for (const value of values) {
    if (Array.isArray(value)) check(what, value);
    if (typeof value === 'number' && !Number.isFinite(value)) throw new TypeError(`${what}: ${value}`);
    if (typeof value === 'string' && /NaN|undefined|null|Infinity/.test(value))
      throw new TypeError(`${what}: ${value.slice(0, 200)}`);
    if (value === undefined || value === null) throw new TypeError(`${what}: ${value}`);
  }
  for (const at of RADII[what] ?? [])
    if (Number(values[at]) < 0) throw new RangeError(`${what}: a radius of ${String(values[at])}`);
  const [image] = values;
  if (what === 'drawImage' && !(sideOf(image, 'width') >= 1 && sideOf(image, 'height') >= 1))
    throw new RangeError('drawImage: an empty canvas');
  if (COLOURS.has(what) && typeof image === 'string') checkColour(what, image);
}

const sideOf = (image: unknown, side: 'width' | 'height') => (image as Record<typeof side, number>)[side];

function checkColour(what: string, colour: string): void {
  if (!COLOUR.test(colour)) throw new TypeError(`${what}: the colour ${colour}`);
}

/** Stands in for Path2D, which is called with `new`. */
function CheckedPath(shape: string): void {
  if (!PATH.test(shape)) throw new TypeError(`A path: ${shape.slice(0, 200)}`);
}

const gradient = {
  addColorStop(offset: number, colour: string) {
    check('a colour stop', [offset, colour]);
    checkColour('a colour stop', colour);
    if (offset < 0 || offset > 1) throw new RangeError(`A colour stop at ${offset}`);
  },
};

interface CheckedBrush {
  readonly brush: Brush;
  readonly fills: () => number;
}

function checkedBrush(): CheckedBrush {
  let fills = 0;
  const brush = new Proxy<Record<string, unknown>>(
    {},
    {
      get: (target, name: string) =>
        target[name] ??
        ((...values: unknown[]) => {
          check(name, values);
          if (FILLS.has(name)) fills += 1;
          return name.endsWith('Gradient') ? gradient : undefined;
        }),
      set(target, name: string, value) {
        check(name, [value]);
        target[name] = value;
        return true;
      },
    },
  );
  return { brush: brush as unknown as Brush, fills: () => fills };
}

beforeEach(() => {
  vi.stubGlobal('Path2D', CheckedPath);
  vi.stubGlobal('document', { createElement: () => ({ getContext: () => checkedBrush().brush }) });
  return () => vi.unstubAllGlobals();
});

const WEATHERS = Object.keys(WEATHER_TEXT) as Weather[];

const SCENES: Readonly<Record<string, Setting>> = {
  paddock: PADDOCK,
  meadow: MEADOW,
  yard: YARD,
  stall: STALL,
  barn: BARN,
  'tack room': TACK_ROOM,
  office: OFFICE,
  fair: FAIR,
  ...RINGS,
  ...Object.fromEntries(Object.entries(BACKDROP_ROWS).map(([name, { setting }]) => [name, setting])),
  ...Object.fromEntries(
    WEATHERS.flatMap((weather) => [
      [`the meadow with ${WEATHER_TEXT[weather]}`, withWeather(MEADOW, weather)],
      [`the yard with ${WEATHER_TEXT[weather]}`, withWeather(YARD, weather)],
    ]),
  ),
};

test.each(Object.entries(SCENES))('%s is painted in every light and season', async (_, setting) => {
  const steps = await loadSteps(setting);
  for (const light of LIGHTS)
    for (const season of SEASONS) {
      check('a gradient', [setting.rough(light, season)]);
      const [back, front] = [checkedBrush(), checkedBrush()];
      for (const step of steps(back.brush, front.brush, light, season)) step();
      expect(back.fills(), `${light}, ${season}`).toBeGreaterThan(0);
    }
});
