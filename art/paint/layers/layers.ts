import type { ManeStyle } from '../../../game/horses/breeds.ts';

/*
 * What the pictures of a body are made of. Nothing in a layer has a colour: a plane holds one number, 0 to 255,
 * for each pixel, and the painter makes any coat of them.
 */

/** Every portrait is painted in a room of this size, in px. */
export const FRAME_WIDTH = 1024;
export const FRAME_HEIGHT = 880;

export const AGES = ['foal', 'yearling', 'adult'] as const;
export type BodyAge = (typeof AGES)[number];

export const POSES = ['stand', 'walk'] as const;
export type Pose = (typeof POSES)[number];

/**
 * Of a body: coverage; light from above, in shadow and in reflections; how far the canonical place of a pixel is from
 * its place in the picture; topline (dark) to belly (light); which part of the body it is, times 16; lines that are
 * dark on every horse.
 */
const BODY_PLANES = ['alpha', 'diffuse', 'ambient', 'spec', 'dx', 'dy', 'zone', 'region', 'ink'] as const;
export type BodyPlane = (typeof BODY_PLANES)[number];

/**
 * Of hair: coverage; light; reflections; root (0) to tip (255); where it grows: along the crest from withers to poll,
 * across the tail, for feather the leg times 51.
 */
const HAIR_PLANES = ['alpha', 'diffuse', 'spec', 'along', 'place'] as const;
export type HairPlane = (typeof HAIR_PLANES)[number];

/** In the order in which they are painted over the body; what stands before the far feather is left out of it. */
export const HAIR_PARTS = ['featherFar', 'featherNear', 'tail', 'mane', 'forelock'] as const;
export type HairPart = (typeof HAIR_PARTS)[number];

/** Left, top, right, bottom, in px of the frame. */
export type Box = readonly [left: number, top: number, right: number, bottom: number];

/** What a value of 0 and one of 255 stand for. */
type Range = readonly [low: number, high: number];

/**
 * From px of the frame to canonical units (withers at 1, ground at 0, x from the breast to the tail):
 * `x = x0 + (px + 0.5) / scale + dx` and `y = y1 - (py + 0.5) / scale + dy`.
 */
export interface LayerFrame {
  /** Px of one canonical unit. */
  readonly scale: number;
  readonly x0: number;
  readonly y1: number;
  readonly dx: Range;
  readonly dy: Range;
  /** Where each hoof meets the ground, in px of the frame. */
  readonly hooves: readonly (readonly [x: number, y: number])[];
  /** A square around the head. */
  readonly head: Box;
}

export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  /** What it covers of the frame; outside it is 0. */
  readonly box: Box;
}

/** The layers of one body at one age in one pose. A plane that did not come is left out. */
export interface LayerSet {
  readonly frame: LayerFrame;
  readonly body: Partial<Record<BodyPlane, Plane>>;
  readonly hair: Partial<Record<HairPart, Partial<Record<HairPlane, Plane>>>>;
}

/** A grey picture that holds several planes. */
export interface LayerFile {
  /** With the hash of its bytes, so that it never changes. */
  readonly name: string;
  readonly bytes: number;
  /** Needed only where the mane is worn so; left out, always. */
  readonly manes?: readonly ManeStyle[];
  /** Needed only for a horse with feather. */
  readonly feather?: true;
  readonly planes: readonly PlaneInFile[];
}

export type PlaneInFile = {
  /** Its part of the file, in px. */
  readonly at: readonly [x: number, y: number, width: number, height: number];
  readonly box: Box;
} & (
  | { readonly part: 'body'; readonly plane: BodyPlane }
  | { readonly part: HairPart; readonly plane: HairPlane }
);

/** All layers there are, by `light-adult-stand`. */
export type Manifest = Readonly<
  Record<string, { readonly frame: LayerFrame; readonly files: readonly LayerFile[] }>
>;

/** What `maneColour` takes for hair; what is not here is feather, which grows on legs in the colours of the coat. */
export const MANE_KINDS: Readonly<Partial<Record<HairPart, number>>> = { mane: 0, forelock: 1, tail: 2 };
