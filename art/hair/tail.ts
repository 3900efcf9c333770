import type { Body } from '../body/body.ts';
import type { BodyShape } from '../body/shape.ts';
import { tailLine } from '../body/dock.ts';
import type { Point } from '../curves.ts';
import { chanceOf } from '../noise.ts';
import { mix, rise } from '../smooth.ts';
import type { View } from '../trace/surface.ts';
import { HairLayer } from './hair-layer.ts';
import { renderLock } from './lock.ts';

/** From back to front; `inset` shortens those in front. */
const PASSES = [
  { locks: 20, halfWidth: 0.02, strands: 100, bright: 0.54, roots: 0.12, inset: 0 },
  { locks: 21, halfWidth: 0.013, strands: 70, bright: 0.84, roots: 0.22, inset: 0.06 },
  { locks: 20, halfWidth: 0.0085, strands: 44, bright: 1.14, roots: 0.22, inset: 0.06 },
  { locks: 14, halfWidth: 0.0035, strands: 12, bright: 1.26, roots: 0.26, inset: 0.02 },
] as const;

const POINTS = 80;

function spread(along: number, fullness: number): number {
  const full =
    0.003 + 0.011 * rise(0, 0.08, along) + 0.029 * rise(0.02, 0.28, along) + 0.016 * rise(0.25, 0.62, along);
  return fullness * full * mix(1, 0.35, rise(0.72, 1, along));
}

export function tail(
  body: Body,
  shape: BodyShape,
  view: View,
  { wave, seed }: { wave: number; seed: number },
): HairLayer {
  const layer = new HairLayer(view);
  const chance = chanceOf(seed);
  const line = tailLine(body, shape, POINTS);
  const across = line.map((point, i): Point => {
    const [ax, ay] = line[i - 1] ?? point;
    const [bx, by] = line[i + 1] ?? point;
    const length = Math.hypot(bx - ax, by - ay) || 1;
    return [(by - ay) / length, -(bx - ax) / length];
  });
  for (const pass of PASSES)
    for (let k = 0; k < pass.locks; k++) {
      const side = ((k + chance()) / pass.locks) * 2 - 1;
      const root = 0.02 + pass.roots * (pass.inset === 0 ? chance() : chance() * chance());
      const end = mix(0.8, 1, chance()) * (1 - 0.16 * side * side) - pass.inset * chance();
      const along = Array.from({ length: 8 }, (_, j): Point => {
        const at = mix(root, end, j / 7);
        const i = Math.min(POINTS - 1, Math.round(at * (POINTS - 1)));
        const off = side * (j === 0 ? 0.55 : 1) + (chance() - 0.5) * 0.22 * (j / 7);
        const wide = off * spread(at, shape.tailFullness);
        return [
          (line[i]?.[0] ?? 0) + (across[i]?.[0] ?? 0) * wide,
          (line[i]?.[1] ?? 0) + (across[i]?.[1] ?? 0) * wide,
        ];
      });
      renderLock(layer, {
        line: along,
        position: (side + 1) / 2,
        alongs: [root, 1],
        seed: Math.floor(chance() * 1e9),
        strands: pass.strands,
        halfWidth: pass.halfWidth * Math.sqrt(shape.tailFullness),
        widthAt: (share) => mix(0.22, 1, rise(0, 0.16, share)) * mix(1, 0.12, rise(0.45, 1, share)),
        bright: pass.bright * (0.74 + 0.48 * chance()) * mix(1, 0.88, Math.max(0, side)),
        wave: wave * (0.6 + 1.5 * chance()),
        waves: 1.1 + 1.1 * chance(),
        fray: 0.28,
        rootDark: 0.85,
        strandWidth: 1.15,
        steps: 36,
        flyaway: 0.06,
        fadeIn: 0.07,
        rootOut: { direction: across[3] ?? [0, 1], length: 0.006 },
      });
    }
  return layer;
}
