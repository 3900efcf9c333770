import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Build } from '../../game/horses/coat/look-values.ts';
import { PLAIN_BAY } from '../testing/plain-bay.ts';
import { layerFilesFor } from './layers/layer-key.ts';
import { FRAME_WIDTH, type Manifest, type Plane, type LayerFrame, type Pose } from './layers/layers.ts';
import manifestJson from './layers/manifest.json' with { type: 'json' };
import { sample } from './layers/sample.ts';
import { meshOf, pixelsOver, pointsOf } from './mesh.ts';
import type { Recipe } from './pixel/recipe.ts';
import { recipeOf } from './recipe/recipe.ts';
import { BELLIES, CARRIAGES, FACINGS, PLAIN_STANCE, type Stance } from './recipe/stance.ts';
import { sizeOf } from './size.ts';
import { headBox, viewOf, wholeView } from './view.ts';
import { showAt, whereShown, type Shown } from './warp.ts';

// Cast: JSON has no tuples.
const manifest = manifestJson as unknown as Manifest;
const LAYERS = new URL('../../web/public/assets/horses/', import.meta.url);

interface Horse {
  readonly frame: LayerFrame;
  readonly outline: Plane;
  /** Of the same horse with another form, in a stance. */
  readonly recipeWith: (form: readonly number[], stance?: Stance) => Recipe;
}

/** The most of a form that shows at an age, in months. */
const SHOWN: Readonly<Record<number, number>> = { 2: 0.5, 18: 0.75, 96: 1 };

async function horseOf(build: Build, ageInMonths: number, pose: Pose): Promise<Horse> {
  const look = { ...PLAIN_BAY, build, ageInMonths };
  const choice = layerFilesFor(manifest, look, pose);
  const file = choice?.files.find(({ planes }) => planes.some(({ plane }) => plane === 'region'));
  const outline = file?.planes.find(({ plane }) => plane === 'alpha');
  if (choice === null || file === undefined || outline === undefined) throw new RangeError('No layers');
  const [left, top, width, height] = outline.at;
  const picture = sharp(fileURLToPath(new URL(file.name, LAYERS))).extract({ left, top, width, height });
  const data = new Uint8Array(await picture.extractChannel(0).raw().toBuffer());
  const most = SHOWN[ageInMonths] ?? 1;
  return {
    frame: choice.frame,
    outline: { width, height, data, box: outline.box },
    recipeWith: (form, stance) =>
      recipeOf({ ...look, form: form.map((each) => each * most) }, undefined, stance),
  };
}

const HORSES: readonly (readonly [Build, number, Pose])[] = [
  ['light', 96, 'stand'],
  ['draft', 96, 'walk'],
  ['arabian', 96, 'stand'],
  ['shetland', 96, 'trot'],
  ['baroque', 96, 'graze'],
  ['racing', 18, 'walk'],
  ['pony', 2, 'walk'],
  ['gaited', 2, 'lie'],
];

const PLAIN = Array.from({ length: 10 }, () => 0);
/** A neck set low, which brings the ears closest to the edge when it is lowered. */
const EARS_FORWARD = [0.625, 0, -1, 0.25, -0.5, 0, 0, 1, 0, 0];
/** Extremes are as likely as all between. */
const aForm = fc.array(
  fc.oneof(
    fc.constantFrom(-1, 1),
    fc.integer({ min: -8, max: 8 }).map((each) => each / 8),
  ),
  { minLength: 10, maxLength: 10 },
);

/** The usual stance is as likely as all others. */
const aStance = fc.oneof(
  fc.constant(PLAIN_STANCE),
  fc.record({
    facing: fc.constantFrom(...FACINGS),
    carriage: fc.constantFrom(...CARRIAGES),
    coat: fc.constant('summer' as const),
    belly: fc.constantFrom(...BELLIES),
  }),
);

/** Points of the picture, in units of the frame, that show the horse. */
function* pointsOn(
  { frame, outline }: Horse,
  recipe: Recipe,
  step: number,
): Generator<readonly [number, number]> {
  const shown: Shown = { shownX: 0, shownY: 0 };
  for (let row = -40; row < 880; row += step)
    for (let column = 0; column < FRAME_WIDTH; column += step) {
      const [x, y] = [frame.x0 + column / frame.scale, frame.y1 - row / frame.scale];
      showAt(recipe, frame, x, y, shown);
      const [left, top] = [(shown.shownX - frame.x0) * frame.scale, (frame.y1 - shown.shownY) * frame.scale];
      if (sample(outline, left, top) > 0.5) yield [x, y];
    }
}

test.each(HORSES)('a usual %s of %i months (%s) is only smaller than its layers', async (...kind) => {
  const { frame, recipeWith } = await horseOf(...kind);
  const recipe = { ...recipeWith(PLAIN), dish: 0, roman: 0 };
  const middle = frame.x0 + FRAME_WIDTH / 2 / frame.scale;
  const shown: Shown = { shownX: 0, shownY: 0 };
  for (let y = 0; y < frame.y1; y += 0.05)
    for (let x = frame.x0; x < 1.2; x += 0.05) {
      showAt(recipe, frame, x, y, shown);
      expect(shown.shownX).toBeCloseTo(middle + (x - middle) / 0.955, 9);
      expect(shown.shownY).toBeCloseTo(y / 0.955, 9);
    }
});

test.each(HORSES)('a %s of %i months (%s) never folds, and stays in the picture', async (...kind) => {
  const horse = await horseOf(...kind);
  const { frame, recipeWith } = horse;
  const D = 0.001;
  fc.assert(
    fc.property(aForm, aStance, (form, stance) => {
      const recipe = recipeWith(form, stance);
      const way = stance.facing === 'right' ? -1 : 1;
      const at = (x: number, y: number): Shown => {
        const shown: Shown = { shownX: 0, shownY: 0 };
        showAt(recipe, frame, x, y, shown);
        return shown;
      };
      // One expectation: one for each point takes longer than all the points.
      const faults: string[] = [];
      for (const [x, y] of pointsOn(horse, recipe, 12)) {
        const [own, right, above] = [at(x, y), at(x + D, y), at(x, y + D)];
        const area =
          (right.shownX - own.shownX) * (above.shownY - own.shownY) -
          (right.shownY - own.shownY) * (above.shownX - own.shownX);
        if (!(((way * area) / (D * D)) * sizeOf(recipe) ** 2 > 0.5)) faults.push(`folds at ${x}, ${y}`);
        const column = (x - frame.x0) * frame.scale;
        if (!(y < frame.y1 && column > 2 && column < FRAME_WIDTH - 2)) faults.push(`leaves at ${x}, ${y}`);
      }
      expect(faults, form.join()).toEqual([]);
    }),
    { numRuns: 12, examples: [[EARS_FORWARD, { ...PLAIN_STANCE, carriage: 'lowered' }]] },
  );
});

test.each(HORSES)(
  'within its cells, a %s of %i months (%s) is at most a quarter of a px off',
  async (...kind) => {
    const horse = await horseOf(...kind);
    const { frame, recipeWith } = horse;
    const shown: Shown = { shownX: 0, shownY: 0 };
    fc.assert(
      fc.property(aForm, aStance, fc.constantFrom(256, 512, 1024, 1280), (form, stance, width) => {
        const recipe = recipeWith(form, stance);
        const view = wholeView(width);
        const points = pointsOf(meshOf(view, recipe, frame), view);
        const px = FRAME_WIDTH / width;
        let worst = 0;
        for (const [x, y] of pointsOn(horse, recipe, 10)) {
          const column = Math.floor(((x - frame.x0) * frame.scale) / px);
          const row = Math.floor(((frame.y1 - y) * frame.scale) / px);
          if (row < 0 || row >= view.height) continue;
          const at = (row * width + column) * 2;
          const middleX = frame.x0 + ((column + 0.5) * px) / frame.scale;
          const middleY = frame.y1 - ((row + 0.5) * px) / frame.scale;
          showAt(recipe, frame, middleX, middleY, shown);
          const off = Math.hypot(shown.shownX - (points[at] ?? NaN), shown.shownY - (points[at + 1] ?? NaN));
          worst = Math.max(worst, off);
        }
        expect((worst * frame.scale) / px, `${form.join()} at ${width}`).toBeLessThan(0.25);
      }),
      { numRuns: 12 },
    );
  },
);

test.each(HORSES)('what a picture shows of a %s of %i months (%s) is found again', async (...kind) => {
  const { frame, recipeWith, outline } = await horseOf(...kind);
  const shown: Shown = { shownX: 0, shownY: 0 };
  const [left, top, right, bottom] = outline.box;
  fc.assert(
    fc.property(
      aForm,
      aStance,
      fc.float({ noNaN: true, min: 0, max: 1 }),
      fc.float({ noNaN: true, min: 0, max: 1 }),
      (form, stance, u, v) => {
        const recipe = recipeWith(form, stance);
        const wanted = [
          frame.x0 + (left + (right - left) * u) / frame.scale,
          frame.y1 - (top + (bottom - top) * v) / frame.scale,
        ] as const;
        const [x, y] = whereShown(recipe, frame, wanted);
        showAt(recipe, frame, x, y, shown);
        expect(Math.hypot(shown.shownX - wanted[0], shown.shownY - wanted[1]) * frame.scale).toBeLessThan(
          0.5,
        );
      },
    ),
  );
});

test('each px that shows a box is found', async () => {
  const horse = await horseOf('light', 96, 'stand');
  const { frame, recipeWith } = horse;
  fc.assert(
    fc.property(aForm, aStance, fc.boolean(), (form, stance, isHead) => {
      const recipe = recipeWith(form, stance);
      const view = isHead ? viewOf(headBox(recipe, frame), 128) : wholeView(200);
      const mesh = meshOf(view, recipe, frame);
      const points = pointsOf(mesh, view);
      const box = [300, 200, 420, 330] as const;
      const [left, top, right, bottom] = pixelsOver(mesh, view, frame, box);
      for (let row = 0; row < view.height; row++)
        for (let column = 0; column < view.width; column++) {
          const at = (row * view.width + column) * 2;
          const x = ((points[at] ?? NaN) - frame.x0) * frame.scale;
          const y = (frame.y1 - (points[at + 1] ?? NaN)) * frame.scale;
          if (x < box[0] || y < box[1] || x > box[2] || y > box[3]) continue;
          expect(column >= left && column < right && row >= top && row < bottom).toBe(true);
        }
    }),
    { numRuns: 20 },
  );
});
