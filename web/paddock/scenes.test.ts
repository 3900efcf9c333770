import { expect, test } from 'vitest';
import { SEASONS } from '../../game/game-time.ts';
import { LIGHTS } from './hours.ts';
import { LIGHT_ROWS } from './light-rows.ts';
import { paintAll } from './pixels/paint-pixels.ts';
import { develop, type Panel } from './pixels/panel.ts';
import { HEIGHT, WIDTH } from './scene-size.ts';
import { SCENE_NAMES, type SceneName } from './scene-names.ts';
import { loadSteps } from './scene-steps.ts';
import type { Air, Scene } from './setting.ts';

/* Most journeys skip the painting of scenes. */

async function painted(name: SceneName, light: Scene['light'], season: Scene['season'], air?: Air) {
  const scene = { name, light, season, ...(air !== undefined && { air }) };
  return paintAll(await loadSteps(scene), scene, LIGHT_ROWS[light]);
}

/** Each place once; together, all lights and seasons. */
const SCENES = SCENE_NAMES.map((name, index) => {
  const light = LIGHTS[index % LIGHTS.length] ?? 'day';
  const season = SEASONS[index % SEASONS.length] ?? 'spring';
  return [name, light, season] as const;
});

test.each(SCENES)('%s is painted at %s in %s, without a gap', async (name, light, season) => {
  const { back, front } = await painted(name, light, season);
  expect(numbersOutside(back, 1)).toEqual({ strange: 0, open: 0 });
  expect(numbersOutside(front, 0).strange).toBe(0);
  expect(tonesOf(back)).toBeGreaterThan(60);
});

/** Not a number, or negative; and pixels through which something shows. */
function numbersOutside({ data }: Panel, alpha: number) {
  let [strange, open] = [0, 0];
  for (let at = 0; at < data.length; at++) {
    const value = data[at] ?? -1;
    if (!(value >= 0 && value < 100)) strange += 1;
    if (at % 4 === 3 && value < alpha - 0.002) open += 1;
  }
  return { strange, open };
}

/** Shades of green in the picture. */
function tonesOf(panel: Panel): number {
  const seen = new Set<number>();
  const pixels = develop(panel);
  for (let at = 1; at < pixels.length; at += 4) seen.add(pixels[at] ?? 0);
  return seen.size;
}

const brightness = ({ data }: Panel) => data.reduce((sum, value) => sum + value, 0) / (WIDTH * HEIGHT * 4);

test('a place is the same picture each time, darker by night, and white in winter', async () => {
  const noon = await painted('meadow', 'day', 'summer');
  const again = await painted('meadow', 'day', 'summer');
  const night = await painted('meadow', 'night', 'summer');
  const winter = await painted('meadow', 'day', 'winter');
  const back = develop(noon.back);
  expect(Buffer.compare(Buffer.from(back.buffer), Buffer.from(develop(again.back).buffer))).toBe(0);
  expect(brightness(night.back)).toBeLessThan(brightness(noon.back) * 0.6);
  expect(brightness(winter.back)).toBeGreaterThan(brightness(noon.back) * 1.1);

  // Grass stands in front of hooves, and nowhere above them.
  const { front } = noon;
  const coveredIn = (from: number, to: number) =>
    front.data.subarray(from * WIDTH * 4, to * WIDTH * 4).filter((value) => value > 0.1).length;
  expect(coveredIn(0, 590)).toBe(0);
  expect(coveredIn(670, HEIGHT)).toBeGreaterThan(20_000);
});

const AIRS: readonly Air[] = [
  'cloudy',
  'rain',
  'mist',
  'snow',
  'petals',
  'leaves',
  'snowfall',
  'stars',
  'aurora',
];

test('what is in the air changes the picture', async () => {
  const { paintSky } = await import('./pixels/sky.ts');
  const { withAir } = await import('./airs.ts');
  const skyOf = (air?: Air) => {
    const scene = {
      name: 'paddock',
      light: 'night',
      season: 'summer',
      ...(air !== undefined && { air }),
    } as const;
    const steps = (painting: Parameters<typeof paintSky>[0]) => [() => paintSky(painting)];
    const { back, front } = paintAll(
      air === undefined ? steps : withAir(steps, air),
      scene,
      LIGHT_ROWS.night,
    );
    return `${brightness(back)} ${brightness(front)}`;
  };
  const skies = [skyOf(), ...AIRS.map(skyOf)];
  expect(skies.join(' ')).not.toContain('NaN');
  expect(new Set(skies).size).toBe(skies.length);
});
