import { mixed, oklab, type Oklch } from '../colour.ts';
import type { Light } from '../hours.ts';
import { inAirOf } from '../in-air.ts';
import { dimmed, linear } from '../pixels/tint.ts';
import type { Painting } from '../setting.ts';
import { yardFront } from './yard-front.ts';

export type YardPalette = ReturnType<typeof yardPalette>;

/** Tinted by the hour, under the season's snow. */
export function yardPalette({ light, row, season }: Pick<Painting, 'light' | 'row' | 'season'>) {
  const inAir = inAirOf(row, linear);
  const paint = (...colour: Oklch) => inAir(oklab(colour));
  const lamp = oklab([0.88, 0.13, 74]);
  const burning = BURNING[light];
  const pane = burning > 0.5 ? lamp : oklab([0.42, 0.03, 235]);
  const straw = paint(0.68, 0.1, 82);
  return {
    ...yardFront(row, season, linear),
    frame: paint(0.86, 0.02, 90),
    door: paint(0.37, 0.045, 165),
    iron: paint(0.24, 0.01, 250),
    bucket: paint(0.5, 0.08, 255),
    /** Dark, middle and lit. */
    straw: [dimmed(straw, 0.24), straw, dimmed(straw, 2)] as const,
    pane: linear(mixed(oklab(row.sky[1]), pane, 0.5 + 0.32 * burning)),
    lamp: linear(lamp),
    burning,
  };
}

/** How brightly the lanterns burn. */
const BURNING: Readonly<Record<Light, number>> = { dawn: 0.25, day: 0, dusk: 0.8, afterglow: 0.8, night: 1 };
