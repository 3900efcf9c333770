/** Factors (1 is canonical), lengths in units, angles in degrees. */
export interface BodyShape {
  readonly bodyLength: number;
  readonly legLength: number;
  /** Depth of the trunk, from back to belly. */
  readonly depth: number;
  readonly width: number;
  readonly neckThickness: number;
  /** Thickness of the neck behind the cheek. */
  readonly throat: number;
  readonly neckLength: number;
  readonly neckRaise: number;
  /** Arch of the neck's upper line. */
  readonly crest: number;
  readonly headScale: number;
  readonly headLength: number;
  /** Degrees by which the nose is tucked in. */
  readonly headTuck: number;
  /** Hollow face; below, convex face and bulging forehead. */
  readonly dish: number;
  readonly roman: number;
  readonly dome: number;
  readonly muzzle: number;
  readonly jaw: number;
  readonly ears: number;
  readonly eyes: number;
  readonly legThickness: number;
  readonly jointThickness: number;
  readonly haunch: number;
  readonly gaskin: number;
  /** Degrees, from the point of the hip to the point of the buttock. */
  readonly croupSlope: number;
  readonly croupRaise: number;
  readonly withers: number;
  /** How far breast and point of shoulder lie behind those of a deep chest. */
  readonly breastBack: number;
  /** Raises the belly in front of the flank. */
  readonly tuckUp: number;
  readonly hoof: number;
  /** Length. */
  readonly pastern: number;
  /** Degrees. */
  readonly pasternSlope: number;
  /** Strength of the relief. */
  readonly muscle: number;
  /** Length; none below 0.03. */
  readonly feather: number;
  readonly maneLength: number;
  readonly maneFullness: number;
  /** Height of the tail's end above the ground. */
  readonly tailEnd: number;
  readonly tailFullness: number;
  readonly tailArch: number;
  /** Share of the frame. */
  readonly size: number;
}

export const CANONICAL_SHAPE: BodyShape = {
  bodyLength: 0.975,
  legLength: 1,
  depth: 1,
  width: 1,
  neckThickness: 1,
  throat: 1,
  neckLength: 1,
  neckRaise: 0,
  crest: 0,
  headScale: 1,
  headLength: 1,
  headTuck: 0,
  dish: 0,
  roman: 0,
  dome: 0,
  muzzle: 1,
  jaw: 1,
  ears: 1,
  eyes: 1,
  legThickness: 1,
  jointThickness: 1,
  haunch: 1,
  gaskin: 1,
  croupSlope: 22,
  croupRaise: 0,
  withers: 0.01,
  breastBack: 0.012,
  tuckUp: 0,
  hoof: 1,
  pastern: 0.84,
  pasternSlope: 53,
  muscle: 1.2,
  feather: 0.045,
  maneLength: 0.24,
  maneFullness: 1,
  tailEnd: 0.17,
  tailFullness: 1,
  tailArch: 0,
  size: 1,
};
