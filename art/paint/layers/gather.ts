import { isTackPart, type LayerFrame, type LayerSet, type Plane } from './layers.ts';

/** A decoded plane and its place in the set. */
export interface NamedPlane {
  readonly part: string;
  readonly name: string;
  readonly plane: Plane;
}

export function layerSetOf(frame: LayerFrame, planes: readonly NamedPlane[]): LayerSet {
  const body: Record<string, Plane> = {};
  const hair: Record<string, Record<string, Plane>> = {};
  const tack: Record<string, Record<string, Plane>> = {};
  for (const { part, name, plane } of planes) {
    if (part === 'body') body[name] = plane;
    else ((isTackPart(part) ? tack : hair)[part] ??= {})[name] = plane;
  }
  return { frame, body, hair, tack };
}
