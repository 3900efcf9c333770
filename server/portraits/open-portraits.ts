import { fileURLToPath } from 'node:url';
import type { FastifyInstance } from 'fastify';
import { portraitName } from '../../art/paint/name/portrait-name.ts';
import type { Look } from '../../game/horses/coat/look.ts';
import type { PictureStore } from '../picture-store/picture-store.ts';
import { fileOf, openPainters, type PaintJob } from './painters.ts';
import { openPortraitCache } from './portrait-cache.ts';
import { servePortraitsOn } from './portrait-routes.ts';
import type { ShareCard } from './share-card.ts';

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

export interface Portraits {
  /** With the horse's name and backdrop; undefined if too many wait. Counts against the visitor. */
  sharePicture(look: Look, card: ShareCard, ip: string): Promise<Buffer | undefined>;
  close(): Promise<void>;
}

/** Pictures of horses as files, for lists and for links in chats. */
export function openPortraits(
  http: FastifyInstance,
  { store, settings, pagesDir, mostPortraits: mostJobs, countVisit }: PortraitsOptions,
): Portraits {
  const cache = openPortraitCache(store, settings.portraitsMb * 1_000_000);
  const painters = openPainters({
    layersFolder: assetsIn('horses', pagesDir),
    shareFolder: assetsIn('share', pagesDir),
    ...(mostJobs !== undefined && { mostJobs }),
    // A full disk, or a store that is away, loses no picture: it is painted again.
    store: async (job, files) => {
      const saved = files.map(({ size, bytes }) => cache.save(`${fileOf(job)}-${size}.webp`, bytes));
      await Promise.allSettled(saved);
    },
  });
  const countPainting = (ip: string) => countVisit?.(ip, 'portraits', PAINTINGS_PER_MINUTE);
  servePortraitsOn(http, { cache, painters, countPainting });
  return {
    async sharePicture(look, card, ip) {
      const job = { name: portraitName(look), painting: 'share', card } satisfies PaintJob;
      const cached = await cache.read(`${fileOf(job)}-l.webp`);
      if (cached !== undefined) return cached;
      countPainting(ip);
      const [file] = (await painters.paint(job)) ?? [];
      return file && Buffer.from(file.bytes);
    },
    async close() {
      await painters.close();
      await cache.settle();
    },
  };
}

function assetsIn(name: 'horses' | 'share', pagesDir: string | undefined): string {
  return pagesDir === undefined
    ? fileURLToPath(new URL(`../../web/public/assets/${name}`, import.meta.url))
    : `${pagesDir}/assets/${name}`;
}
