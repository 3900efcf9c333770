import { fillShape, strokeLines, type Brush } from '../brush.ts';
import { css, faded, mixed, oklab, WHITE } from '../colour.ts';
import type { Season } from '../../../game/game-time.ts';
import type { Light } from '../hours.ts';
import { LIGHT_ROWS, SEASON_ROWS } from '../light-rows.ts';
import { drawsFrom } from '../lines.ts';

export type Pane = readonly [left: number, top: number, across: number, up: number];

interface Outside {
  readonly pane: Pane;
  readonly light: Light;
  readonly season: Season;
}

/** A window seen from inside: hour and season are outside. */
export function paintWindow(brush: Brush, { pane, light, season }: Outside, frame: string): void {
  const [left, top, across, up] = pane;
  fillShape(brush, `M${left - 12} ${top - 12}h${across + 24}v${up + 24}h${-across - 24}Z`, frame);
  paintOutside(brush, { pane, light, season });
  const sash = `M${left + across / 2} ${top}v${up}M${left} ${top + up / 2}h${across}`;
  strokeLines(brush, sash, frame, 7);
  fillShape(brush, `M${left - 28} ${top + up + 12}h${across + 56}v14h${-across - 56}Z`, frame);
}

/** Sky, sun or moon, and a hill, in a rectangle. */
export function paintOutside(brush: Brush, { pane, light, season }: Outside): void {
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
  const { hill } = SEASON_ROWS[season];
  const rise = up * 0.28;
  const half = across / 2;
  const shape = `M${left} ${top + up}v${-rise}q${half / 2} ${-rise * 0.77} ${half} ${-rise * 0.32}t${half} ${-rise * 0.27}v${2 * rise}Z`;
  fillShape(brush, shape, css(mixed(oklab(hill), oklab(ambient), ambientBy * 0.9)));
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
