import type { Pose } from '../paint/layers/layers.ts';

/** `bend` in degrees; positive swings the leg below forwards. */
export interface JointBend {
  /** Canonical height, and the height over which it bends. */
  readonly at: number;
  readonly over: number;
  readonly bend: number;
}

export interface LegPose {
  /** From the near leg, in units. */
  readonly aside: number;
  readonly joints: readonly JointBend[];
  /** The hoof's lowest point above the ground, in units. */
  readonly lifted: number;
}

export interface BodyPose {
  /** Degrees relative to the build's stance. */
  readonly neckLowered: number;
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
    neckLowered: 0,
    foreNear: STRAIGHT,
    foreFar: { ...STRAIGHT, aside: 0.128 },
    hindNear: STRAIGHT,
    hindFar: { ...STRAIGHT, aside: -0.158 },
  },
  walk: {
    neckLowered: 7,
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
};
