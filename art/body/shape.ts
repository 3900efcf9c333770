/** What one body differs in from the canonical one: factors (1 is canonical), lengths in units, angles in degrees. */
export interface BodyShape {
  readonly bodyLength: number;
  readonly legLength: number;
  /** Of the trunk from back to belly. */
  readonly depth: number;
  readonly width: number;
  readonly neckThickness: number;
  readonly neckLength: number;
  /** How much higher the neck is carried. */
  readonly neckRaise: number;
  /** How far the upper line of the neck is arched out. */
  readonly crest: number;
  readonly headScale: number;
  /** Length of the head alone. */
  readonly headLength: number;
  /** How much more the nose is rendered in. */
  readonly headTuck: number;
  /** A hollow face, a convex one, a bulging forehead. */
  readonly dish: number;
  readonly roman: number;
  readonly dome: number;
  readonly muzzle: number;
  readonly jaw: number;
  readonly ears: number;
  readonly eyes: number;
  readonly legThickness: number;
  readonly jointThickness: number;
  /** Thickness of the upper hind leg. */
  readonly haunch: number;
  readonly gaskin: number;
  /** How much lower the dock lies; of a level croup less than 0. */
  readonly croupDrop: number;
  /** How much higher the croup stands than the withers would have it. */
  readonly croupRaise: number;
  /** How much higher the withers stand out. */
  readonly withers: number;
  /** How much the breast lies farther back. */
  readonly breastBack: number;
  /** How much the belly is rendered up before the flank. */
  readonly tuckUp: number;
  readonly hoof: number;
  readonly pastern: number;
  /** How clearly muscles and bones show. */
  readonly muscle: number;
  /** Length of the long hair at the fetlocks; none below 0.03. */
  readonly feather: number;
  readonly maneLength: number;
  readonly maneFullness: number;
  /** How high above the ground the tail ends. */
  readonly tailEnd: number;
  readonly tailFullness: number;
  /** How high the tail is carried. */
  readonly tailArch: number;
  /** Share of the frame that it fills. */
  readonly size: number;
}

export const CANONICAL_SHAPE: BodyShape = {
  bodyLength: 0.975,
  legLength: 1,
  depth: 1,
  width: 1,
  neckThickness: 1,
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
  croupDrop: 0,
  croupRaise: 0,
  withers: 0.01,
  breastBack: 0.02,
  tuckUp: 0,
  hoof: 1,
  pastern: 0.84,
  muscle: 1,
  feather: 0.045,
  maneLength: 0.24,
  maneFullness: 1,
  tailEnd: 0.17,
  tailFullness: 1,
  tailArch: 0,
  size: 1,
};
