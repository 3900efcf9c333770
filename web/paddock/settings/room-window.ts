import type { Season } from '../../../game/game-time.ts';
import type { Light } from '../hours.ts';
import { drawsFrom } from '../lines.ts';
import { landTints } from '../pixels/land-tints.ts';
import { roughAt } from '../pixels/noise.ts';
import { dab, lay, type Panel } from '../pixels/panel.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { blend, dimmed, limit, rise, WHITE_TINT } from '../pixels/tint.ts';
import { WIDTH } from '../scene-size.ts';

export type Pane = readonly [left: number, top: number, across: number, up: number];

interface Outside {
  readonly pane: Pane;
  readonly light: Light;
  readonly season: Season;
}

/** A window seen from inside: hour and season are outside. */
export function paintWindow(panel: Panel, { pane, light, season }: Outside, frame: string): void {
  const [left, top, across, up] = pane;
  const wood = { grain: [4, 40], rough: 0.2, edge: 3 } as const;
  fillShape(panel, `M${left - 14} ${top - 14}h${across + 28}v${up + 28}h${-across - 28}Z`, frame, wood);
  paintOutside(panel, { pane, light, season });
  strokeLines(panel, `M${left + across / 2} ${top}v${up}M${left} ${top + up / 2}h${across}`, frame, 7);
  fillShape(panel, `M${left - 28} ${top + up + 12}h${across + 56}v14h${-across - 56}Z`, frame, wood);
}

/** Sky, sun's glow or moon, a ridge, trees and a field, in a rectangle. */
export function paintOutside(panel: Panel, { pane: [left, top, across, up], light, season }: Outside): void {
  const { sky, sun, lit, hill, haze, leaf, grass, isWinter, snow } = landTints(light, season);
  const { data } = panel;
  const field = top + up * 0.8;
  for (let x = Math.round(left); x < left + across; x++) {
    const ridge = field - up * (0.04 + 0.4 * roughAt(x / (across * 0.4) + 3, 7, 3));
    const wood = field - up * (0.02 + 0.15 * roughAt(x / (across * 0.06), 9, 2));
    for (let y = Math.round(top); y < top + up; y++) {
      const down = limit((y - top) / (up * 0.8));
      const air = down < 0.6 ? blend(sky[0], sky[1], down / 0.6) : blend(sky[1], sky[2], (down - 0.6) / 0.4);
      const cloud = rise(0.5, 0.72, roughAt(x / 60, (y - top) / 16 + 4, 4)) * 0.6;
      const glow = 0.4 * lit * Math.exp(-((x - left) / across) * 2.4);
      const crown = roughAt(x / 4, y / 3, 2);
      let own = blend(blend(air, blend(haze, sun, 0.6), cloud), sun, glow);
      if (y > ridge) own = blend(blend(hill, haze, 0.5), leaf[0], 0.3 * crown);
      if (y > wood)
        own = blend(dimmed(leaf[0], 0.8), leaf[1], limit(crown * 1.3 - 0.3 - (y - wood) / (up * 0.2)));
      if (y > field)
        own = blend(
          isWinter ? snow : grass[1],
          grass[0],
          limit(0.2 + (y - field) / (up * 0.3) + 0.6 * (roughAt(x / 9, y / 2, 2) - 0.5)),
        );
      // Walls are thick: the upper and left edges lie in shade.
      const deep = 1 - 0.5 * Math.exp(-Math.min(x - left, y - top) / 5);
      lay(data, (y * WIDTH + x) * 4, dimmed(own, deep), 1);
    }
  }
  const draw = drawsFrom(29);
  if (light === 'night') {
    for (let star = 0; star < 40; star++)
      dab(
        panel,
        [left + 4 + (across - 8) * draw(), top + 4 + up * 0.5 * draw(), 1, 1],
        WHITE_TINT,
        0.3 + 0.6 * draw(),
      );
    dab(panel, [left + across * 0.72, top + up * 0.28, 15, 15, 0, 0.9], blend(sun, WHITE_TINT, 0.3), 1);
  }
  if (isWinter)
    for (let flake = 0; flake < 60; flake++) {
      const size = 0.8 + 0.9 * draw();
      dab(
        panel,
        [left + 3 + (across - 6) * draw(), top + 3 + (up - 6) * draw(), size, size],
        WHITE_TINT,
        light === 'night' ? 0.35 : 0.8,
      );
    }
}
