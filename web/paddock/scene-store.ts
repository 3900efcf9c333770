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

/** Null if not stored, or if the browser stores nothing here. */
export async function storedScene(scene: Scene): Promise<PaintedScene | null> {
  try {
    const stored = await (await openStore())?.match(addressOf(scene));
    if (stored === undefined) return null;
    // One below the other.
    const both = await stored.blob();
    const [back, front] = await Promise.all([
      createImageBitmap(both, 0, 0, WIDTH, HEIGHT),
      createImageBitmap(both, 0, HEIGHT, WIDTH, HEIGHT),
    ]);
    return { back, front };
  } catch {
    return null;
  }
}

/** Does nothing where it is impossible: the scene is painted again. */
export async function storeScene(
  scene: Scene,
  layers: readonly [back: Pixels, front: Pixels],
): Promise<void> {
  try {
    const store = await openStore();
    if (store === null) return;
    const canvas = new OffscreenCanvas(WIDTH, 2 * HEIGHT);
    const context = canvas.getContext('2d', { willReadFrequently: true });
    if (context === null) return;
    layers.forEach((pixels, index) =>
      context.putImageData(new ImageData(pixels, WIDTH, HEIGHT), 0, index * HEIGHT),
    );
    const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 0.92 });
    // Some browsers give a PNG of several megabytes instead.
    if (blob.type !== 'image/webp') return;
    await store.put(addressOf(scene), new Response(blob));
    await forgetOld(store);
  } catch {
    // Storage may be full or forbidden.
  }
}

async function openStore(): Promise<Cache | null> {
  return typeof caches === 'undefined' ? null : caches.open(CACHE);
}

/** Scenes of other versions, and the oldest above the limit. */
export async function forgetOld(store: Pick<Cache, 'keys' | 'delete'>): Promise<void> {
  const requests = await store.keys();
  const isCurrent = ({ url }: Request) => url.includes(`/scenes/${PAINTER_VERSION}/`);
  const current = requests.filter(isCurrent);
  const old = [...requests.filter((request) => !isCurrent(request)), ...current.slice(0, -MOST)];
  for (const request of old) await store.delete(request);
}
