import type { Answer, Order, Request } from './messages.ts';

/** Pictures that stay painted, by the pixels that they take: a page of portraits, or several stables. */
const KEPT_PIXELS = 12_000_000;

const painted = new Map<string, ImageBitmap>();
let keptPixels = 0;

/** A picture that is painted already. */
export function paintedPicture(order: Order): ImageBitmap | undefined {
  const key = keyOf(order);
  const picture = painted.get(key);
  if (picture === undefined) return undefined;
  painted.delete(key);
  painted.set(key, picture);
  return picture;
}

/** Paints it; null where nothing can be drawn, or nobody waits for it any more. */
export async function paintPicture(order: Order, signal: AbortSignal): Promise<ImageBitmap | null> {
  const known = paintedPicture(order);
  if (known !== undefined) return known;
  const picture = await ask(order, 'bitmap', signal);
  if (!(picture instanceof ImageBitmap)) return null;
  keep(keyOf(order), picture);
  return picture;
}

/** Px of a picture to keep: as wide as the layers are. */
const PNG_WIDTH = 1024;

/** The whole horse as a PNG file, without a background. */
export async function portraitPng(look: Order['look']): Promise<Blob | null> {
  const order: Order = { look, crop: 'whole', pose: 'stand', width: PNG_WIDTH };
  const picture = await ask(order, 'png', new AbortController().signal);
  return picture instanceof Blob ? picture : null;
}

function keyOf({ look, crop, pose, width }: Order): string {
  return JSON.stringify([look, crop, pose, width]);
}

function keep(key: string, picture: ImageBitmap): void {
  painted.set(key, picture);
  keptPixels += picture.width * picture.height;
  for (const [oldest, { width, height }] of painted) {
    if (keptPixels <= KEPT_PIXELS || oldest === key) break;
    painted.delete(oldest);
    keptPixels -= width * height;
  }
}

type Answered = (picture: Answer['picture']) => void;

const asked = new Map<number, Answered>();
let latest = 0;
let worker: Worker | undefined;

function ask(order: Order, as: 'bitmap' | 'png', signal: AbortSignal): Promise<Answer['picture']> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(null);
      return;
    }
    const id = ++latest;
    asked.set(id, resolve);
    signal.addEventListener('abort', () => {
      if (!asked.delete(id)) return;
      send({ id, cancel: true });
      resolve(null);
    });
    send({ id, order, as });
  });
}

function send(request: Request): void {
  worker ??= startWorker();
  worker.postMessage(request);
}

/** A worker that fails answers everyone who waits with nothing; the next picture starts another. */
function startWorker(): Worker {
  const started = new Worker(new URL('./portrait-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: { id, picture } }: MessageEvent<Answer>) => {
    asked.get(id)?.(picture);
    asked.delete(id);
  });
  started.addEventListener('error', () => {
    worker = undefined;
    for (const answer of asked.values()) answer(null);
    asked.clear();
  });
  return started;
}
