/* Where the body stands in a set of layers, so that the painter can reshape it (`warp.ts`). */

/** In units of the frame, unless canonical. */
export interface Anatomy {
  /** How much longer than canonical the trunk is, all of it between the ends of `LOIN`. */
  readonly longer: number;
  /** Heights of `ELBOW_HEIGHT` and `BACK_HEIGHT`. */
  readonly elbow: number;
  readonly back: number;
  /** How much lower than standing it lies. */
  readonly floor: number;
  /** x of the legs' middles at `LEG_HEIGHTS`, for each that is steep. */
  readonly legs: readonly (readonly number[])[];
  /** x of the hindmost fore foot and of the foremost hind foot. */
  readonly feet: readonly [fore: number, hind: number];
}

/** Canonical. */
export const LOIN = [0.28, 0.74] as const;
export const ELBOW_HEIGHT = 0.55;
export const BACK_HEIGHT = 0.97;
/** Upwards; canonical. */
export const LEG_HEIGHTS = [0.03, 0.108, 0.2, 0.31, 0.45, 0.56] as const;

/** Of the canonical body. */
export const PLAIN_ANATOMY: Anatomy = {
  longer: 0,
  elbow: ELBOW_HEIGHT,
  back: BACK_HEIGHT,
  floor: 0,
  legs: [],
  feet: [0, 0],
};
