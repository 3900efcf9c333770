import type { Season } from '../../../game/game-time.ts';
import { fillShape, strokeLines, type Brush } from '../brush.ts';
import { css, faded, mixed, oklab, WHITE } from '../colour.ts';
import type { Light } from '../hours.ts';
import { LIGHT_ROWS, SEASON_ROWS } from '../light-rows.ts';
import { drawsFrom } from '../lines.ts';

export type Pane = readonly [left: number, top: number, across: number, up: number];

/** What a window of a room shows: sky, sun or moon, the hill `outside`, and snow. */
export function paintPane(brush: Brush, pane: Pane, outside: string, light: Light, season: Season): void {
  const [left, top, across, up] = pane;
  const { sky, sun, disc, ambient, ambientBy } = LIGHT_ROWS[light];
  brush.save();
  brush.beginPath();
  brush.rect(left, top, across, up);
  brush.clip();
  const air = brush.createLinearGradient(0, top, 0, top + up);
  sky.forEach((colour, at) => air.addColorStop(at / 2, css(oklab(colour))));
  brush.fillStyle = air;
  brush.fillRect(left, top, across, up);
  if (light === 'night') paintStars(brush, pane);
  if (disc > 0 || light === 'night') {
    brush.fillStyle = css(mixed(oklab(sun), WHITE, 0.1));
    brush.beginPath();
    brush.arc(left + across * 0.72, top + up * 0.3, 18, 0, Math.PI * 2);
    brush.fill();
  }
  fillShape(brush, outside, css(mixed(oklab(SEASON_ROWS[season].hill), oklab(ambient), ambientBy * 0.9)));
  if (season === 'winter') paintSnow(brush, pane, light);
  brush.restore();
}

function paintStars(brush: Brush, [left, top, across, up]: Pane): void {
  const draw = drawsFrom(29);
  let stars = '';
  for (let star = 0; star < 16; star++) stars += `M${left + across * draw()} ${top + up * 0.7 * draw()}h.01`;
  strokeLines(brush, stars, css(faded(WHITE, 0.75)), 2);
}

function paintSnow(brush: Brush, [left, top, across, up]: Pane, light: Light): void {
  const draw = drawsFrom(37);
  let flakes = '';
  for (let flake = 0; flake < 26; flake++) flakes += `M${left + across * draw()} ${top + up * draw()}h.01`;
  strokeLines(brush, flakes, css(faded(WHITE, light === 'night' ? 0.55 : 0.85)), 3.4);
}
