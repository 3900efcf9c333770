import type { Pixels } from './scene-bitmap.ts';
import { HEIGHT, WIDTH } from './scene-size.ts';
import { addressOf, CACHE } from './scene-store.ts';
import type { Scene } from './setting.ts';

/* Loaded once a scene is painted and sent, so that it delays none. */

const MOST = 24;

declare const PAINTER_VERSION: string;

/** Throws where it is impossible: the scene is painted again. */
export async function storeScene(scene: Scene, layers: readonly Pixels[]): Promise<void> {
  const store = await caches.open(CACHE);
  const canvas = new OffscreenCanvas(WIDTH, 2 * HEIGHT);
  const context = canvas.getContext('2d', { willReadFrequently: true });
  layers.forEach((pixels, index) =>
    context?.putImageData(new ImageData(pixels, WIDTH, HEIGHT), 0, index * HEIGHT),
  );
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
  // Some browsers give a PNG of several megabytes instead.
  if (blob.type !== 'image/webp') return;
  await store.put(addressOf(scene), new Response(blob));
  await forgetOld(store);
}

/** Scenes of other versions, and the oldest above the limit. */
export async function forgetOld(store: Pick<Cache, 'keys' | 'delete'>): Promise<void> {
  let count = 0;
  for (const request of (await store.keys()).toReversed())
    if (!request.url.includes(PAINTER_VERSION) || ++count > MOST) await store.delete(request);
}
