import { HEIGHT, HORIZON, WIDTH } from '../scene-size.ts';
import type { LandTints } from './land-tints.ts';
import { noiseAt, roughAt } from './noise.ts';
import { lay, type Panel } from './panel.ts';
import { blendInto, dimInto, limit, newMixed, type Tint } from './tint.ts';
import { banksAt, type Shore } from './water.ts';

/** Trodden earth with a ragged edge, pebbles and prints. */
export function paintGravel(
  { data }: Panel,
  { sun, lit }: LandTints,
  earth: Tint,
  [top, bottom]: readonly [number, number],
  coverAt: (x: number, y: number) => number,
): void {
  const own = newMixed();
  for (let y = Math.max(0, Math.floor(top)); y < Math.min(HEIGHT, bottom); y++) {
    const near = 0.06 + (y - HORIZON) / (HEIGHT - HORIZON);
    for (let x = 0; x < WIDTH; x++) {
      const cover = coverAt(x, y);
      if (cover <= 0) continue;
      const flat = (x - WIDTH / 2) / near;
      const lump = roughAt(flat / 60, 44 / near, 4) - 0.5;
      const stone = noiseAt(flat / 7, 150 / near) - 0.5;
      const tone = 1 + 0.5 * lump + 0.24 * stone;
      const warm = 0.2 * lit * (1 - x / WIDTH);
      blendInto(own, earth, earth, 0);
      dimInto(own, tone);
      blendInto(own, own, sun, warm);
      lay(data, (y * WIDTH + x) * 4, own, cover);
    }
  }
}

/** A way along the whole width between two heights. */
export function paintWay(
  panel: Panel,
  tints: LandTints,
  earth: Tint,
  [top, bottom]: readonly [number, number],
): void {
  paintGravel(panel, tints, earth, [top - 12, bottom + 16], (x, y) => {
    const bend = 10 * (roughAt(x / 260, 3, 2) - 0.5);
    const ragged = 16 * (roughAt(x / 12, y / 5, 3) - 0.5);
    return limit((y - top - bend + ragged) / 5) * limit((bottom - bend * 2 - y + ragged) / 8) * 0.92;
  });
}

/** A track between two banks, worn in the middle. */
export function paintTrack(panel: Panel, tints: LandTints, earth: Tint, shore: Shore): void {
  const [first, last] = [shore[0]?.[0] ?? 0, shore.at(-1)?.[0] ?? 0];
  for (let y = first; y < last; y++) {
    const banks = banksAt(shore, y);
    if (banks === null) continue;
    const [left, right] = banks;
    const soft = 2 + (right - left) * 0.12;
    paintGravel(panel, tints, earth, [y, y + 1], (x) => {
      const ragged = soft * 1.6 * (noiseAt(x / 9, y / 4) - 0.5);
      return limit((x - left + ragged) / soft) * limit((right - x + ragged) / soft) * 0.94;
    });
  }
}
