import { PLAIN_STANCE, stanceIn } from '../../../art/paint/recipe/stance.ts';
import type { Look } from '../coat-tint.ts';
import type { HorseLight } from '../horse-light.ts';
import { poseOf } from '../pose-of.ts';
import { paintInWorker } from './paint-in-worker.ts';
import type { PaintJob } from './messages.ts';

/** Cached px: a page of portraits, or several stables. */
const CACHED_PIXELS = 12_000_000;

const cache = new Map<string, Bitmaps>();
let cachedPixels = 0;

interface Bitmaps {
  readonly picture: ImageBitmap;
  /** On the ground of a scene; null without one. */
  readonly shadow: ImageBitmap | null;
}

/** Draw at once: the bitmaps may be closed after this task. */
interface PaintedPicture extends Bitmaps {
  /** False if a missing layer may load later. */
  readonly complete: boolean;
}

export function cachedPicture(job: PaintJob): Bitmaps | undefined {
  const key = keyOf(job);
  const known = cache.get(key);
  if (known === undefined) return undefined;
  cache.delete(key);
  cache.set(key, known);
  return known;
}

interface Work {
  readonly done: Promise<PaintedPicture | null>;
  readonly stop: AbortController;
  requesters: number;
}

const underWay = new Map<string, Work>();

/** Concurrent requests share one painting; null on failure or abort. */
export async function paintPicture(job: PaintJob, signal: AbortSignal): Promise<PaintedPicture | null> {
  const known = cachedPicture(job);
  if (known !== undefined) return { ...known, complete: true };
  if (signal.aborted) return null;
  const key = keyOf(job);
  const work = underWay.get(key) ?? begin(key, job);
  work.requesters++;
  signal.addEventListener('abort', () => {
    work.requesters--;
    if (work.requesters > 0) return;
    if (underWay.get(key) === work) underWay.delete(key);
    work.stop.abort();
  });
  return work.done;
}

function begin(key: string, job: PaintJob): Work {
  const stop = new AbortController();
  const work = { done: paint(key, job, stop.signal), stop, requesters: 0 };
  underWay.set(key, work);
  void work.done.finally(() => {
    if (underWay.get(key) === work) underWay.delete(key);
  });
  return work;
}

async function paint(key: string, job: PaintJob, signal: AbortSignal): Promise<PaintedPicture | null> {
  const { picture, shadow = null, complete } = await paintInWorker(job, 'bitmap', signal);
  if (picture === null) return null;
  if (complete) store(key, { picture, shadow });
  else closeLater({ picture, shadow });
  return { picture, shadow, complete };
}

function store(key: string, bitmaps: Bitmaps): void {
  cache.set(key, bitmaps);
  cachedPixels += sizeOf(bitmaps);
  for (const [oldest, old] of cache) {
    if (cachedPixels <= CACHED_PIXELS || oldest === key) break;
    cache.delete(oldest);
    cachedPixels -= sizeOf(old);
    closeLater(old);
  }
}

/** Px. */
const sizeOf = ({ picture }: Bitmaps): number => picture.width * picture.height;

/** Lets waiting callers draw them first. */
function closeLater({ picture, shadow }: Bitmaps): void {
  setTimeout(() => {
    picture.close();
    shadow?.close();
  });
}

/** Px: width of the layers. */
const LAYERS_WIDTH = 1024;

/** As large as its layers; null if incomplete. */
export async function wholePicture(look: Look, light: HorseLight | null): Promise<PaintedPicture | null> {
  const width = LAYERS_WIDTH;
  const pose = poseOf(look);
  const stance = light === null ? PLAIN_STANCE : stanceIn(light.coat, look, pose);
  const job: PaintJob = { look, crop: 'whole', pose, stance, width, light };
  const painted = await paintPicture(job, new AbortController().signal);
  return painted?.complete ? painted : null;
}

function keyOf({ look, crop, pose, stance, width, light }: PaintJob): string {
  return JSON.stringify([look, crop, pose, stance, width, light]);
}
