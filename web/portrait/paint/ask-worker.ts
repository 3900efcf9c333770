import type { Answer, Order, Request } from './messages.ts';

/** What came of an order. */
export type Picture = Pick<Answer, 'picture' | 'complete'>;

const NOTHING: Picture = { picture: null, complete: false };

const asked = new Map<number, (picture: Picture) => void>();
let latest = 0;
let worker: Worker | undefined;

/** Has a picture painted by the worker; nothing comes of it once nobody waits for it any more. */
export function askWorker(order: Order, as: 'bitmap' | 'png', signal: AbortSignal): Promise<Picture> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(NOTHING);
      return;
    }
    const id = ++latest;
    asked.set(id, resolve);
    signal.addEventListener('abort', () => {
      if (!asked.delete(id)) return;
      send({ id, cancel: true });
      resolve(NOTHING);
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
  started.addEventListener('message', ({ data: { id, picture, complete } }: MessageEvent<Answer>) => {
    const answer = asked.get(id);
    asked.delete(id);
    if (answer !== undefined) answer({ picture, complete });
    else if (picture instanceof ImageBitmap) picture.close();
  });
  started.addEventListener('error', () => {
    started.terminate();
    if (worker !== started) return;
    worker = undefined;
    for (const answer of asked.values()) answer(NOTHING);
    asked.clear();
  });
  return started;
}
