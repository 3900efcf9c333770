import type { Oklch } from '../colour.ts';
import type { Light } from '../hours.ts';
import { dim, shine } from '../pixels/glow.ts';
import type { Panel } from '../pixels/panel.ts';
import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { blend, tint } from '../pixels/tint.ts';
import { LAMPLIGHT } from './lamplight.ts';

const FLAME: Oklch = [0.9, 0.12, 80];
const UNLIT_GLASS: Oklch = [0.6, 0.06, 75];
const IRON: Oklch = [0.2, 0.012, 70];

/** Hangs from `from`; its top is at `y`. */
export function paintLamp(panel: Panel, [x, y, from]: readonly [number, number, number], light: Light): void {
  const iron = tint(IRON);
  const top = y - 18;
  strokeLines(panel, `M${x} ${from}V${top}`, iron, 3);
  const lit = blend(tint(UNLIT_GLASS), tint(FLAME), LAMPLIGHT[light]);
  fillShape(panel, `M${x - 15} ${top + 15}h30v56h-30Z`, lit, { rough: 0, edge: 0 });
  shine(panel, [x, top + 46, 15, 26], tint([0.98, 0.1, 90]), 3 * LAMPLIGHT[light]);
  fillShape(panel, `M${x - 18} ${top}h36l6 14h-48ZM${x - 20} ${top + 72}h40v8h-40Z`, iron);
  strokeLines(
    panel,
    `M${x - 16} ${top + 14}v58M${x + 16} ${top + 14}v58M${x} ${top + 14}v58M${x - 6} ${top}q6 -16 12 0`,
    iron,
    2.4,
  );
}

/** Middle, reach across and up, and strength at night. */
type Glow = readonly [x: number, y: number, across: number, up: number, strength: number];

interface Lamplight {
  readonly glows: readonly Glow[];
  /** The brightest place, and its size; it is darkest at twice that. */
  readonly dark: readonly [x: number, y: number, across: number, up: number];
  /** At night. */
  readonly darkness?: number;
}

/** Lamplight on what is painted, and the dark beyond it. */
export function paintLamplight(
  panel: Panel,
  light: Light,
  { glows, dark, darkness = 0.82 }: Lamplight,
): void {
  const by = LAMPLIGHT[light];
  dim(panel, dark, darkness * by);
  for (const [x, y, across, up, strength] of glows)
    shine(panel, [x, y, across * 1.5, up * 1.5], tint(FLAME), strength * by * 1.6);
}
