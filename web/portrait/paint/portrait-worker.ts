import { paintPicture } from '../../../art/paint/paint.ts';
import { recipeOf } from '../../../art/paint/recipe/recipe.ts';
import type { Recipe } from '../../../art/paint/pixel/recipe.ts';
import { viewOf, wholeView, type View } from '../../../art/paint/view.ts';
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
  setTimeout(() => void answer(next));
}

async function fetchLayers(each: Waiting): Promise<void> {
  each.layers = 'coming';
  const { look, pose } = each.request.job;
  each.layers = await layersFor(look, pose).catch(() => null);
  goOn();
}

async function answer({ request: { id, job, as }, layers }: Waiting): Promise<void> {
  const come = typeof layers === 'string' ? null : layers;
  const complete = come?.complete ?? false;
  if (as === 'living') {
    const living = come && livingOf(job, come.set);
    const moved = living === null ? [] : [living.horse, living.tail, living.mane];
    port.postMessage({ id, picture: null, living, complete }, moved);
  } else {
    const picture = come && (await pictureOf(job, as, come.set).catch(() => null));
    const moved = picture instanceof ImageBitmap ? [picture] : [];
    port.postMessage({ id, picture, complete }, moved);
  }
  painting = false;
  goOn();
}

async function pictureOf(job: PaintJob, as: 'bitmap' | 'png', layers: LayerSet): Promise<ImageBitmap | Blob> {
  const recipe = recipeOf(job.look);
  const canvas = shrunkTo(job.width, painted(layers, recipe, viewFor(job, layers)));
  return as === 'png' ? canvas.convertToBlob({ type: 'image/png' }) : canvas.transferToImageBitmap();
}

function livingOf(job: PaintJob, layers: LayerSet): Living | null {
  const recipe = recipeOf(job.look);
  const view = viewFor(job, layers);
  const pixelsOf = (part: LayerSet) => {
    const canvas = shrunkTo(job.width, painted(part, recipe, view));
    const pixels = canvas.getContext('2d')?.getImageData(0, 0, canvas.width, canvas.height);
    if (pixels === undefined) throw new Error('No canvas');
    return pixels;
  };
  try {
    const { horse, tail, mane } = takeApart(layers, pixelsOf);
    const parts = findLivingParts(layers, recipe);
    return { horse: bitmapOf(horse), tail: bitmapOf(tail), mane: bitmapOf(mane), parts };
  } catch {
    return null;
  }
}

function bitmapOf(pixels: ImageData): ImageBitmap {
  const canvas = new OffscreenCanvas(pixels.width, pixels.height);
  canvas.getContext('2d')?.putImageData(pixels, 0, 0);
  return canvas.transferToImageBitmap();
}

/** Px. Shrinking small pictures avoids flickering hair; above the maximum there is no more detail. */
const LEAST_PAINTED = 256;
const MOST_PAINTED = 1280;

function viewFor({ crop, width }: PaintJob, layers: LayerSet): View {
  const painted = Math.min(MOST_PAINTED, Math.max(LEAST_PAINTED, width <= 512 ? width * 2 : width));
  return crop === 'head' ? viewOf(layers.frame.head, painted) : wholeView(painted);
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
