import { useEffect } from 'react';
import { HEIGHT, WIDTH } from '../../paddock/scene-size.ts';
import { paintScene } from '../../paddock/paint-scene.ts';
import { YARD } from '../../paddock/settings/yard.ts';
import { storeOf, useStore } from '../../ui/store.ts';

/** Null until painted. */
const address = storeOf<string | null>(null);
let begun = false;

/** Painted once per visit for all scenes. */
async function paint(): Promise<void> {
  begun = true;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const { back, front } = await paintScene({ ...YARD, light: 'day', season: 'spring' });
  const brush = canvas.getContext('2d');
  for (const layer of [back, front]) {
    brush?.drawImage(layer, 0, 0);
    layer.close();
  }
  canvas.toBlob((blob) => {
    if (blob !== null) address.set(URL.createObjectURL(blob));
  });
}

export function useYardPicture(): string | null {
  useEffect(() => {
    // Scenes show a plain yard until it is painted.
    if (!begun) paint().catch(() => undefined);
  }, []);
  return useStore(address);
}
