import { HEIGHT, WIDTH } from './scene-size.ts';
import type { SceneAnswer, SceneRequest } from './paint-scene.ts';
import { loadSteps } from './scene-steps.ts';

/* Paints scenes off the main thread, which on a phone they would block for a third of what loading Home takes. */

const port = self as unknown as {
  addEventListener(type: 'message', on: (event: MessageEvent<SceneRequest>) => void): void;
  postMessage(answer: SceneAnswer, moved: Transferable[]): void;
};

port.addEventListener('message', ({ data: { id, scene } }) => {
  void answer(id, scene);
});

async function answer(id: number, scene: SceneRequest['scene']): Promise<void> {
  try {
    const [back, front] = [new OffscreenCanvas(WIDTH, HEIGHT), new OffscreenCanvas(WIDTH, HEIGHT)];
    // Painted once, on the CPU.
    const [far, near] = [back, front].map((canvas) => canvas.getContext('2d', { willReadFrequently: true }));
    if (!far || !near) throw new Error('No canvas');
    const steps = await loadSteps(scene);
    for (const step of steps(far, near, scene.light, scene.season)) step();
    const painted = { back: back.transferToImageBitmap(), front: front.transferToImageBitmap() };
    port.postMessage({ id, painted }, [painted.back, painted.front]);
  } catch {
    port.postMessage({ id, painted: null }, []);
  }
}
