import type { Season } from '../../game/game-time.ts';
import type { Light } from './hours.ts';
import { HEIGHT, WIDTH } from './scene-size.ts';
import type { Setting } from './setting.ts';

export interface Scene extends Pick<Setting, 'name' | 'air'> {
  readonly light: Light;
  readonly season: Season;
}

/** Behind the horse, and before its hooves. */
export interface PaintedScene {
  readonly back: ImageBitmap;
  readonly front: ImageBitmap;
}

export interface SceneRequest {
  readonly id: number;
  readonly scene: Scene;
}

/** `painted`: null if the worker has no canvas or its code did not load. */
export interface SceneAnswer {
  readonly id: number;
  readonly painted: PaintedScene | null;
}

const pending = new Map<number, (painted: PaintedScene | null) => void>();
let latest = 0;
let worker: Worker | undefined;

/** Paints in a worker, or on this thread in browsers whose workers have no canvas. Rejects if code does not load. */
export async function paintScene({ name, air, light, season }: Scene): Promise<PaintedScene> {
  const scene = { name, ...(air !== undefined && { air }), light, season };
  const painted = typeof OffscreenCanvas === 'undefined' ? null : await paintInWorker(scene);
  return painted ?? paintHere(scene);
}

function paintInWorker(scene: Scene): Promise<PaintedScene | null> {
  return new Promise((resolve) => {
    const id = ++latest;
    pending.set(id, resolve);
    worker ??= startWorker();
    worker.postMessage({ id, scene } satisfies SceneRequest);
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
async function paintHere({ light, season, ...setting }: Scene): Promise<PaintedScene> {
  const { loadSteps } = await import('./scene-steps.ts');
  const steps = await loadSteps(setting);
  const [back, front] = [newCanvas(), newCanvas()];
  for (const step of steps(back.brush, front.brush, light, season)) {
    await new Promise((resolve) => setTimeout(resolve));
    step();
  }
  return { back: await createImageBitmap(back.canvas), front: await createImageBitmap(front.canvas) };
}

function newCanvas() {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) throw new Error('No canvas');
  return { canvas, brush };
}
