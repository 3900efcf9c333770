import { blendAir } from '../../../art/paint/outline-air.ts';
import { outlineShadow } from '../../../art/paint/outline-shadow.ts';
import { paintPicture } from '../../../art/paint/paint.ts';
import { recipeOf } from '../../../art/paint/recipe/recipe.ts';
import type { Recipe } from '../../../art/paint/pixel/recipe.ts';
import { feetOf, headBox, viewOf, wholeView, type Foot, type View } from '../../../art/paint/view.ts';
import type { LayerSet } from '../../../art/paint/layers/layers.ts';
import { cardOn, type Card } from './card/card.ts';
import { layersFor, type Layers } from './layer-sets.ts';
import { findLivingParts } from '../living/living-parts.ts';
import { takeApart } from './living-layers.ts';
import type { Answer, Living, PaintJob, Request } from './messages.ts';

/* Paints off the main thread, on the graphics card or else on the CPU. */

const port = self as unknown as {
  addEventListener(type: 'message', on: (event: MessageEvent<Request>) => void): void;
  postMessage(answer: Answer, moved: Transferable[]): void;
};

/** In page order. */
interface Waiting {
  readonly request: Extract<Request, { job: PaintJob }>;
  layers: 'not requested' | 'coming' | Layers | null;
}

/** Loads in parallel, so that a slow load does not block the rest. */
const COMING = 6;

const waiting = new Map<number, Waiting>();
let painting = false;

port.addEventListener('message', ({ data }) => {
  if ('cancel' in data) waiting.delete(data.id);
  else waiting.set(data.id, { request: data, layers: 'not requested' });
  goOn();
});

function goOn(): void {
  for (const each of [...waiting.values()].slice(0, COMING)) {
    if (each.layers === 'not requested') void fetchLayers(each);
  }
  const next = [...waiting.values()].find(({ layers }) => typeof layers !== 'string');
  if (next === undefined || painting) return;
  painting = true;
  waiting.delete(next.request.id);
  // Lets cancellations arrive before the next picture.
  setTimeout(() => answer(next));
}

async function fetchLayers(each: Waiting): Promise<void> {
  each.layers = 'coming';
  const { look, pose } = each.request.job;
  each.layers = await layersFor(look, pose).catch(() => null);
  goOn();
}

function answer({ request: { id, job, as }, layers }: Waiting): void {
  const come = typeof layers === 'string' ? null : layers;
  const complete = come?.complete ?? false;
  if (as === 'living') {
    const living = come && livingOf(job, come.set);
    const moved = living === null ? [] : [living.horse, living.tail, living.mane];
    port.postMessage({ id, picture: null, living, complete }, moved);
  } else {
    const made = come && pictureOf(job, come.set);
    const { picture = null, shadow = null } = made ?? {};
    const moved = [picture, shadow].filter((each) => each instanceof ImageBitmap);
    port.postMessage({ id, picture, shadow, complete }, moved);
  }
  painting = false;
  goOn();
}

type Made = Pick<Answer, 'picture' | 'shadow'>;

function pictureOf(job: PaintJob, layers: LayerSet): Made | null {
  const recipe = recipeFor(job);
  const view = viewFor(job, recipe, layers);
  try {
    const canvas = shrunkTo(job.width, painted(placed(job, layers), recipe, view));
    const shadow = inAir(job, canvas, feetOf(recipe, layers.frame, view));
    return { picture: canvas.transferToImageBitmap(), shadow };
  } catch {
    return null;
  }
}

const recipeFor = ({ look, light, stance }: PaintJob): Recipe => recipeOf(look, light ?? undefined, stance);

/** In a scene the shadow on the ground is a picture of its own. */
function placed({ light }: PaintJob, layers: LayerSet): LayerSet {
  return light === null ? layers : { ...layers, frame: { ...layers.frame, hooves: [] } };
}

/** Blends the outline with the scene's air, and returns the shadow on its ground; null without a scene. */
function inAir({ light }: PaintJob, canvas: OffscreenCanvas, feet: readonly Foot[]): ImageBitmap | null {
  if (light === null) return null;
  const context = canvas.getContext('2d');
  const pixels = pixelsIn(canvas);
  blendAir(pixels, light.air);
  context?.putImageData(pixels, 0, 0);
  const { data, width, height } = outlineShadow(pixels, feet, light.shade);
  return bitmapOf(new ImageData(data, width, height));
}

function livingOf(job: PaintJob, layers: LayerSet): Living | null {
  const recipe = recipeFor(job);
  const view = viewFor(job, recipe, layers);
  const pixelsOf = (part: LayerSet) => pixelsIn(shrunkTo(job.width, painted(part, recipe, view)));
  try {
    const { horse, tail, mane } = takeApart(placed(job, layers), pixelsOf);
    // Inside the outline, the mane would get a pale edge.
    if (job.light !== null) for (const pixels of [horse, tail]) blendAir(pixels, job.light.air);
    const parts = findLivingParts(layers, recipe);
    return { horse: bitmapOf(horse), tail: bitmapOf(tail), mane: bitmapOf(mane), parts };
  } catch {
    return null;
  }
}

function pixelsIn(canvas: OffscreenCanvas): ImageData {
  const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
  if (pixels === undefined) throw new Error('No canvas');
  return pixels;
}

function bitmapOf(pixels: ImageData): ImageBitmap {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.transferToImageBitmap();
}

/** Px. Shrinking small pictures avoids flickering hair; above the maximum there is no more detail. */
const LEAST_PAINTED = 256;
const MOST_PAINTED = 1280;

function viewFor({ crop, width }: PaintJob, recipe: Recipe, layers: LayerSet): View {
  const painted = Math.min(MOST_PAINTED, Math.max(LEAST_PAINTED, width <= 512 ? width * 2 : width));
  return crop === 'head' ? viewOf(headBox(recipe, layers.frame), painted) : wholeView(painted);
}

let card: Card | null | undefined;

/** After a loss, each picture tries to get a new card. */
function painted(layers: LayerSet, recipe: Recipe, view: View): OffscreenCanvas {
  if (card === undefined) card = cardOn(new OffscreenCanvas(1, 1));
  else if (card?.isLost()) card = cardOn(new OffscreenCanvas(1, 1)) ?? card;
  if (card && !card.isLost() && card.paint(layers, recipe, view) && !card.isLost()) return card.canvas;
  const canvas = new OffscreenCanvas(view.width, view.height);
  const pixels = new ImageData(paintPicture(layers, recipe, view), view.width, view.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas;
}

function shrunkTo(width: number, from: OffscreenCanvas): OffscreenCanvas {
  const canvas = new OffscreenCanvas(width, Math.round((width * from.height) / from.width));
  const context = canvas.getContext('2d');
  if (context !== null) {
    context.imageSmoothingQuality = 'high';
    context.drawImage(from, 0, 0, canvas.width, canvas.height);
  }
  return canvas;
}
