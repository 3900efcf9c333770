import { fillShape, paintSoft, type Brush } from './brush.ts';
import type { Palette } from './palette.ts';

/** Blurred for distance. */
const SOFTNESS = 4;

type Two = readonly [string, string];

/** Far and near hills; trees and their lit sides. */
export function paintFar(brush: Brush, [hills, crowns]: readonly [Two, Two], colours: Palette): void {
  paintSoft(brush, SOFTNESS, (far) => {
    hills.forEach((hill, index) => fillShape(far, hill, colours.hills[index] ?? colours.hills[0]));
    crowns.forEach((crown, index) => fillShape(far, crown, colours.trees[index] ?? colours.trees[0]));
  });
}
