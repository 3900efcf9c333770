import type { Body } from '../body/body.ts';
import type { TackPart } from '../paint/layers/layers.ts';
import type { HorseKind } from '../render-horse.ts';
import type { Surface } from '../trace/surface.ts';
import { bridle } from './bridle.ts';
import { saddle } from './saddle.ts';
import { drapeOf, type LitTack } from './tack-layer.ts';

export interface TackOfKind {
  readonly part: TackPart;
  readonly tack: LitTack;
}

/** Young horses are not ridden, and horses graze without tack. */
export const wearsTack = ({ age, pose }: HorseKind): boolean => age === 'adult' && pose !== 'graze';

export function tackOf(body: Body, surface: Surface, kind: HorseKind): readonly TackOfKind[] {
  if (!wearsTack(kind)) return [];
  const drape = drapeOf(surface);
  return [
    { part: 'saddle', tack: saddle(body, surface, drape) },
    { part: 'bridle', tack: bridle(body, surface, drape) },
  ];
}
