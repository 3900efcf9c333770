import { HEIGHT, HORIZON, WIDTH } from '../scene-size.ts';
import type { LandTints } from './land-tints.ts';
import { noiseAt, roughAt } from './noise.ts';
import { eachPixel, lay, type Panel } from './panel.ts';
import { blend, dimmed, limit, type Tint } from './tint.ts';
import { banksAt, type Shore } from './water.ts';

/** Trodden earth with a ragged edge, pebbles and prints. */
export function paintGravel(
  panel: Panel,
  { sun, lit }: LandTints,
  earth: Tint,
  coverAt: (x: number, y: number) => number,
): void {
  eachPixel([0, HORIZON, WIDTH, HEIGHT], (x, y, at) => {
    const cover = coverAt(x, y);
    if (cover <= 0) return;
    const near = 0.06 + (y - HORIZON) / (HEIGHT - HORIZON);
    const flat = (x - WIDTH / 2) / near;
    const lump = roughAt(flat / 60, 44 / near, 4) - 0.5;
    const stone = noiseAt(flat / 7, 150 / near) - 0.5;
    const own = dimmed(earth, 1 + 0.5 * lump + 0.24 * stone);
    lay(panel, at, blend(own, sun, 0.2 * lit * (1 - x / WIDTH)), cover);
  });
}

/** A way along the whole width between two heights. */
export function paintWay(
  panel: Panel,
  tints: LandTints,
  earth: Tint,
  [top, bottom]: readonly [number, number],
): void {
  paintGravel(panel, tints, earth, (x, y) => {
    const bend = 10 * (roughAt(x / 260, 3, 2) - 0.5);
    const ragged = 16 * (roughAt(x / 12, y / 5, 3) - 0.5);
    return limit((y - top - bend + ragged) / 5) * limit((bottom - bend * 2 - y + ragged) / 8) * 0.92;
  });
}

/** A track between two banks, worn in the middle. */
export function paintTrack(panel: Panel, tints: LandTints, earth: Tint, shore: Shore): void {
  paintGravel(panel, tints, earth, (x, y) => {
    const banks = banksAt(shore, y);
    if (banks === null) return 0;
    const [left, right] = banks;
    const soft = 2 + (right - left) * 0.12;
    const ragged = soft * 1.6 * (noiseAt(x / 9, y / 4) - 0.5);
    return limit((x - left + ragged) / soft) * limit((right - x + ragged) / soft) * 0.94;
  });
}
