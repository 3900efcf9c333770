import type { PaintedScene } from './paint-scene.ts';
import type { Scene } from './setting.ts';
import { HEIGHT, WIDTH } from './scene-size.ts';

/* Painted scenes are stored in the browser, so that a place is painted once for each hour, season and air. */

/** The service worker deletes only caches of the offline page. */
export const CACHE = 'scenes';

/** Written into the program when it is built: a hash of what paints scenes (`vite.config.ts`). */
declare const PAINTER_VERSION: string;

export function addressOf({ name, light, season, air }: Scene): string {
  return `/scenes/${PAINTER_VERSION}/${name}-${light}-${season}-${air ?? 'clear'}`;
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
