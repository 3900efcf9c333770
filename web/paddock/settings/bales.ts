import { fillShape, strokeLines } from '../pixels/shapes.ts';
import { paintStraw } from '../pixels/straw.ts';
import { dimmed, type Tint } from '../pixels/tint.ts';
import type { Painting } from '../setting.ts';
import { paintShade } from './shade.ts';

const ROUGH = { grain: [14, 2.4], rough: 0.4, edge: 3 } as const;

/** Upper left corners of their fronts. Lit from the left, like the horse. */
export function paintBales(
  { back, row, tints: { isWinter, snow } }: Painting,
  corners: readonly (readonly [x: number, y: number])[],
  straw: readonly [dark: Tint, middle: Tint, lit: Tint],
  isOutside = false,
): void {
  const [dark, middle, lit] = straw;
  corners.forEach(([x, y], index) => {
    paintShade({ back, row }, [x + 72, y + 60, 94, 11]);
    fillShape(back, `M${x + 126} ${y}l16 -9v60l-16 9Z`, dark, ROUGH);
    fillShape(back, `M${x} ${y}h126v60h-126Z`, dimmed(middle, 0.8), ROUGH);
    paintStraw(back, {
      seed: 97 + index,
      count: 420,
      area: [x + 7, y + 3, x + 119, y + 58],
      long: [9, 12],
      tints: straw,
    });
    fillShape(back, `M${x} ${y}l16 -9h126l-16 9Z`, isOutside && isWinter ? snow : lit, ROUGH);
    strokeLines(back, `M${x + 54} ${y - 9}l-16 9v60M${x + 104} ${y - 9}l-16 9v60`, dimmed(dark, 0.4), 2.4);
  });
}
