import {
  FRAME_HEIGHT,
  FRAME_WIDTH,
  type BodyPlane,
  type Box,
  type HairPlane,
  type LayerFrame,
  type LayerSet,
  type Plane,
  type TackPlane,
} from './layers.ts';

const WHOLE: Box = [0, 0, FRAME_WIDTH, FRAME_HEIGHT];

/** Values for missing planes. */
const HAIR_NEUTRAL: Readonly<Record<Exclude<HairPlane, 'alpha'>, number>> = {
  diffuse: 150,
  spec: 0,
  along: 128,
  position: 128,
};
const TACK_NEUTRAL = { diffuse: 150, spec: 40, pad: 0, trim: 0, metal: 0 } as const;
const BODY_NEUTRAL = { diffuse: 150, ambient: 120, spec: 40, zone: 128, region: 16, ink: 0 } as const;

type Planes<Name extends string> = Readonly<Record<Name, Plane>>;

/** Null without the outline. */
export function wholeBody({ body, frame }: LayerSet): Planes<BodyPlane> | null {
  const { alpha } = body;
  if (alpha === undefined) return null;
  const filled = (name: keyof typeof BODY_NEUTRAL) => body[name] ?? even(BODY_NEUTRAL[name]);
  return {
    alpha,
    diffuse: filled('diffuse'),
    ambient: filled('ambient'),
    spec: filled('spec'),
    zone: filled('zone'),
    region: filled('region'),
    ink: filled('ink'),
    dx: body.dx ?? even(unmoved(frame.dx)),
    dy: body.dy ?? even(unmoved(frame.dy)),
  };
}

/** Null without the outline. */
export function wholeHair(hair: LayerSet['hair'][keyof LayerSet['hair']]): Planes<HairPlane> | null {
  if (hair?.alpha === undefined) return null;
  const filled = (name: keyof typeof HAIR_NEUTRAL) => hair[name] ?? even(HAIR_NEUTRAL[name]);
  return {
    alpha: hair.alpha,
    diffuse: filled('diffuse'),
    spec: filled('spec'),
    along: filled('along'),
    position: filled('position'),
  };
}

/** Null without the outline. */
export function wholeTack(tack: Partial<Record<TackPlane, Plane>> | undefined): Planes<TackPlane> | null {
  if (tack?.alpha === undefined) return null;
  const filled = (name: keyof typeof TACK_NEUTRAL) => tack[name] ?? even(TACK_NEUTRAL[name]);
  return {
    alpha: tack.alpha,
    diffuse: filled('diffuse'),
    spec: filled('spec'),
    pad: filled('pad'),
    trim: filled('trim'),
    metal: filled('metal'),
  };
}

const evens = new Map<number, Plane>();

function even(value: number): Plane {
  const known = evens.get(value);
  if (known !== undefined) return known;
  const plane = { width: 1, height: 1, data: Uint8Array.of(value), box: WHOLE };
  evens.set(value, plane);
  return plane;
}

function unmoved([low, high]: LayerFrame['dx']): number {
  return Math.round((-low / (high - low)) * 255);
}
