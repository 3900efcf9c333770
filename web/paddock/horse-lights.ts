import type { Season } from '../../game/game-time.ts';
import type { Srgb } from '../../art/paint/outline-shadow.ts';
import type { HorseLight } from '../portrait/horse-light.ts';
import type { Light } from './hours.ts';
import type { SceneName } from './scene-names.ts';

/** Sun and sky in shares of the light that layers are drawn with. */
const ROWS: Readonly<Record<Light, Omit<HorseLight, 'ground' | 'coat'>>> = {
  dawn: { sun: [1.14, 0.93, 0.7], sky: [0.84, 0.86, 1], air: [214, 190, 170], shade: [34, 30, 30] },
  day: { sun: [1.06, 1.0, 0.88], sky: [0.85, 0.94, 1.1], air: [206, 212, 208], shade: [22, 26, 18] },
  dusk: { sun: [1.06, 0.74, 0.45], sky: [0.62, 0.57, 0.74], air: [128, 96, 72], shade: [14, 11, 14] },
  afterglow: { sun: [1.06, 0.74, 0.45], sky: [0.62, 0.57, 0.74], air: [128, 96, 72], shade: [14, 11, 14] },
  night: { sun: [0.34, 0.41, 0.54], sky: [0.3, 0.37, 0.52], air: [44, 54, 70], shade: [5, 8, 14] },
};

/** What the ground throws back, in shares of the light that falls on it. */
const GROUNDS: Readonly<Record<Season | 'floor', HorseLight['ground']>> = {
  spring: [2.2, 2.5, 1.45],
  summer: [2.5, 2.4, 1.35],
  autumn: [2.4, 2.1, 1.3],
  winter: [3.7, 3.8, 4.2],
  floor: [2.3, 1.9, 1.4],
};

/** Shadows on snow are lit by the sky. */
const ON_SNOW: Readonly<Record<Light, Srgb>> = {
  dawn: [112, 116, 150],
  day: [98, 111, 138],
  dusk: [48, 49, 64],
  afterglow: [48, 49, 64],
  night: [18, 26, 44],
};

const INDOORS: readonly SceneName[] = ['stall', 'barn', 'tack_room', 'office'];

const made = new Map<string, HorseLight>();

/** The same object for the same light. Indoors, lamps are as warm as the evening sun. */
export function horseLightIn(setting: SceneName, light: Light, season: Season): HorseLight {
  const isIndoors = INDOORS.includes(setting);
  const lit = isIndoors && light !== 'day' ? 'dusk' : light;
  const key = `${lit} ${season} ${isIndoors}`;
  const known = made.get(key) ?? lightOn(lit, season, isIndoors);
  made.set(key, known);
  return known;
}

function lightOn(light: Light, season: Season, isIndoors: boolean): HorseLight {
  const { sun, sky, air, shade } = ROWS[light];
  const ground = GROUNDS[isIndoors ? 'floor' : season];
  const fallen = (channel: 0 | 1 | 2) =>
    Math.round(100 * (0.6 * sun[channel] + 0.4 * sky[channel]) * ground[channel]) / 100;
  const isWinter = season === 'winter';
  return {
    sun,
    sky,
    ground: [fallen(0), fallen(1), fallen(2)],
    air,
    shade: isWinter && !isIndoors ? ON_SNOW[light] : shade,
    coat: isWinter ? 'winter' : 'summer',
  };
}
