import type { Pose } from '../paint/layers/layers.ts';

/** `bend` in degrees; positive swings the leg below forwards. */
export interface JointBend {
  /** Canonical height, and the height over which it bends. */
  readonly at: number;
  readonly over: number;
  readonly bend: number;
}

export interface LegPose {
  /** Distance from the near leg, in units. */
  readonly aside: number;
  readonly joints: readonly JointBend[];
  /** The hoof's lowest point above the ground, in units; folded legs bear no weight. */
  readonly lifted: number | 'folded';
}

/** Degrees. */
export type NeckPose = { readonly earsBack?: number } & (
  | {
      /** Relative to the build's carriage. */
      readonly lowered: number;
    }
  | {
      /** The muzzle reaches the ground. `headTurn` from the canonical slope; the neck bends between two positions along it. */
      readonly grazing: { readonly headTurn: number; readonly bends: readonly [from: number, to: number] };
    }
);

export interface BodyPose {
  readonly neck: NeckPose;
  /** Depth of the belly in the grass, in units; only with folded legs. */
  readonly lying?: number;
  /** By how much a lowered neck sinks the trunk's upper line in front of the withers, in units. */
  readonly shouldersSunk?: number;
  readonly foreNear: LegPose;
  readonly foreFar: LegPose;
  readonly hindNear: LegPose;
  readonly hindFar: LegPose;
}

const STRAIGHT: LegPose = { aside: 0, joints: [], lifted: 0 };

const SHOULDER = { at: 0.64, over: 0.2 };
const ELBOW = { at: 0.575, over: 0.1 };
const KNEE = { at: 0.315, over: 0.06 };
const FORE_FETLOCK = { at: 0.11, over: 0.045 };
const FORE_COFFIN = { at: 0.056, over: 0.016 };
const HIP = { at: 0.72, over: 0.24 };
const STIFLE = { at: 0.56, over: 0.12 };
const HOCK = { at: 0.385, over: 0.07 };
const HIND_FETLOCK = { at: 0.11, over: 0.045 };
const HIND_COFFIN = { at: 0.056, over: 0.016 };

/**
 * Walk: the near hind has just landed, the near fore swings, the off fore bears weight, the off hind is about to
 * leave the ground.
 */
export const POSES: Readonly<Record<Pose, BodyPose>> = {
  stand: {
    neck: { lowered: 0 },
    foreNear: STRAIGHT,
    foreFar: { ...STRAIGHT, aside: 0.128 },
    hindNear: STRAIGHT,
    hindFar: { ...STRAIGHT, aside: -0.158 },
  },
  walk: {
    neck: { lowered: 7 },
    foreNear: {
      aside: 0,
      lifted: 0.055,
      joints: [
        { ...SHOULDER, bend: 15 },
        { ...ELBOW, bend: 24 },
        { ...KNEE, bend: -58 },
        { ...FORE_FETLOCK, bend: -28 },
        { ...FORE_COFFIN, bend: -8 },
      ],
    },
    foreFar: {
      aside: 0,
      lifted: 0,
      joints: [
        { ...SHOULDER, bend: -9 },
        { ...ELBOW, bend: -5 },
        { ...FORE_FETLOCK, bend: 7 },
        { ...FORE_COFFIN, bend: 7 },
      ],
    },
    hindNear: {
      aside: 0,
      lifted: 0,
      joints: [
        { ...HIP, bend: 20 },
        { ...STIFLE, bend: 7 },
        { ...HOCK, bend: -7 },
        { ...HIND_FETLOCK, bend: -10 },
        { ...HIND_COFFIN, bend: -10 },
      ],
    },
    hindFar: {
      aside: 0,
      lifted: 0,
      joints: [
        { ...HIP, bend: -4 },
        { ...STIFLE, bend: -7 },
        { ...HOCK, bend: 2 },
        { ...HIND_FETLOCK, bend: -14 },
        { ...HIND_COFFIN, bend: 4 },
      ],
    },
  },
  graze: {
    shouldersSunk: 0.07,
    neck: { grazing: { headTurn: 24, bends: [0.06, 0.48] }, earsBack: 22 },
    foreNear: {
      aside: 0,
      lifted: 0,
      joints: [
        { ...SHOULDER, bend: 12 },
        { ...FORE_FETLOCK, bend: -6 },
        { ...FORE_COFFIN, bend: -6 },
      ],
    },
    foreFar: {
      aside: 0,
      lifted: 0,
      joints: [
        { ...SHOULDER, bend: -7 },
        { ...FORE_FETLOCK, bend: 4 },
        { ...FORE_COFFIN, bend: 3 },
      ],
    },
    hindNear: STRAIGHT,
    hindFar: { ...STRAIGHT, aside: -0.12 },
  },
  rest: {
    neck: { lowered: 15, earsBack: 16 },
    foreNear: STRAIGHT,
    foreFar: { ...STRAIGHT, aside: 0.1 },
    hindNear: {
      aside: 0,
      lifted: 0,
      joints: [
        { ...HIP, bend: 13 },
        { ...STIFLE, bend: -17 },
        { ...HOCK, bend: 19 },
        { ...HIND_FETLOCK, bend: -34 },
        { ...HIND_COFFIN, bend: -14 },
      ],
    },
    hindFar: { ...STRAIGHT, aside: 0.02 },
  },
  trot: {
    neck: { lowered: -4 },
    foreNear: {
      aside: 0,
      lifted: 0.16,
      joints: [
        { ...SHOULDER, bend: 22 },
        { ...ELBOW, bend: 38 },
        { ...KNEE, bend: -82 },
        { ...FORE_FETLOCK, bend: -30 },
        { ...FORE_COFFIN, bend: -10 },
      ],
    },
    foreFar: {
      aside: 0,
      lifted: 0,
      joints: [
        { ...SHOULDER, bend: -14 },
        { ...ELBOW, bend: -10 },
        { ...FORE_FETLOCK, bend: 12 },
        { ...FORE_COFFIN, bend: 8 },
      ],
    },
    hindNear: {
      aside: 0,
      lifted: 0,
      joints: [
        { ...HIP, bend: -9 },
        { ...STIFLE, bend: -12 },
        { ...HOCK, bend: 6 },
        { ...HIND_FETLOCK, bend: -18 },
        { ...HIND_COFFIN, bend: -6 },
      ],
    },
    hindFar: {
      aside: 0,
      lifted: 0.13,
      joints: [
        { ...HIP, bend: 28 },
        { ...STIFLE, bend: -22 },
        { ...HOCK, bend: 34 },
        { ...HIND_FETLOCK, bend: -34 },
        { ...HIND_COFFIN, bend: -10 },
      ],
    },
  },
  lie: {
    neck: { lowered: 2 },
    lying: 0.012,
    foreNear: {
      aside: 0,
      lifted: 'folded',
      joints: [
        { ...SHOULDER, bend: -8 },
        { ...ELBOW, bend: 83 },
        { at: 0.315, over: 0.1, bend: -163 },
        { ...FORE_FETLOCK, bend: -48 },
        { ...FORE_COFFIN, bend: -6 },
      ],
    },
    foreFar: {
      aside: -0.04,
      lifted: 'folded',
      joints: [
        { ...SHOULDER, bend: -2 },
        { ...ELBOW, bend: 83 },
        { at: 0.315, over: 0.1, bend: -163 },
        { ...FORE_FETLOCK, bend: -48 },
        { ...FORE_COFFIN, bend: -6 },
      ],
    },
    hindNear: {
      aside: 0.05,
      lifted: 'folded',
      joints: [
        { at: 0.78, over: 0.2, bend: 45 },
        { at: 0.58, over: 0.16, bend: -86 },
        { ...HOCK, bend: 137 },
        { ...HIND_FETLOCK, bend: -42 },
      ],
    },
    hindFar: {
      aside: 0.03,
      lifted: 'folded',
      joints: [
        { at: 0.78, over: 0.2, bend: 48 },
        { at: 0.58, over: 0.16, bend: -86 },
        { ...HOCK, bend: 137 },
        { ...HIND_FETLOCK, bend: -42 },
      ],
    },
  },
};
