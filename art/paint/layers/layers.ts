import type { ManeStyle } from '../../../game/horses/coat/look-values.ts';
import type { Anatomy } from './anatomy.ts';

/* Layers hold no colour: one number, 0 to 255, per pixel of a plane. */

/** In px. */
export const FRAME_WIDTH = 1024;
export const FRAME_HEIGHT = 880;

export const AGES = ['foal', 'yearling', 'adult'] as const;
export type BodyAge = (typeof AGES)[number];

export const POSES = ['stand', 'walk', 'graze', 'trot', 'lie', 'rest'] as const;
export type Pose = (typeof POSES)[number];

/** Ages that have layers of a pose; others stand. */
export const POSED: Readonly<Record<Pose, readonly BodyAge[]>> = {
  stand: AGES,
  walk: AGES,
  graze: ['adult'],
  trot: ['adult'],
  lie: ['foal'],
  rest: ['adult'],
};

/**
 * Coverage; light from above, in shadow and in reflections; offset of the canonical point; topline (dark) to belly
 * (light); body part times 16; lines dark on every horse.
 */
const BODY_PLANES = ['alpha', 'diffuse', 'ambient', 'spec', 'dx', 'dy', 'zone', 'region', 'ink'] as const;
export type BodyPlane = (typeof BODY_PLANES)[number];

/**
 * Coverage; light; reflections; root (0) to tip (255); position on the crest from withers to poll, or across the tail;
 * for feather the leg times 51.
 */
const HAIR_PLANES = ['alpha', 'diffuse', 'spec', 'along', 'position'] as const;
export type HairPlane = (typeof HAIR_PLANES)[number];

export const HAIR_PARTS = ['featherFar', 'featherNear', 'tail', 'mane', 'forelock'] as const;
export type HairPart = (typeof HAIR_PARTS)[number];

/** Coverage; light; reflections; shares of cloth, of piping or inlay, and of metal: the rest is leather. */
const TACK_PLANES = ['alpha', 'diffuse', 'spec', 'pad', 'trim', 'metal'] as const;
export type TackPlane = (typeof TACK_PLANES)[number];

export const TACK_PARTS = ['saddle', 'bridle'] as const;
export type TackPart = (typeof TACK_PARTS)[number];

/** In painting order, over the body: manes fall over straps. */
export const PARTS_OVER_BODY = [
  'featherFar',
  'featherNear',
  'tail',
  'saddle',
  'bridle',
  'mane',
  'forelock',
] as const satisfies readonly (HairPart | TackPart)[];

/** `kind` of `tackColour`. */
export const TACK_KINDS: Readonly<Record<TackPart, number>> = { saddle: 0, bridle: 1 };

export function isTackPart(part: string): part is TackPart {
  return TACK_PARTS.some((each) => each === part);
}

/** Px of the frame. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Meaning of 0 and 255. */
type Range = readonly [low: number, high: number];

/**
 * Canonical units (withers at 1, ground at 0, x from breast to tail) from px: `x = x0 + (px + 0.5) / scale + dx`, `y
 * = y1 - (py + 0.5) / scale + dy`.
 */
export interface LayerFrame {
  /** Px per canonical unit. */
  readonly scale: number;
  readonly x0: number;
  readonly y1: number;
  readonly dx: Range;
  readonly dy: Range;
  /** On the ground, in px of the frame. */
  readonly hooves: readonly (readonly [x: number, y: number])[];
  readonly head: Box;
  /** Poll and lips, inside the head; canonical units. */
  readonly face: readonly [pollX: number, pollY: number, lipsX: number, lipsY: number];
  /** Default: the canonical body, without legs. */
  readonly body?: Anatomy;
}

export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** Extent in the frame; 0 outside. */
  readonly box: Box;
}

/** Planes that failed to load are absent. */
export interface LayerSet {
  readonly frame: LayerFrame;
  readonly body: Partial<Record<BodyPlane, Plane>>;
  readonly hair: Partial<Record<HairPart, Partial<Record<HairPlane, Plane>>>>;
  /** As worn. */
  readonly tack?: Partial<Record<TackPart, Partial<Record<TackPlane, Plane>>>>;
}

/** A grey picture of several planes. */
export interface LayerFile {
  /** Contains a hash of the bytes, so files are immutable. */
  readonly name: string;
  readonly bytes: number;
  /** Styles that need it; absent if always needed. */
  readonly manes?: readonly ManeStyle[];
  readonly feather?: true;
  /** Only for horses that wear it. */
  readonly tack?: TackPart;
  readonly planes: readonly PlaneInFile[];
}

export type PlaneInFile = {
  /** In px of the file. */
  readonly at: readonly [x: number, y: number, width: number, height: number];
  readonly box: Box;
} & (
  | { readonly part: 'body'; readonly plane: BodyPlane }
  | { readonly part: HairPart; readonly plane: HairPlane }
  | { readonly part: TackPart; readonly plane: TackPlane }
);

/** By `light-adult-stand`. */
export type Manifest = Readonly<
  Record<string, { readonly frame: LayerFrame; readonly files: readonly LayerFile[] }>
>;

/** `kind` of `maneColour`; feather has the coat's colours. */
export const MANE_KINDS: Readonly<Partial<Record<HairPart, number>>> = { mane: 0, forelock: 1, tail: 2 };
