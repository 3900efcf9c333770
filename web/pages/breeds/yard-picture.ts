import { useEffect } from 'react';
import { HEIGHT, WIDTH } from '../../paddock/lines.ts';
import { YARD } from '../../paddock/settings/yard.ts';
import { storeOf, useStore } from '../../ui/store.ts';

/** Null until painted. */
const address = storeOf<string | null>(null);
let begun = false;

/** Painted once per visit for all scenes, a step at a time. */
async function paint(): Promise<void> {
  begun = true;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const brush = canvas.getContext('2d', { willReadFrequently: true });
  if (brush === null) return;
  const paintYard = await YARD.load();
  const steps = paintYard(brush, brush, 'day', 'spring');
  setTimeout(function next() {
    steps.shift()?.();
    if (steps.length > 0) setTimeout(next);
    else
      canvas.toBlob((blob) => {
        if (blob !== null) address.set(URL.createObjectURL(blob));
      });
  });
}

export function useYardPicture(): string | null {
  useEffect(() => {
    // Scenes show a plain yard until it is painted.
    if (!begun) paint().catch(() => undefined);
  }, []);
  return useStore(address);
}
