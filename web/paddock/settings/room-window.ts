import { drawsFrom } from '../lines.ts';
import { roughAt } from '../pixels/noise.ts';
import { dab, eachPixel, lay } from '../pixels/panel.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { blend, dimmed, limit, rise, type Tint } from '../pixels/tint.ts';
import type { Painting } from '../setting.ts';

const WHITE: Tint = [1, 1, 1, 1];

export type Pane = readonly [left: number, top: number, across: number, up: number];

/** A window seen from inside: hour and season are outside. */
export function paintWindow(painting: Painting, pane: Pane, frame: Tint): void {
  const { back } = painting;
  const [left, top, across, up] = pane;
  const wood = { grain: [4, 40], rough: 0.2, edge: 3 } as const;
  fillShape(back, `M${left - 14} ${top - 14}h${across + 28}v${up + 28}h${-across - 28}Z`, frame, wood);
  paintOutside(painting, pane);
  strokeLines(back, `M${left + across / 2} ${top}v${up}M${left} ${top + up / 2}h${across}`, frame, 7);
  fillShape(back, `M${left - 28} ${top + up + 12}h${across + 56}v14h${-across - 56}Z`, frame, wood);
}

/** Sky, sun's glow or moon, a ridge, trees and a field, in a rectangle. */
export function paintOutside({ back, light, tints }: Painting, [left, top, across, up]: Pane): void {
  const { sky, sun, lit, hill, haze, leaf, grass, isWinter, snow } = tints;
  const field = top + up * 0.8;
  eachPixel([left, top, left + across, top + up], (x, y, at) => {
    const ridge = field - up * (0.04 + 0.4 * roughAt(x / (across * 0.4) + 3, 7, 3));
    const wood = field - up * (0.02 + 0.15 * roughAt(x / (across * 0.06), 9, 2));
    const down = limit((y - top) / (up * 0.8));
    const air = blend(blend(sky[0], sky[1], down / 0.6), sky[2], (down - 0.6) / 0.4);
    const cloud = rise(0.5, 0.72, roughAt(x / 60, (y - top) / 16 + 4, 4)) * 0.6;
    const glow = 0.4 * lit * Math.exp(-((x - left) / across) * 2.4);
    const crown = roughAt(x / 4, y / 3, 2);
    let own = blend(blend(air, blend(haze, sun, 0.6), cloud), sun, glow);
    if (y > ridge) own = blend(blend(hill, haze, 0.5), leaf[0], 0.3 * crown);
    if (y > wood) own = blend(dimmed(leaf[0], 0.8), leaf[1], crown * 1.3 - 0.3 - (y - wood) / (up * 0.2));
    if (y > field) {
      const dark = 0.2 + (y - field) / (up * 0.3) + 0.6 * (roughAt(x / 9, y / 2, 2) - 0.5);
      own = blend(isWinter ? snow : grass[1], grass[0], dark);
    }
    // Walls are thick: the upper and left edges lie in shade.
    const deep = 1 - 0.5 * Math.exp(-Math.min(x - left, y - top) / 5);
    lay(back, at, dimmed(own, deep), 1);
  });
  const draw = drawsFrom(29);
  const specks = (count: number, [high, size, strength]: readonly [number, number, number]) => {
    for (; count > 0; count--) {
      const at = [left + 4 + (across - 8) * draw(), top + 4 + (up - 8) * high * draw()] as const;
      const own = size * (0.6 + draw());
      dab(back, [...at, own, own], WHITE, strength * (0.4 + 0.6 * draw()));
    }
  };
  const isNight = light === 'night';
  if (isNight) {
    specks(40, [0.5, 0.9, 0.9]);
    dab(back, [left + across * 0.72, top + up * 0.28, 15, 15, 0, 0.9], blend(sun, WHITE, 0.3), 1);
  }
  if (isWinter) specks(60, [1, 1.1, isNight ? 0.5 : 1]);
}
