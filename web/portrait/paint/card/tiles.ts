import type { Box, LayerFrame } from '../../../../art/paint/layers/layers.ts';
import type { Recipe } from '../../../../art/paint/pixel/recipe.ts';
import { showAt, type Shown } from '../../../../art/paint/stance.ts';
import type { View } from '../../../../art/paint/view.ts';
import { isSeen, partsWithin, type Coverage } from './coverage.ts';

const SIDE = 16;
const SMALL_SIDE = 8;
const SMALL_PICTURE = 512;

/** Empty tiles are skipped, others painted by content. */
export interface Tiles {
  /** Px of the picture. */
  readonly side: number;
  readonly columns: number;
  /** Position in the picture, 0 to 1, and in the layers. */
  readonly corners: Float32Array;
  /** Layer area in frame px, with a margin for filtering. */
  readonly boxes: readonly Box[];
}

/** Left, top, x and y in canonical units. */
export const CORNER = 4;
export const CORNERS_OF_TILE = 6;

/** Mipmap level. */
export function halvedFor(view: View): number {
  return Math.max(0, Math.log2((view.box[2] - view.box[0]) / view.width));
}

/** Only corners follow the horse's stance; within a tile it is nearly linear. */
export function tilesOf(view: View, recipe: Recipe, frame: LayerFrame): Tiles {
  const side = view.width < SMALL_PICTURE ? SMALL_SIDE : SIDE;
  const columns = Math.ceil(view.width / side);
  const rows = Math.ceil(view.height / side);
  const [left, top, right, bottom] = view.box;
  const corners = new Float32Array((columns + 1) * (rows + 1) * CORNER);
  const shown: Shown = { shownX: 0, shownY: 0 };
  for (let row = 0, at = 0; row <= rows; row++) {
    const down = Math.min((row * side) / view.height, 1);
    const y = frame.y1 - (top + down * (bottom - top)) / frame.scale;
    for (let column = 0; column <= columns; column++, at += CORNER) {
      const across = Math.min((column * side) / view.width, 1);
      const x = frame.x0 + (left + across * (right - left)) / frame.scale;
      corners[at] = across;
      corners[at + 1] = down;
      showAt(recipe, frame.face, x, y, shown);
      corners[at + 2] = shown.shownX;
      corners[at + 3] = shown.shownY;
    }
  }
  const reach = 2 * 2 ** Math.ceil(halvedFor(view));
  const boxes = Array.from({ length: columns * rows }, (_, tile): Box => {
    const [one, two, three, four] = cornersOf(columns, tile).map((corner) => corner * CORNER + 2) as Four;
    const xs = [corners[one], corners[two], corners[three], corners[four]] as Four;
    const ys = [corners[one + 1], corners[two + 1], corners[three + 1], corners[four + 1]] as Four;
    return [
      (Math.min(...xs) - frame.x0) * frame.scale - reach,
      (frame.y1 - Math.max(...ys)) * frame.scale - reach,
      (Math.max(...xs) - frame.x0) * frame.scale + reach,
      (frame.y1 - Math.min(...ys)) * frame.scale + reach,
    ];
  });
  return { side, columns, corners, boxes };
}

type Four = [number, number, number, number];

function cornersOf(columns: number, tile: number): Readonly<Four> {
  const first = tile + Math.floor(tile / columns);
  return [first, first + 1, first + columns + 1, first + columns + 2];
}

/** Non-empty tiles, grouped by `kindOf` their body parts. */
export function tilesByKind<Kind>(
  { boxes }: Tiles,
  coverage: Coverage,
  kindOf: (parts: number) => Kind,
): ReadonlyMap<Kind, readonly number[]> {
  const found = new Map<Kind, number[]>();
  boxes.forEach((box, tile) => {
    const parts = partsWithin(coverage, box);
    if (!isSeen(parts)) return;
    const kind = kindOf(parts);
    const alike = found.get(kind);
    if (alike === undefined) found.set(kind, [tile]);
    else alike.push(tile);
  });
  return found;
}

/** Box in frame px. */
export function tilesOver({ boxes }: Tiles, [left, top, right, bottom]: Box): readonly number[] {
  return boxes.flatMap((box, tile) =>
    box[0] < right && box[1] < bottom && box[2] > left && box[3] > top ? [tile] : [],
  );
}

export function trianglesOf({ columns, corners }: Tiles, tiles: readonly number[]): Float32Array {
  const numbers = new Float32Array(tiles.length * CORNERS_OF_TILE * CORNER);
  let at = 0;
  for (const tile of tiles) {
    const [one, two, three, four] = cornersOf(columns, tile);
    for (const corner of [one, two, three, three, two, four]) {
      numbers.set(corners.subarray(corner * CORNER, (corner + 1) * CORNER), at);
      at += CORNER;
    }
  }
  return numbers;
}
