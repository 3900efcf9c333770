import { fillShape, strokeLines, type Brush } from '../brush.ts';
import { BLACK, css, faded, mixed, oklab, type Oklab, type Oklch } from '../colour.ts';
import type { Light } from '../hours.ts';
import { HEIGHT, WIDTH } from '../scene-size.ts';

/** How much of a lamp is needed indoors: 1 at night, little by day. */
export const LAMPLIGHT: Readonly<Record<Light, number>> = {
  dawn: 0.75,
  day: 0.4,
  dusk: 0.85,
  afterglow: 0.9,
  night: 1,
};

const FLAME: Oklch = [0.9, 0.12, 80];
const UNLIT_GLASS: Oklch = [0.6, 0.06, 75];
const IRON: Oklch = [0.2, 0.012, 70];

/** Colours of a room: dimmer where only the lamp lights it. */
export function indoors(light: Light): (colour: Oklch) => Oklab {
  const dim = (LAMPLIGHT[light] - 0.4) * 0.5;
  return (colour) => mixed(oklab(colour), BLACK, dim);
}

/** Hangs from `from`; its top is at `y`. */
export function paintLamp(brush: Brush, [x, y, from]: readonly [number, number, number], light: Light): void {
  const iron = css(indoors(light)(IRON));
  const top = y - 18;
  const frame = `M${x - 18} ${top}h36l6 14h-48ZM${x - 20} ${top + 72}h40v8h-40ZM${x - 16} ${top + 14}v58M${x + 16} ${top + 14}v58M${x} ${top + 14}v58`;
  strokeLines(brush, `M${x} ${from}V${top}`, iron, 3);
  const lit = mixed(oklab(UNLIT_GLASS), oklab(FLAME), LAMPLIGHT[light]);
  fillShape(brush, `M${x - 15} ${top + 15}h30v56h-30Z`, css(lit));
  fillShape(brush, frame, iron);
  strokeLines(brush, frame, iron, 2.4);
}

/** Middle, reach across and up, and strength at night. */
type Glow = readonly [x: number, y: number, across: number, up: number, alpha: number];

interface Lamplight {
  readonly glows: readonly Glow[];
  /** The brightest place, and how far from it the dark begins and is deepest. */
  readonly dark: readonly [x: number, y: number, from: number, to: number];
  /** At night. */
  readonly darkness?: number;
}

/** Lamplight on what is painted, and the dark beyond it. */
export function paintLamplight(
  brush: Brush,
  light: Light,
  { glows, dark: [x, y, from, to], darkness = 0.72 }: Lamplight,
): void {
  const by = LAMPLIGHT[light];
  for (const [atX, atY, across, up, alpha] of glows) {
    brush.save();
    brush.translate(atX, atY);
    brush.scale(across, up);
    const glow = brush.createRadialGradient(0, 0, 0, 0, 0, 1);
    glow.addColorStop(0, css(faded(oklab(FLAME), alpha * by)));
    glow.addColorStop(0.35, css(faded(oklab(FLAME), alpha * by * 0.32)));
    glow.addColorStop(1, css(faded(oklab(FLAME), 0)));
    brush.fillStyle = glow;
    brush.fillRect(-1, -1, 2, 2);
    brush.restore();
  }
  const dark = brush.createRadialGradient(x, y, from, x, y, to);
  dark.addColorStop(0, css(faded(BLACK, 0)));
  dark.addColorStop(1, css(faded(BLACK, darkness * by)));
  brush.fillStyle = dark;
  brush.fillRect(0, 0, WIDTH, HEIGHT);
}
