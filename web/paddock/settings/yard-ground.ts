import { fillShape, strokeLines, type Brush } from '../brush.ts';
import type { Light } from '../hours.ts';
import { HEIGHT } from '../scene-size.ts';
import type { Palette } from '../palette.ts';
import {
  BALE_ENDS,
  BALE_SIDES,
  BALE_STALKS,
  BALE_STRINGS,
  BALE_TOPS,
  BUCKET,
  BUCKET_HANDLE,
  BUCKET_RIM,
  COBBLES,
  FENCE_POSTS,
  FENCE_RAILS,
  GRASS,
  GROUND,
  SHADOWS,
  WEEDS,
} from './yard-ground-lines.ts';
import { paintShade } from './shade.ts';
import { FOOT } from './yard-lines.ts';
import type { YardPalette } from './yard-palette.ts';

export function paintGround(brush: Brush, { meadow, fence, blades }: Palette, yard: YardPalette): void {
  fillShape(brush, GRASS, meadow[1]);
  strokeLines(brush, FENCE_POSTS, fence, 5);
  strokeLines(brush, FENCE_RAILS, fence, 3.5);
  const stones = brush.createLinearGradient(0, FOOT, 0, HEIGHT);
  stones.addColorStop(0, yard.cobbles[0]);
  stones.addColorStop(1, yard.cobbles[1]);
  fillShape(brush, GROUND, stones);
  const [dark, lit] = COBBLES;
  strokeLines(brush, dark, yard.joint, 1.8);
  strokeLines(brush, lit, yard.worn, 1.6);
  strokeLines(brush, WEEDS, blades[0], 1.6);
}

/** Lit from the left, like the horse. */
export function paintBales(brush: Brush, light: Light, yard: YardPalette): void {
  for (const shadow of SHADOWS) paintShade(brush, shadow, light);
  fillShape(brush, BALE_ENDS, yard.string);
  fillShape(brush, BALE_SIDES, yard.strawShade);
  strokeLines(brush, BALE_STALKS, yard.straw, 1.4);
  fillShape(brush, BALE_TOPS, yard.strawLit);
  strokeLines(brush, BALE_STRINGS, yard.string, 1.6);
  const side = brush.createLinearGradient(590, 0, 636, 0);
  side.addColorStop(0, yard.bucket[0]);
  side.addColorStop(1, yard.bucket[1]);
  strokeLines(brush, BUCKET_HANDLE, yard.iron, 2);
  fillShape(brush, BUCKET, side);
  fillShape(brush, BUCKET_RIM, yard.bucket[1]);
}
