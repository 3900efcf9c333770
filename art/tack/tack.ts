import type { Body } from '../body/body.ts';
import type { BodyAge, TackPart } from '../paint/layers/layers.ts';
import type { Surface } from '../trace/surface.ts';
import { bridle } from './bridle.ts';
import { saddle } from './saddle.ts';
import { drapeOf, type LitTack } from './tack-layer.ts';

export interface TackOfKind {
  readonly part: TackPart;
  readonly tack: LitTack;
}

/** Young horses are not ridden. */
export const wearsTack = (age: BodyAge): boolean => age === 'adult';

export function tackOf(body: Body, surface: Surface, age: BodyAge): readonly TackOfKind[] {
  if (!wearsTack(age)) return [];
  const drape = drapeOf(surface);
  return [
    { part: 'saddle', tack: saddle(body, surface, drape) },
    { part: 'bridle', tack: bridle(body, surface, drape) },
  ];
}
