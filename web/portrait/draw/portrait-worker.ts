import { paintPicture } from '../../../art/paint/paint.ts';
import { recipeOf } from '../../../art/paint/recipe.ts';
import type { Recipe } from '../../../art/paint/pixel/recipe.ts';
import { viewOf, wholeView } from '../../../art/paint/view.ts';
import type { View } from '../../../art/paint/view.ts';
import type { LayerSet } from '../../../art/paint/layers.ts';
import { cardOn } from './card.ts';
import type { Card } from './card.ts';
import { layersFor } from './layer-sets.ts';
import type { Answer, Order, Request } from './messages.ts';

/*
 * Fetches, decodes and paints beside the page, so that nothing there waits for a picture: on the graphics card where
 * there is one, else by the processor.
 */

const port = self as unknown as {
  addEventListener(type: 'message', on: (event: MessageEvent<Request>) => void): void;
  postMessage(answer: Answer, moved: Transferable[]): void;
};

const waiting = new Map<number, Extract<Request, { order: Order }>>();
let busy = false;

port.addEventListener('message', ({ data }) => {
  if ('cancel' in data) {
    waiting.delete(data.id);
    return;
  }
  waiting.set(data.id, data);
  if (!busy) void paintWaiting();
});

/** One after the other, as they stand on the page. What nobody waits for any more has been taken back. */
async function paintWaiting(): Promise<void> {
  busy = true;
  for (;;) {
    const [next] = waiting.values();
    if (next === undefined) break;
    waiting.delete(next.id);
    const picture = await pictureOf(next.order, next.as).catch(() => null);
    port.postMessage({ id: next.id, picture }, picture instanceof ImageBitmap ? [picture] : []);
  }
  busy = false;
}

async function pictureOf(order: Order, as: 'bitmap' | 'png'): Promise<ImageBitmap | Blob | null> {
  const layers = await layersFor(order.look, order.pose);
  if (layers?.body.alpha === undefined) return null;
  const recipe = recipeOf(order.look);
  const canvas = shrunkTo(order.width, painted(layers, recipe, viewFor(order, layers)));
  return as === 'png' ? canvas.convertToBlob({ type: 'image/png' }) : canvas.transferToImageBitmap();
}

/** Small pictures are painted large and shrunk, so that no hair flickers; none is painted larger than it shows more. */
const LEAST_PAINTED = 256;
const MOST_PAINTED = 1280;

function viewFor({ crop, width }: Order, layers: LayerSet): View {
  const painted = Math.min(MOST_PAINTED, Math.max(LEAST_PAINTED, width <= 512 ? width * 2 : width));
  return crop === 'head' ? viewOf(layers.frame.head, painted) : wholeView(painted);
}

let card: Card | null | undefined;

/** By a card that is there and not lost; one that was lost is asked for again, once for each picture. */
function painted(layers: LayerSet, recipe: Recipe, view: View): OffscreenCanvas {
  if (card === undefined || card?.isLost()) card = cardOn(new OffscreenCanvas(1, 1));
  if (card?.paint(layers, recipe, view) && !card.isLost()) return card.canvas;
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
