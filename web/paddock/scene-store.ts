import type { PaintedScene } from './paint-scene.ts';
import type { Scene } from './setting.ts';
import type { Pixels } from './scene-bitmap.ts';
import { HEIGHT, WIDTH } from './scene-size.ts';

/* Painted scenes are stored in the browser, so that a place is painted once for each hour, season and air. */

/** The service worker deletes only caches of the offline page. */
const CACHE = 'scenes';
const MOST = 24;

/** Written into the program when it is built: a hash of what paints scenes (`vite.config.ts`). */
declare const PAINTER_VERSION: string;

export function addressOf({ name, light, season, air }: Scene): string {
  return `/scenes/${PAINTER_VERSION}/${WIDTH}/${name}-${light}-${season}-${air ?? 'clear'}`;
}

/** Undefined if it is not stored. Throws where a browser stores nothing. */
export async function storedScene(scene: Scene): Promise<PaintedScene | undefined> {
  const stored = await (await caches.open(CACHE)).match(addressOf(scene));
  // One below the other.
  const both = await stored?.blob();
  if (both === undefined) return undefined;
  const [back, front] = await Promise.all(
    [0, HEIGHT].map((top) => createImageBitmap(both, 0, top, WIDTH, HEIGHT)),
  );
  return { back, front } as PaintedScene;
}

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
