import sharp from 'sharp';
import type { Season } from '../game/game-time.ts';
import type { Light } from '../web/paddock/hours.ts';
import { LIGHT_ROWS } from '../web/paddock/light-rows.ts';
import { paintAll } from '../web/paddock/pixels/paint-pixels.ts';
import { develop } from '../web/paddock/pixels/panel.ts';
import { HEIGHT, WIDTH } from '../web/paddock/scene-size.ts';
import { SCENE_NAMES, type SceneName } from '../web/paddock/scene-names.ts';
import { loadSteps } from '../web/paddock/scene-steps.ts';
import type { Air, Scene } from '../web/paddock/setting.ts';

const COLUMNS = 4;
const TILE = { width: 400, height: 180 } as const;
const GAP = 6;

const HOURS: readonly (readonly [Light, Season])[] = [
  ['day', 'spring'],
  ['dusk', 'summer'],
  ['dawn', 'autumn'],
  ['night', 'winter'],
];
const AIRS: readonly (readonly [SceneName, Light, Season, Air])[] = [
  ['meadow', 'day', 'summer', 'cloudy'],
  ['yard', 'day', 'autumn', 'rain'],
  ['paddock', 'dawn', 'summer', 'mist'],
  ['yard', 'day', 'winter', 'snow'],
  ['meadow', 'day', 'spring', 'petals'],
  ['meadow', 'day', 'autumn', 'leaves'],
  ['meadow', 'night', 'summer', 'stars'],
  ['paddock', 'night', 'winter', 'aurora'],
];

const SCENES: readonly Scene[] = [
  ...SCENE_NAMES.flatMap((name) => HOURS.map(([light, season]) => ({ name, light, season }))),
  ...AIRS.map(([name, light, season, air]) => ({ name, light, season, air })),
];

/** Each place at four hours, one season each, and what can be in the air. PNG. */
export async function sceneSheet(): Promise<Buffer> {
  const rows = Math.ceil(SCENES.length / COLUMNS);
  const tiles = [];
  for (const [index, scene] of SCENES.entries())
    tiles.push({
      input: await tileOf(scene),
      left: (index % COLUMNS) * (TILE.width + GAP),
      top: Math.floor(index / COLUMNS) * (TILE.height + GAP),
    });
  const size = { width: COLUMNS * (TILE.width + GAP) - GAP, height: rows * (TILE.height + GAP) - GAP };
  return sharp({ create: { ...size, channels: 3, background: '#1d1b16' } })
    .composite(tiles)
    .png()
    .toBuffer();
}

async function tileOf(scene: Scene): Promise<Buffer> {
  const { back, front } = paintAll(await loadSteps(scene), scene, LIGHT_ROWS[scene.light]);
  const raw = { width: WIDTH, height: HEIGHT, channels: 4 } as const;
  // Enlarging or reducing comes before laying over in one pipeline.
  const whole = await sharp(develop(back), { raw })
    .composite([{ input: Buffer.from(develop(front).buffer), raw }])
    .png()
    .toBuffer();
  return sharp(whole).resize(TILE).removeAlpha().png().toBuffer();
}
