import { useSyncExternalStore } from 'react';
import { HEIGHT, WIDTH } from '../../paddock/lines.ts';
import { YARD } from '../../paddock/settings/yard.ts';

let address: string | null = null;
let begun = false;
const listeners = new Set<() => void>();

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
        if (blob === null) return;
        address = URL.createObjectURL(blob);
        for (const tell of listeners) tell();
      });
  });
}

function subscribe(tell: () => void): () => void {
  listeners.add(tell);
  // Scenes show a plain yard until it is painted.
  if (!begun) paint().catch(() => undefined);
  return () => listeners.delete(tell);
}

/** Null until painted. */
export function useYardPicture(): string | null {
  return useSyncExternalStore(subscribe, () => address);
}
