import { useState } from 'react';
import type { Look } from '../portrait/coat-tint.ts';
import { headPng } from '../portrait/draw/head-png.ts';
import { HorseHead } from '../portrait/horse-picture.tsx';
import { showToast } from '../ui/toasts.ts';

/** A horse that may sit for the profile's picture. */
export interface Model {
  readonly id: string;
  readonly name: string;
  readonly look: Look;
}

interface HorseHeadsProps {
  readonly horses: readonly Model[];
  readonly onDrawn: (picture: File) => void;
}

/** The player's own horses, to have the head of one for a picture. */
export function HorseHeads({ horses, onDrawn }: HorseHeadsProps) {
  const [drawing, setDrawing] = useState<string | null>(null);
  const draw = async ({ id, name, look }: Model) => {
    setDrawing(id);
    const picture = await headPng(look).catch(() => null);
    setDrawing(null);
    if (picture !== null) onDrawn(new File([picture], `${name}.png`, { type: picture.type }));
    else
      showToast({ title: 'No picture', description: 'Failed to load horse image', variant: 'destructive' });
  };
  return (
    <fieldset className="heads" disabled={drawing !== null}>
      <legend>Or one of your horses</legend>
      <ul>
        {horses.map((horse) => (
          <li key={horse.id}>
            <button type="button" aria-busy={drawing === horse.id} onClick={() => void draw(horse)}>
              <HorseHead look={horse.look} words="" />
              {horse.name}
            </button>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
