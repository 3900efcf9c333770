import { shadowOf } from './cast.ts';
import { soften } from './layers/soften.ts';
import { grainOf, HAIR, borderAt, sample, type Border } from './layers/sample.ts';
import { groundShadowOf } from './ground-shadow.ts';
import {
  isTackPart,
  MANE_KINDS,
  PARTS_OVER_BODY,
  TACK_KINDS,
  type Box,
  type HairPart,
  type LayerFrame,
  type LayerSet,
  type TackPart,
} from './layers/layers.ts';
import { wholeBody, wholeHair, wholeTack } from './layers/neutral.ts';
import { bodyColour } from './pixel/body.ts';
import { maneColour } from './pixel/hair.ts';
import type { Light } from './pixel/light.ts';
import { litMuscle } from './pixel/muscle.ts';
import { silkSheen } from './pixel/silk.ts';
import { blend, noise, type Rgb } from './pixel/numbers.ts';
import { acrossFace, alongFace, frayAt } from './pixel/anatomy.ts';
import type { BodyPoint } from './pixel/body-point.ts';
import { tackColour } from './pixel/tack.ts';
import type { Recipe } from './pixel/recipe.ts';
import { samplersOf } from './layers/sampler.ts';
import { uniform } from './uniform.ts';
import { meshOf, pixelsOver, pointsOf, type Mesh } from './mesh.ts';
import { groundBox, type View } from './view.ts';
import type { Shown } from './warp.ts';

/** Premultiplied sRGB and coverage, 0 to 1. */
type Canvas = Float32Array;

/** RGBA, 0 to 255, not premultiplied. Skips missing planes. */
export function paintPicture(layers: LayerSet, recipe: Recipe, view: View): Uint8ClampedArray<ArrayBuffer> {
  const canvas: Canvas = new Float32Array(view.width * view.height * 4);
  const mesh = meshOf(view, recipe, layers.frame);
  const shown = pointsOf(mesh, view);
  const painting: Painting = { frame: layers.frame, recipe: uniform(recipe), view, canvas, mesh, shown };
  paintGround(painting);
  paintBody(painting, layers);
  for (const part of PARTS_OVER_BODY) {
    if (isTackPart(part)) paintTack(painting, layers, part);
    else paintHair(painting, layers, part);
  }
  return toBytes(canvas);
}

interface Painting {
  readonly frame: LayerFrame;
  readonly recipe: Recipe;
  readonly view: View;
  readonly canvas: Canvas;
  readonly mesh: Mesh;
  /** The horse's point under each pixel, [x, y]. */
  readonly shown: Float64Array;
}

/** The horse's point under a pixel. `left` and `top`: the same point in px of the layers. */
interface Spot extends Shown {
  left: number;
  top: number;
}

function eachPixel(
  { frame, view, mesh, shown }: Painting,
  box: Box,
  paint: (spot: Spot, at: number) => void,
): void {
  const spot: Spot = { shownX: 0, shownY: 0, left: 0, top: 0 };
  const [firstColumn, firstRow, lastColumn, lastRow] = pixelsOver(mesh, view, frame, box);
  for (let row = firstRow; row < lastRow; row++)
    for (let column = firstColumn; column < lastColumn; column++) {
      const at = row * view.width + column;
      spot.shownX = shown[at * 2] as number;
      spot.shownY = shown[at * 2 + 1] as number;
      spot.left = (spot.shownX - frame.x0) * frame.scale;
      spot.top = (frame.y1 - spot.shownY) * frame.scale;
      paint(spot, at * 4);
    }
}

function paintGround(painting: Painting): void {
  const { frame, canvas } = painting;
  if (frame.hooves.length === 0) return;
  const shadowOf = groundShadowOf(frame);
  eachPixel(painting, groundBox(frame), (spot, at) => {
    lay(canvas, at, BLACK, shadowOf(spot.shownX, spot.shownY));
  });
}

const BLACK: Rgb = [0, 0, 0];

function paintBody(painting: Painting, layers: LayerSet): void {
  const { frame, recipe, canvas } = painting;
  const planes = wholeBody(layers);
  if (planes === null) return;
  const { alpha, diffuse, ambient, spec, dx, dy, zone, region, ink } = planes;
  const point: BodyPoint = { x: 0, y: 0, part: 1, zone: 0, grain: 0, fray: 0, s: 0, n: 0 };
  const light = { direct: 0, ambient: 0, sheen: 0 };
  const { of, others } = samplersOf(planes);
  const border: Border = { part: 1, other: 1, share: 0 };
  const shadowAt = shadowOf(layers, frame);
  const isSilk = recipe.metal > 0;
  const isSoftened = isSilk || recipe.muscle !== 0;
  const soft = isSoftened ? soften(diffuse) : diffuse;
  const softSpec = isSilk ? soften(spec) : spec;
  const isPatterned = hasEdges(recipe);
  const frays = (part: number) => isPatterned || part > NECK;
  eachPixel(painting, alpha.box, (spot, at) => {
    const { left, top } = spot;
    of.alpha.move(left, top);
    const cover = of.alpha.read(alpha);
    if (cover < 0.004) return;
    for (const other of others) other.move(left, top);
    const drawn = of.diffuse.read(diffuse);
    point.x = spot.shownX + mixRange(frame.dx, of.dx.read(dx));
    point.y = spot.shownY + mixRange(frame.dy, of.dy.read(dy));
    const lit = isSoftened ? litMuscle(recipe, point.x, point.y, drawn, sample(soft, left, top)) : drawn;
    const shadow = shadowAt(left, top);
    light.direct = ((lit * lit) / 0.78) * (1 - shadow);
    light.ambient = of.ambient.read(ambient) * (1 - shadow * 0.5);
    borderAt(region, left, top, border);
    point.zone = of.zone.read(zone) * 2 - 1;
    point.grain = grainOf(drawn, sample(diffuse, left - HAIR, top) + sample(diffuse, left + HAIR, top));
    point.s = alongFace(point.x, point.y);
    point.n = acrossFace(point.x, point.y);
    const line = of.ink.read(ink);
    point.part = border.part;
    point.fray = frays(border.part) ? frayAt(point.x, point.y, border.part) : 0;
    const shone = of.spec.read(spec);
    const sheen = isSilk ? silkSheen(recipe, point, shone, sample(softSpec, left, top)) : shone;
    light.sheen = ((sheen * sheen) / 0.68) * (1 - shadow);
    let colour = bodyColour(recipe, point, light, line);
    if (border.share > 0) {
      point.part = border.other;
      point.fray = frays(border.other) ? frayAt(point.x, point.y, border.other) : 0;
      colour = blend(colour, bodyColour(recipe, point, light, line), border.share);
    }
    lay(canvas, at, colour, cover);
  });
}

const NECK = 2;

/** Whether the edge of a marking, tufts of a winter coat or strands of silk can be on trunk or neck. */
function hasEdges({
  tobiano,
  frame,
  sabino,
  splash,
  leopard,
  snow,
  dun,
  fleaBites,
  winter,
  metal,
}: Recipe): boolean {
  const isPinto = tobiano >= 0 || frame >= 0 || sabino >= 0 || splash >= 0;
  return isPinto || leopard >= 0 || snow > 0 || dun > 0 || fleaBites > 0 || winter > 0 || metal > 0;
}

function mixRange([low, high]: readonly [number, number], share: number): number {
  return low + (high - low) * share;
}

/** Legs are parts 4 to 7, their positions multiples of 51 / 255. */
const FIRST_LEG = 3;
const LEGS = 5;

/** Feather has the coat's colour at these heights, even on a lifted leg. */
const FEATHER_FROM = 0.085;
const FEATHER_TO = 0.15;
const FEATHER_AMBIENT = 0.3;

function paintHair(painting: Painting, { hair }: LayerSet, part: HairPart): void {
  const { recipe, canvas } = painting;
  const planes = wholeHair(hair[part]);
  if (planes === null) return;
  const { alpha, diffuse, spec, along: alongs, position: positions } = planes;
  const light: { -readonly [name in keyof Light]: number } = { direct: 0, ambient: 0, sheen: 0 };
  const kind = MANE_KINDS[part];
  const point: BodyPoint = { x: 0, y: 0, part: 1, zone: 0, grain: 0, fray: 0, s: 0, n: 0 };
  const { of, others } = samplersOf(planes);
  eachPixel(painting, alpha.box, (spot, at) => {
    const { left, top } = spot;
    of.alpha.move(left, top);
    const cover = of.alpha.read(alpha);
    if (cover < 0.004) return;
    for (const other of others) other.move(left, top);
    const lit = of.diffuse.read(diffuse);
    light.direct = (lit * lit) / 0.8;
    light.sheen = of.spec.read(spec);
    const along = of.along.read(alongs);
    if (kind !== undefined) {
      lay(canvas, at, maneColour(recipe, kind, along, of.position.read(positions), light), cover);
      return;
    }
    point.part = FIRST_LEG + Math.floor(of.position.read(positions) * LEGS + 0.5);
    // Folded over the leg, so spots keep their shape.
    const across = spot.shownX * 5;
    point.x = (point.part % 2 === 1 ? 0.935 : 0.11) + 0.2 * Math.abs(across - Math.floor(across) - 0.5);
    point.y = Math.min(Math.max(spot.shownY + 0.04 * along, FEATHER_FROM), FEATHER_TO);
    point.grain = noise(spot.shownX * 260, along * 3, 41) * 2 - 1;
    light.ambient = FEATHER_AMBIENT;
    lay(canvas, at, bodyColour(recipe, point, light, 0), cover);
  });
}

function paintTack(painting: Painting, { tack }: LayerSet, part: TackPart): void {
  const { recipe, canvas } = painting;
  const planes = wholeTack(tack?.[part]);
  if (planes === null) return;
  const { alpha, diffuse, spec, pad, trim, metal } = planes;
  const light: { -readonly [name in keyof Light]: number } = { direct: 0, ambient: 0, sheen: 0 };
  const kind = TACK_KINDS[part];
  const { of, others } = samplersOf(planes);
  eachPixel(painting, alpha.box, ({ left, top }, at) => {
    of.alpha.move(left, top);
    const cover = of.alpha.read(alpha);
    if (cover < 0.004) return;
    for (const other of others) other.move(left, top);
    const lit = of.diffuse.read(diffuse);
    light.direct = (lit * lit) / 0.8;
    light.sheen = of.spec.read(spec);
    const colour = tackColour(
      recipe,
      kind,
      of.pad.read(pad),
      of.trim.read(trim),
      of.metal.read(metal),
      light,
    );
    lay(canvas, at, colour, cover);
  });
}

function lay(canvas: Canvas, at: number, colour: Rgb, cover: number): void {
  const rest = 1 - cover;
  canvas[at] = (canvas[at] as number) * rest + colour[0] * cover;
  canvas[at + 1] = (canvas[at + 1] as number) * rest + colour[1] * cover;
  canvas[at + 2] = (canvas[at + 2] as number) * rest + colour[2] * cover;
  canvas[at + 3] = (canvas[at + 3] as number) * rest + cover;
}

function toBytes(canvas: Canvas): Uint8ClampedArray<ArrayBuffer> {
  const bytes = new Uint8ClampedArray(canvas.length);
  for (let at = 0; at < canvas.length; at += 4) {
    const cover = canvas[at + 3] as number;
    if (cover <= 0) continue;
    for (let channel = 0; channel < 3; channel++)
      bytes[at + channel] = ((canvas[at + channel] as number) / cover) * 255;
    bytes[at + 3] = cover * 255;
  }
  return bytes;
}
