import type { LayerSet } from '../../../art/paint/layers/layers.ts';
import { wholeBody } from '../../../art/paint/layers/neutral.ts';
import { borderAt, sample, type Border } from '../../../art/paint/layers/sample.ts';
import { acrossFace, alongFace } from '../../../art/paint/pixel/anatomy.ts';
import { acrossEye, upEye } from '../../../art/paint/pixel/head.ts';
import type { BodyPoint } from '../../../art/paint/pixel/body-point.ts';
import type { Recipe } from '../../../art/paint/pixel/recipe.ts';
import { sizeOf } from '../../../art/paint/size.ts';
import { showAt, whereShown, type Shown } from '../../../art/paint/warp.ts';
import { headBox } from '../../../art/paint/view.ts';

/** Px of the frame. */
type Point = readonly [x: number, y: number];

/** Positions of the moving parts in a picture. */
export interface LivingParts {
  /** Middle; front corner and brow, relative to it, give half the eye's width and height. */
  readonly eye: { readonly middle: Point; readonly front: Point; readonly brow: Point } | null;
  /** Middle of its foot, half its width, and its height. */
  readonly ear: { readonly foot: Point; readonly half: number; readonly height: number } | null;
  /** Root, and length downwards. */
  readonly tail: { readonly root: Point; readonly length: number } | null;
  readonly barrel: { readonly middle: Point; readonly halfLength: number };
  /** Px per canonical unit. */
  readonly scale: number;
  readonly withers: Point;
}

const HEAD = 3;
const NEAR_EAR = 8;
/** Frame px around the head to search, in steps of two. */
const AROUND = 90;
const STEP = 2;
/** Fewer px are only a speck of an ear that turns away. */
const LEAST_EAR = 30;

export function findLivingParts(layers: LayerSet, recipe: Recipe): LivingParts {
  const { frame, hair } = layers;
  const { scale, x0, y1, hooves } = frame;
  const size = sizeOf(recipe);
  const painted = (x: number, y: number): Point => {
    const [shownX, shownY] = whereShown(recipe, frame, [x0 + x / scale, y1 - y / scale]);
    return [(shownX - x0) * scale, (y1 - shownY) * scale];
  };
  const middles = [hooves.slice(0, 2), hooves.slice(2)].map(
    (pair) => pair.reduce((sum, [x]) => sum + x, 0) / Math.max(pair.length, 1),
  );
  const [fore = 0, hind = 0] = middles;
  const tail = hair.tail?.alpha?.box;
  return {
    ...findInHead(layers, recipe),
    tail:
      tail === undefined
        ? null
        : {
            root: painted((tail[0] + tail[2]) / 2, tail[1]),
            length: Math.max(1, (tail[3] - tail[1]) * size),
          },
    barrel: {
      middle: painted((fore + hind) / 2, (y1 - 0.72) * scale),
      halfLength: Math.max(1, ((hind - fore) / 2) * size),
    },
    scale: scale * size,
    withers: painted((0.24 - x0) * scale, (y1 - 1) * scale),
  };
}

function findInHead(layers: LayerSet, recipe: Recipe): Pick<LivingParts, 'eye' | 'ear'> {
  const planes = wholeBody(layers);
  if (planes === null) return { eye: null, ear: null };
  const { frame } = layers;
  const [left, top, right, bottom] = headBox(recipe, frame);
  const border: Border = { part: 0, other: 0, share: 0 };
  const point: BodyPoint = { x: 0, y: 0, part: HEAD, zone: 0, grain: 0, fray: 0, s: 0, n: 0 };
  const shown: Shown = { shownX: 0, shownY: 0 };
  const middle = nearestTo(0, 0);
  const front = nearestTo(1, 0);
  const brow = nearestTo(0, 1);
  const ear: Point[] = [];
  for (let row = top - AROUND; row < bottom + AROUND; row += STEP)
    for (let column = left - AROUND; column < right + AROUND; column += STEP) {
      const x = frame.x0 + column / frame.scale;
      const y = frame.y1 - row / frame.scale;
      showAt(recipe, frame, x, y, shown);
      const { shownX: sx, shownY: sy } = shown;
      const [px, py] = [(sx - frame.x0) * frame.scale, (frame.y1 - sy) * frame.scale];
      if (sample(planes.alpha, px, py) < 0.5) continue;
      borderAt(planes.region, px, py, border);
      if (border.part === NEAR_EAR) ear.push([column, row]);
      if (border.part !== HEAD) continue;
      point.x = sx + within(frame.dx, sample(planes.dx, px, py));
      point.y = sy + within(frame.dy, sample(planes.dy, px, py));
      point.s = alongFace(point.x, point.y);
      point.n = acrossFace(point.x, point.y);
      const [across, up] = [acrossEye(recipe, point), upEye(recipe, point)];
      for (const nearest of [middle, front, brow]) nearest.consider(across, up, [column, row]);
    }
  const at = middle.found();
  const [corner, above] = [front.found(), brow.found()];
  return {
    eye: at && corner && above ? { middle: at, front: minus(corner, at), brow: minus(above, at) } : null,
    ear: ear.length < LEAST_EAR ? null : earOf(ear),
  };
}

/** In eye units; at a greater distance the picture shows nothing of the eye. */
const NEAR_ENOUGH = 0.3;

function nearestTo(across: number, up: number) {
  let [best, found]: [number, Point | null] = [NEAR_ENOUGH, null];
  return {
    consider(otherAcross: number, otherUp: number, at: Point): void {
      const away = Math.hypot(otherAcross - across, otherUp - up);
      if (away < best) [best, found] = [away, at];
    },
    found: () => found,
  };
}

function earOf(points: readonly Point[]): NonNullable<LivingParts['ear']> {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const low = points.filter(([, y]) => y > bottom - (bottom - top) * 0.25).map(([x]) => x);
  return {
    foot: [low.reduce((sum, x) => sum + x, 0) / low.length, bottom],
    half: (Math.max(...xs) - Math.min(...xs)) / 2,
    height: bottom - top,
  };
}

const within = ([low, high]: readonly [number, number], share: number): number => low + (high - low) * share;
const minus = (one: Point, other: Point): Point => [one[0] - other[0], one[1] - other[1]];
