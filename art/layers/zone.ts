import { topline as backAt } from '../paint/pixel/place.ts';
import { clamp, rise } from '../smooth.ts';
import { isLeg, PARTS } from '../trace/surface.ts';

/** Where hair is shorter and lighter besides the belly: centre, radii and strength. */
const PALE_PATCHES = [
  { x: 0.69, y: 0.63, across: 0.07, down: 0.07, strength: 0.9 },
  { x: 0.25, y: 0.56, across: 0.05, down: 0.05, strength: 0.8 },
  { x: 0.96, y: 0.58, across: 0.05, down: 0.1, strength: 0.7 },
] as const;

/** From 0 along the topline over 0.5 on the sides to 1 under the belly, in the flank and behind the elbow. */
export function zoneAt(part: number, x: number, y: number, across: number): number {
  const onTrunk = part === PARTS.trunk || part === PARTS.neck || (isLeg(part) && y > 0.55);
  let topline = 0;
  if (onTrunk && x > 0.1) topline = rise(0.26, 0.02, backAt(x) - y);
  else if (part === PARTS.neck) topline = rise(0.2, -0.9, across);
  let pale = part === PARTS.trunk ? rise(0.22, 0.9, across) : 0;
  let patches = 0;
  for (const patch of PALE_PATCHES)
    patches +=
      patch.strength * Math.exp(-(((x - patch.x) / patch.across) ** 2) - ((y - patch.y) / patch.down) ** 2);
  pale = Math.max(pale, patches);
  return clamp(0.5 + 0.5 * (pale * 0.9 - topline));
}
