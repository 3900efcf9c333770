import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { groundShadowOf } from '../../../../art/paint/ground-shadow.ts';
import manifestJson from '../../../../art/paint/layers/manifest.json' with { type: 'json' };
import { layerSetOf, type NamedPlane } from '../../../../art/paint/layers/gather.ts';
import {
  isTackPart,
  PARTS_OVER_BODY,
  type LayerSet,
  type Manifest,
} from '../../../../art/paint/layers/layers.ts';
import { wholeBody, wholeHair, wholeTack } from '../../../../art/paint/layers/neutral.ts';
import { isHead, isLeg } from '../../../../art/paint/pixel/body-point.ts';
import { bodyPointAt } from '../../../../art/paint/pixel/body-point-at.ts';
import type { Recipe } from '../../../../art/paint/pixel/recipe.ts';
import { recipeOf } from '../../../../art/paint/recipe/recipe.ts';
import { borderAt, sample, type Border } from '../../../../art/paint/layers/sample.ts';
import { showAt, type Shown } from '../../../../art/paint/warp.ts';
import { groundBox, viewOf, wholeView } from '../../../../art/paint/view.ts';
import { PLAIN_BAY } from '../../../../art/testing/plain-bay.ts';
import { hasHead, hasLegs } from './coverage.ts';
import { cachedPieces, type Piece } from './pieces.ts';
import type { Variant } from './program.ts';
import { tilesOf } from './tiles.ts';

const manifest = manifestJson as unknown as Manifest;
const LAYERS = new URL('../../../public/assets/horses/', import.meta.url);

/** Body, feather, tack and one mane, decoded like in a browser. */
async function layersOf(key: string, mane: string): Promise<LayerSet> {
  const entry = manifest[key];
  if (entry === undefined) throw new RangeError(`No ${key}`);
  const named: NamedPlane[] = [];
  for (const { name, manes, planes } of entry.files) {
    if (manes !== undefined && !manes.some((worn) => worn === mane)) continue;
    const picture = sharp(fileURLToPath(new URL(name, LAYERS)));
    for (const { part, plane, at, box } of planes) {
      const [left, top, width, height] = at;
      const cut = picture.clone().extract({ left, top, width, height }).extractChannel(0);
      const data = new Uint8Array(await cut.raw().toBuffer());
      named.push({ part, name: plane, plane: { width, height, data, box } });
    }
  }
  return layerSetOf(entry.frame, named);
}

/** A form far from the layers'. */
const RECIPE: Recipe = recipeOf({
  ...PLAIN_BAY,
  form: [1, -0.5, 1, 1, 0.75, -0.75, 1, -1, 1, -1],
});

const SETS = [
  ['light-adult-stand', 'long', 'whole'],
  ['light-adult-stand', 'natural', 'small'],
  ['draft-adult-walk', 'long', 'whole'],
  ['pony-foal-stand', 'upright', 'whole'],
  ['pony-foal-walk', 'short', 'head'],
  ['arabian-yearling-walk', 'braided', 'small'],
] as const;

const VIEWS = {
  whole: () => wholeView(512),
  small: () => wholeView(256),
  head: ({ frame }: LayerSet) => viewOf(frame.head, 256),
} as const;

/** By piece: the variant of each tile. */
function paintedBy(pieces: readonly Piece<unknown>[]): readonly ReadonlyMap<number, Variant>[] {
  return pieces.map(
    ({ tiles }) => new Map([...tiles].flatMap(([variant, seen]) => seen.map((tile) => [tile, variant]))),
  );
}

const isGround = (piece: ReadonlyMap<number, Variant>) => [...piece.values()].includes('GROUND');

const has = (variant: Variant | undefined, needed: readonly string[]) =>
  variant !== undefined && needed.every((word) => variant.split(' ').includes(word));

const LEG_PARTS = [4, 5, 6, 7];
const HEAD_PARTS = [3, 8, 9];

/** Required features of the program. */
function neededFor({ part, other, share }: Border): readonly string[] {
  const parts = share > 0 ? [part, other] : [part];
  return [
    'BODY',
    ...(parts.some((each) => LEG_PARTS.includes(each)) ? ['LEGS'] : []),
    ...(parts.some((each) => HEAD_PARTS.includes(each)) ? ['HEAD'] : []),
    ...(share > 0 ? ['BORDER'] : []),
  ];
}

test('legs and head match those of the CPU painter', () => {
  for (const part of [...LEG_PARTS, ...HEAD_PARTS, 1, 2]) {
    const point = bodyPointAt(0, 0, part);
    expect([hasLegs(1 << part), hasHead(1 << part)]).toEqual([isLeg(point), isHead(point)]);
  }
});

test.each(SETS)(
  'every second px of %s with mane %s (%s) is painted by a program with all parts visible there',
  async (key, mane, name) => {
    const layers = await layersOf(key, mane);
    const { frame } = layers;
    const view = VIEWS[name](layers);
    const tiles = tilesOf(view, RECIPE, frame);
    const painted = paintedBy(cachedPieces((sheet) => sheet)(layers, tiles));
    const ground = painted.find(isGround);
    expect(ground === undefined).toBe(name === 'head');
    const [body, ...hair] = painted.filter((piece) => !isGround(piece));
    const planes = wholeBody(layers);
    const strands = PARTS_OVER_BODY.flatMap(
      (part) => (isTackPart(part) ? wholeTack(layers.tack?.[part]) : wholeHair(layers.hair[part])) ?? [],
    );
    expect(hair).toHaveLength(strands.length);
    const shadowOf = groundShadowOf(frame);
    const border: Border = { part: 0, other: 0, share: 0 };
    const shown: Shown = { shownX: 0, shownY: 0 };
    const [left, top, right, bottom] = view.box;
    const missing: string[] = [];
    let seen = 0;
    for (let row = 0; row < view.height; row += 2)
      for (let column = 0; column < view.width; column += 2) {
        const tile = Math.floor(row / tiles.side) * tiles.columns + Math.floor(column / tiles.side);
        const atX = frame.x0 + (left + ((column + 0.5) / view.width) * (right - left)) / frame.scale;
        const atY = frame.y1 - (top + ((row + 0.5) / view.height) * (bottom - top)) / frame.scale;
        showAt(RECIPE, frame, atX, atY, shown);
        const { shownX: x, shownY: y } = shown;
        const [px, py] = [(x - frame.x0) * frame.scale, (frame.y1 - y) * frame.scale];
        const report = (what: string) => missing.push(`${what} at ${column}, ${row}`);
        if (py > groundBox(frame)[1] && shadowOf(x, y) > 0.004 && !has(ground?.get(tile), ['GROUND']))
          report('ground');
        strands.forEach(({ alpha }, index) => {
          if (sample(alpha, px, py) >= 0.004 && hair[index]?.get(tile) === undefined) report(`hair ${index}`);
        });
        if (planes === null || sample(planes.alpha, px, py) < 0.004) continue;
        borderAt(planes.region, px, py, border);
        if (!has(body?.get(tile), neededFor(border))) report(neededFor(border).join(' '));
        seen += 1;
      }
    expect(missing).toEqual([]);
    expect(seen).toBeGreaterThan(2_500);
    expect(body?.size).toBeLessThan(tiles.boxes.length * 0.7);
  },
);
