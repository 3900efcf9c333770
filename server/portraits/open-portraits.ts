import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import type { PictureStore } from '../picture-store/picture-store.ts';
import { openPainters } from './painters.ts';
import { openPortraitCache } from './portrait-cache.ts';
import { servePortraitsOn } from './portrait-routes.ts';

/** A page shows thirty horses at most; a fast visitor turns a page in three seconds. */
const PAINTINGS_PER_MINUTE = 600;

interface PortraitsOptions {
  readonly store: PictureStore;
  readonly settings: { readonly portraitsMb: number };
  /** Its layers are the browser's too; undefined when run from source. */
  readonly pagesDir: string | undefined;
  readonly mostPortraits?: number | undefined;
  readonly countVisit: ((ip: string, what: string, perMinute: number) => void) | undefined;
}

/** Pictures of horses as files, for lists and for links in chats. */
export function openPortraits(
  http: FastifyInstance,
  { store, settings, pagesDir, mostPortraits: mostOrders, countVisit }: PortraitsOptions,
): { close(): Promise<void> } {
  const cache = openPortraitCache(store, settings.portraitsMb * 1_000_000);
  const painters = openPainters({
    layersFolder: layersFolder(pagesDir),
    ...(mostOrders !== undefined && { mostOrders }),
    // A full disk, or a store that is away, loses no picture: it is painted again.
    keep: async (name, files) => {
      const saved = files.map(({ size, bytes }) => cache.save(`${name}-${size}.webp`, bytes));
      await Promise.allSettled(saved);
    },
  });
  servePortraitsOn(http, {
    cache,
    painters,
    countPainting: (ip) => countVisit?.(ip, 'portraits', PAINTINGS_PER_MINUTE),
  });
  return {
    async close() {
      await painters.close();
      await cache.settle();
    },
  };
}

function layersFolder(pagesDir: string | undefined): string {
  return pagesDir === undefined
    ? fileURLToPath(new URL('../../web/public/assets/horses', import.meta.url))
    : `${pagesDir}/assets/horses`;
}
