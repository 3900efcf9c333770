import { distance, type Point } from '../curves.ts';
import { bell, clamp, mix, rise } from '../smooth.ts';

/** Head coordinates; `turn` in radians. */
const EYE = { s: 0.134, n: -0.0345, halfLength: 0.0218, halfHeight: 0.0166, turn: 0.296 };

const NOSTRIL: readonly (readonly [s: number, n: number, radius: number])[] = [
  [0.35, -0.045, 0.0016],
  [0.361, -0.0425, 0.004],
  [0.3715, -0.0442, 0.0076],
  [0.3785, -0.0525, 0.0078],
  [0.3798, -0.0635, 0.0048],
];

/** From the lips to the corner. */
const MOUTH: readonly Point[] = [
  [0.416, -0.0965],
  [0.403, -0.096],
  [0.39, -0.095],
  [0.376, -0.0955],
  [0.364, -0.0975],
  [0.355, -0.1],
];

/** In units; `eyes`: size. */
export function headRelief(s: number, n: number, eyes: number): number {
  return eyeRelief(s, n, eyes) + nostrilRelief(s, n) + mouthRelief(s, n);
}

/** `along`: -1 at the hind corner, 1 at the front one. */
function lids(along: number): readonly [upper: number, lower: number] {
  const open = 1 - along * along;
  if (open <= 0) return [0, 0];
  return [0.8 * open ** 0.55 * (1 - 0.2 * along), -0.7 * open ** 0.85 * (1 + 0.1 * along)];
}

function eyeRelief(s: number, n: number, eyes: number): number {
  if (Math.abs(s - EYE.s) > 0.06 || Math.abs(n - EYE.n) > 0.045) return 0;
  const [cosine, sine] = [Math.cos(EYE.turn), Math.sin(EYE.turn)];
  const x = ((s - EYE.s) * cosine + (n - EYE.n) * sine) / (EYE.halfLength * eyes);
  const y = ((n - EYE.n) * cosine - (s - EYE.s) * sine) / (EYE.halfHeight * eyes);
  const [upper, lower] = lids(clamp(x, -1, 1));
  const off = Math.abs(x);
  let height = 0.0062 * bell(Math.hypot(x, y), 1.8) + 0.002 * bell(y - 1.6, 0.5) * bell(x + 0.1, 1.1);
  if (off < 1.25) {
    height += 0.0028 * bell(y - upper - 0.26, 0.22) * rise(1.3, 0.8, off);
    height -= 0.0036 * bell(y - upper - 0.6, 0.15) * rise(1.2, 0.6, off);
    height += 0.0012 * bell(y - lower + 0.22, 0.2) * rise(1.3, 0.8, off);
    height -= 0.0012 * bell(y - lower + 0.62, 0.22) * rise(1.2, 0.6, off);
  }
  if (y < upper && y > lower && off < 1) height -= 0.001;
  return height - 0.0025 * bell(x - 1.25, 0.35) * bell(y + 0.25, 0.35);
}

function nostrilRelief(s: number, n: number): number {
  if (s <= 0.33 || n <= -0.08) return 0;
  let inside = -99;
  for (const [i, [toS, toN, toRadius]] of NOSTRIL.entries()) {
    const from = NOSTRIL[i - 1];
    if (from === undefined) continue;
    const [off, share] = offSegment([s, n], [from[0], from[1]], [toS, toN]);
    const radius = mix(from[2], toRadius, share);
    inside = Math.max(inside, (radius - off) / radius);
  }
  if (inside <= -2.5) return 0;
  const rim = 0.0034 * bell(inside + 0.6, 0.6);
  return inside > 0 ? rim - 0.006 * rise(0, 0.6, inside) : rim;
}

function mouthRelief(s: number, n: number): number {
  if (s <= 0.31 || n >= -0.07) return 0;
  let [least, along] = [1e9, 0];
  for (const [i, to] of MOUTH.entries()) {
    const from = MOUTH[i - 1];
    if (from === undefined) continue;
    const [off, share] = offSegment([s, n], from, to);
    if (off < least) [least, along] = [off, (i - 1 + share) / (MOUTH.length - 1)];
  }
  return (
    0.0006 * bell(least - 0.009, 0.006) * rise(1, 0.7, along) -
    0.0026 * bell(least, 0.0034) * rise(1, 0.8, along)
  );
}

function offSegment(point: Point, from: Point, to: Point): readonly [off: number, share: number] {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const share = clamp(((point[0] - from[0]) * dx + (point[1] - from[1]) * dy) / (dx * dx + dy * dy));
  return [distance(point, [from[0] + dx * share, from[1] + dy * share]), share];
}
