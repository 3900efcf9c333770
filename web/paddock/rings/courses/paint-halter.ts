import { drawsFrom } from '../../lines.ts';
import { noiseAt } from '../../pixels/noise.ts';
import { dab } from '../../pixels/panel.ts';
import { fillShape, strokeLines } from '../../pixels/shapes.ts';
import { blend, dimmed, limit } from '../../pixels/tint.ts';
import { WIDTH } from '../../scene-size.ts';
import type { Painting } from '../../setting.ts';
import { paintShade } from '../../settings/shade.ts';
import { mown, onGround } from '../paint-ground.ts';
import type { RingPalette } from '../ring-palette.ts';

export const paint = onGround(mown, (painting, ring) => [
  () => paintHedge(painting, ring),
  () => paintTubs(painting, ring),
]);

/** Clipped: dabs in a straight band, lit along the top. */
function paintHedge({ back, tints: { sun, lit } }: Painting, { hedge }: RingPalette): void {
  const draw = drawsFrom(81);
  const [dark, bright] = hedge;
  for (let leaf = 0; leaf < 7000; leaf++) {
    const down = draw();
    const [x, y] = [WIDTH * draw(), 448 + 34 * down];
    const light = limit(1.15 - down * 1.5 + (noiseAt(x / 12, y / 9) - 0.5) * 0.8);
    const own = blend(blend(dimmed(dark, 0.6), bright, light), sun, 0.3 * lit * light * draw());
    dab(back, [x, y, 3 + 2 * draw(), 1.7, 3 * draw(), 0.4], own, 0.9);
  }
}

const TUBS = [52, 300, 690, 960, 1224, 1520] as const;

function paintTubs({ back, tints, row }: Painting, ring: RingPalette): void {
  const draw = drawsFrom(70);
  const [dark, bright] = ring.hedge;
  for (const x of TUBS) {
    paintShade({ back, row }, [x + 8, 528, 52, 9]);
    fillShape(back, `M${x - 26} 500h52l-6 28h-40Z`, ring.wood, { grain: [5, 20], rough: 0.34, edge: 3 });
    strokeLines(back, `M${x - 25} 506h50`, ring.iron, 2.4);
    for (let leaf = 0; leaf < 190; leaf++) {
      const [across, up] = [30 * (draw() + draw() - 1), 30 * draw() ** 1.3];
      const light = limit(0.2 + up / 36 - across / 60);
      dab(
        back,
        [x + across * (1 - up / 60), 501 - up, 3.4, 1.8, 3 * draw(), 0.4],
        blend(dimmed(dark, 0.6), bright, light),
        0.95,
      );
      if (leaf > 150)
        dab(back, [x + across, 499 - up, tints.isWinter ? 4 : 2.8, 2.6, 0, 0.4], ring.flowers, 0.95);
    }
  }
}
