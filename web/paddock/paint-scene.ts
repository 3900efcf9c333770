import { LIGHT_ROWS, type LightRow } from './light-rows.ts';
import { bitmapOf } from './scene-bitmap.ts';
import type { Scene } from './setting.ts';

/** Behind the horse, and before its hooves. */
export interface PaintedScene {
  readonly back: ImageBitmap;
  readonly front: ImageBitmap;
}

export interface SceneRequest {
  readonly id: number;
  readonly scene: Scene;
  /** Of the scene's light. The page has all rows, so the worker's code needs none. */
  readonly row: LightRow;
}

/** `painted`: null if the worker cannot make bitmaps or its code did not load. */
export interface SceneAnswer {
  readonly id: number;
  readonly painted: PaintedScene | null;
}

const pending = new Map<number, (painted: PaintedScene | null) => void>();
let latest = 0;
let worker: Worker | undefined;

/** Paints in a worker, or on this thread where a worker fails. Rejects if code does not load. */
export async function paintScene({ name, air, light, season }: Scene): Promise<PaintedScene> {
  const scene = { name, ...(air !== undefined && { air }), light, season };
  return (await paintInWorker(scene)) ?? paintHere(scene);
}

function paintInWorker(scene: Scene): Promise<PaintedScene | null> {
  return new Promise((resolve) => {
    const id = ++latest;
    pending.set(id, resolve);
    worker ??= startWorker();
    worker.postMessage({ id, scene, row: LIGHT_ROWS[scene.light] } satisfies SceneRequest);
  });
}

function startWorker(): Worker {
  const started = new Worker(new URL('./scene-worker.ts', import.meta.url), { type: 'module' });
  started.addEventListener('message', ({ data: { id, painted } }: MessageEvent<SceneAnswer>) => {
    pending.get(id)?.(painted);
    pending.delete(id);
  });
  started.addEventListener('error', () => {
    started.terminate();
    worker = undefined;
    for (const resolve of pending.values()) resolve(null);
    pending.clear();
  });
  return started;
}

/** One step per task, so that the page can answer between them. */
async function paintHere(scene: Scene): Promise<PaintedScene> {
  const [{ loadSteps }, { newPainting }, { develop }] = await Promise.all([
    import('./scene-steps.ts'),
    import('./pixels/paint-pixels.ts'),
    import('./pixels/panel.ts'),
  ]);
  const steps = await loadSteps(scene);
  const painting = newPainting(scene, LIGHT_ROWS[scene.light]);
  for (const step of steps(painting)) {
    await new Promise((resolve) => setTimeout(resolve));
    step();
  }
  const [back, front] = await Promise.all(
    [painting.back, painting.front].map((panel) => bitmapOf(develop(panel))),
  );
  if (back === undefined || front === undefined) throw new Error('No bitmap');
  return { back, front };
}
