import type { Look } from '../coat-tint.ts';
import { poseOf } from '../pose-of.ts';
import { paintInWorker } from './paint-in-worker.ts';
import type { PaintJob } from './messages.ts';

/** Cached px: a page of portraits, or several stables. */
const CACHED_PIXELS = 12_000_000;

const cache = new Map<string, ImageBitmap>();
let cachedPixels = 0;

/** Draw at once: the bitmap may be closed after this task. */
export interface PaintedPicture {
  readonly picture: ImageBitmap;
  /** False if a missing layer may load later. */
  readonly complete: boolean;
}

export function cachedPicture(job: PaintJob): ImageBitmap | undefined {
  const key = keyOf(job);
  const picture = cache.get(key);
  if (picture === undefined) return undefined;
  cache.delete(key);
  cache.set(key, picture);
  return picture;
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
  if (known !== undefined) return { picture: known, complete: true };
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
  const { picture, complete } = await paintInWorker(job, 'bitmap', signal);
  if (!(picture instanceof ImageBitmap)) return null;
  if (complete) store(key, picture);
  else closeLater(picture);
  return { picture, complete };
}

function store(key: string, picture: ImageBitmap): void {
  cache.set(key, picture);
  cachedPixels += picture.width * picture.height;
  for (const [oldest, old] of cache) {
    if (cachedPixels <= CACHED_PIXELS || oldest === key) break;
    cache.delete(oldest);
    cachedPixels -= old.width * old.height;
    closeLater(old);
  }
}

/** Lets waiting callers draw it first. */
function closeLater(picture: ImageBitmap): void {
  setTimeout(() => picture.close());
}

/** Px: width of the layers. */
const PNG_WIDTH = 1024;

/** Without background or name; null if incomplete. */
export async function portraitPng(look: Look): Promise<Blob | null> {
  const job: PaintJob = { look, crop: 'whole', pose: poseOf(look), width: PNG_WIDTH };
  const { picture, complete } = await paintInWorker(job, 'png', new AbortController().signal);
  return picture instanceof Blob && complete ? picture : null;
}

function keyOf({ look, crop, pose, width }: PaintJob): string {
  return JSON.stringify([look, crop, pose, width]);
}
