import { useEffect, useEffectEvent, useState } from 'react';
import type { Look } from '../portrait/coat-tint.ts';
import { headPng } from '../portrait/paint/head-png.ts';
import { HeadPortrait } from '../portrait/head-portrait.tsx';
import { showToast } from '../ui/toasts.ts';

export interface Model {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
  readonly description: string;
}

interface HorseHeadsProps {
  readonly horses: readonly Model[];
  readonly onDrawn: (picture: File) => void;
}

export function HorseHeads({ horses, onDrawn }: HorseHeadsProps) {
  const [drawn, setDrawn] = useState<Model | null>(null);
  const give = useEffectEvent(onDrawn);
  useEffect(() => {
    if (drawn === null) return undefined;
    const stop = new AbortController();
    const draw = async () => {
      const picture = await headPng(drawn.look, stop.signal).catch(() => null);
      if (stop.signal.aborted) return;
      setDrawn(null);
      if (picture !== null) give(new File([picture], `${drawn.name}.png`, { type: picture.type }));
      else
        showToast({ title: 'No picture', description: 'Failed to load horse image', variant: 'destructive' });
    };
    void draw();
    return () => stop.abort();
  }, [drawn]);
  return (
    <fieldset className="heads">
      <legend>Or one of your horses</legend>
      <ul>
        {horses.map((horse) => (
          <li key={horse.id}>
            <button
              type="button"
              aria-busy={horse === drawn || undefined}
              aria-disabled={drawn !== null || undefined}
              onClick={() => drawn === null && setDrawn(horse)}
            >
              <HeadPortrait look={horse.look} alt={horse.description} />
              {horse.name}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
