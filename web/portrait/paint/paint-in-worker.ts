import type { Answer, PaintJob, Request } from './messages.ts';

export type Picture = Pick<Answer, 'picture' | 'shadow' | 'complete' | 'living'>;

const NOTHING: Picture = { picture: null, complete: false };

const pending = new Map<number, (picture: Picture) => void>();
let latest = 0;
let worker: Worker | undefined;

/** Resolves without a picture on abort. */
export function paintInWorker(job: PaintJob, as: 'bitmap' | 'living', signal: AbortSignal): Promise<Picture> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(NOTHING);
      return;
    }
    const id = ++latest;
    pending.set(id, resolve);
    signal.addEventListener('abort', () => {
      if (!pending.delete(id)) return;
      send({ id, cancel: true });
      resolve(NOTHING);
    });
    send({ id, job, as });
  });
}

/** For closing them, or moving them between threads. */
export function bitmapsOf({ picture, shadow, living }: Picture): readonly ImageBitmap[] {
  const pictures = [picture, shadow, living?.horse, living?.tail, living?.mane];
  return pictures.filter((each) => each instanceof ImageBitmap);
}

function send(request: Request): void {
  worker ??= startWorker();
  worker.postMessage(request);
}

/** On error, waiting requests get no picture; the next request starts a new worker. */
function startWorker(): Worker {
  const started = new Worker(new URL('./portrait-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: { id, ...picture } }: MessageEvent<Answer>) => {
    const answer = pending.get(id);
    pending.delete(id);
    if (answer !== undefined) answer(picture);
    else for (const bitmap of bitmapsOf(picture)) bitmap.close();
  });
  started.addEventListener('error', () => {
    started.terminate();
    if (worker !== started) return;
    worker = undefined;
    for (const answer of pending.values()) answer(NOTHING);
    pending.clear();
  });
  return started;
}
