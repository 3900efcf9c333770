import { BLACK, mixed, oklab, WHITE, type Oklab, type Oklch } from '../colour.ts';
import type { Light } from '../hours.ts';
import { inAirOf } from '../palette.ts';
import { linear } from '../pixels/tint.ts';
import { SEASON_ROWS } from '../season-rows.ts';
import type { Painting } from '../setting.ts';
import { FRONT, SNOW, yardFront } from './yard-front.ts';

export type YardPalette = ReturnType<typeof yardPalette>;

/** Tinted by the hour, under the season's snow. */
export function yardPalette({ light, row, season }: Pick<Painting, 'light' | 'row' | 'season'>) {
  const inAir = inAirOf(row, linear);
  const snow = oklab(SEASON_ROWS.winter.grass);
  const lamp = oklab(LAMP[light]);
  const burning = lamp[3];
  const own = (name: keyof typeof YARD_COLOURS) => oklab(YARD_COLOURS[name]);
  const snowed = (colour: Oklab) => mixed(colour, snow, SNOW[season]);
  const shaded = (colour: Oklab, share: number) => mixed(colour, BLACK, share);
  const lightened = (colour: Oklab, share: number) => mixed(colour, WHITE, share);
  return {
    ...yardFront(row, season, linear),
    ridge: inAir(lightened(snowed(own('slate')), 0.2)),
    plinth: inAir(own('plinth')),
    frame: inAir(own('frame')),
    door: inAir(own('door')),
    doorLit: inAir(lightened(own('door'), 0.14)),
    boards: inAir(shaded(own('door'), 0.4)),
    inside: [
      inAir(mixed(own('inside'), lamp, 0.2 * burning), 0.5),
      inAir(mixed(own('inside'), lamp, 0.42 * burning), 0.3),
    ] as const,
    iron: inAir(own('iron')),
    pane: linear(
      mixed(oklab(row.sky[1]), burning > 0.5 ? lamp : own('pane'), burning > 0.5 ? 0.82 : 0.5),
    ),
    lead: inAir(snowed(own('lead'))),
    lamp: linear([lamp[0], lamp[1], lamp[2], 1]),
    burning,
    straw: inAir(mixed(own('straw'), snow, 0.3 * SNOW[season])),
    strawShade: inAir(shaded(own('straw'), 0.26)),
    string: inAir(shaded(own('straw'), 0.6)),
    bucket: [inAir(lightened(own('bucket'), 0.1)), inAir(shaded(own('bucket'), 0.35))] as const,
  };
}

/** Colours that no season changes. */
const YARD_COLOURS = {
  ...FRONT,
  plinth: [0.5, 0.022, 80],
  door: [0.37, 0.045, 165],
  frame: [0.86, 0.02, 90],
  inside: [0.17, 0.014, 70],
  iron: [0.24, 0.01, 250],
  pane: [0.42, 0.03, 235],
  straw: [0.8, 0.095, 90],
  lead: [0.55, 0.012, 240],
  bucket: [0.45, 0.09, 255],
} as const satisfies Readonly<Record<string, Oklch>>;

/** Alpha: brightness. */
const LAMP: Readonly<Record<Light, Oklch>> = {
  dawn: [0.9, 0.1, 80, 0.25],
  day: [0.9, 0.1, 80, 0],
  dusk: [0.88, 0.13, 74, 0.8],
  afterglow: [0.88, 0.13, 74, 0.8],
  night: [0.87, 0.13, 72, 1],
};
