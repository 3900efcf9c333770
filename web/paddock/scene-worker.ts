import type { PaintedScene, SceneAnswer, SceneRequest } from './paint-scene.ts';
import { paintAll } from './pixels/paint-pixels.ts';
import { develop } from './pixels/panel.ts';
import { bitmapOf } from './scene-bitmap.ts';
import { storedScene, storeScene } from './scene-store.ts';
import { loadSteps } from './scene-steps.ts';

/* Paints scenes off the main thread, which on a phone they would block for a third of what loading Home takes. */

const port = self as unknown as {
  addEventListener(type: 'message', on: (event: MessageEvent<SceneRequest>) => void): void;
  postMessage(answer: SceneAnswer, moved: Transferable[]): void;
};

port.addEventListener('message', ({ data: { id, scene } }) => {
  answer(id, scene).catch(() => port.postMessage({ id, painted: null }, []));
});

async function answer(id: number, scene: SceneRequest['scene']): Promise<void> {
  const send = (painted: PaintedScene) => port.postMessage({ id, painted }, [painted.back, painted.front]);
  const stored = await storedScene(scene);
  if (stored !== null) return send(stored);
  const { back, front } = paintAll(await loadSteps(scene), scene);
  const layers = [develop(back), develop(front)] as const;
  const [far, near] = await Promise.all([bitmapOf(layers[0]), bitmapOf(layers[1])]);
  send({ back: far, front: near });
  await storeScene(scene, layers);
}
