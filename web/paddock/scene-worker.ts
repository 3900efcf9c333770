import type { PaintedScene, SceneAnswer, SceneRequest } from './paint-scene.ts';
import { paintAll } from './pixels/paint-pixels.ts';
import { develop } from './pixels/panel.ts';
import { bitmapOf } from './scene-bitmap.ts';
import { storedScene } from './scene-store.ts';
import { loadSteps } from './scene-steps.ts';

/* Paints scenes off the main thread, which on a phone they would block for a third of what loading Home takes. */

const port = self as unknown as {
  addEventListener(type: 'message', on: (event: MessageEvent<SceneRequest>) => void): void;
  postMessage(answer: SceneAnswer, moved: Transferable[]): void;
};

port.addEventListener('message', ({ data }) => {
  answer(data).catch(() => port.postMessage({ id: data.id, painted: null }, []));
});

/** What throws once the scene is sent does not matter: it is painted again the next time. */
async function answer({ id, scene, row }: SceneRequest): Promise<void> {
  const send = (painted: PaintedScene) => port.postMessage({ id, painted }, Object.values(painted));
  const stored = await storedScene(scene).catch(() => undefined);
  if (stored) return send(stored);
  const painting = paintAll(await loadSteps(scene), scene, row);
  const layers = [painting.back, painting.front].map(develop);
  const [back, front] = await Promise.all(layers.map(bitmapOf));
  send({ back, front } as PaintedScene);
  await (await import('./store-scene.ts')).storeScene(scene, layers);
}
