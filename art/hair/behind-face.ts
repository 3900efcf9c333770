import type { Body } from '../body/body.ts';
import type { Point } from '../curves.ts';
import { distance } from '../curves.ts';
import { mix, rise } from '../smooth.ts';

/** Below the poll hair lies behind the eye, in head coordinates; from the poll to the hind corner of the eye. */
const AT_POLL = -0.02;
const BEHIND_EYE = -0.112;
const EYE_FROM = 0.1;
const LIPS = 0.42;

/** A depth of the head that no profile changes. */
const STRAIGHT = -0.08;

/** Moves hair that would hang over the eye to behind it. `loose`: 0 to 1, how far behind. */
export function behindFace({ headPoint }: Body): (point: Point, loose: number) => Point {
  const poll = headPoint(0, STRAIGHT);
  const below = headPoint(0.2, STRAIGHT);
  const scale = distance(poll, below) / 0.2;
  const along: Point = [(below[0] - poll[0]) / (0.2 * scale), (below[1] - poll[1]) / (0.2 * scale)];
  const front: Point = [along[1], -along[0]];
  return ([x, y], loose) => {
    const [dx, dy] = [(x - poll[0]) / scale, (y - poll[1]) / scale];
    const s = dx * along[0] + dy * along[1];
    const n = STRAIGHT + dx * front[0] + dy * front[1];
    if (s < 0 || s > LIPS) return [x, y];
    const most = mix(AT_POLL, BEHIND_EYE - 0.05 * loose, rise(0, EYE_FROM, s));
    const back = Math.min(0, most - n) * scale;
    return [x + front[0] * back, y + front[1] * back];
  };
}
