import type { Look } from '../../../game/horses/coat/look.ts';
import type { Pose } from '../layers/layers.ts';
import type { Recipe } from '../pixel/recipe.ts';

export const FACINGS = ['left', 'right'] as const;
export type Facing = (typeof FACINGS)[number];

/** Of head and neck: as the layers show it, attentive, or looking at something small. */
export const CARRIAGES = ['level', 'raised', 'lowered'] as const;
type Carriage = (typeof CARRIAGES)[number];

export const COATS = ['summer', 'winter'] as const;
export type SeasonCoat = (typeof COATS)[number];

/** Of a mare: in the last third before she foals it shows, in the last days it is round. */
export const BELLIES = ['usual', 'in foal', 'heavy in foal'] as const;
export type Belly = (typeof BELLIES)[number];

/** How a horse stands in a scene. Lists and cards show all as `PLAIN_STANCE`. */
export interface Stance {
  readonly facing: Facing;
  readonly carriage: Carriage;
  readonly coat: SeasonCoat;
  readonly belly: Belly;
}

export const PLAIN_STANCE: Stance = { facing: 'left', carriage: 'level', coat: 'summer', belly: 'usual' };

/** How six standing horses carry their heads. A horse keeps its carriage for life. */
const CARRIED: readonly Carriage[] = ['level', 'raised', 'level', 'lowered', 'level', 'raised'];
/** Seeds divided by less choose the pose. */
const SEEDS_EACH = 5;

export function ownCarriage({ seed }: Pick<Look, 'seed'>, pose: Pose): Carriage {
  if (pose !== 'stand') return 'level';
  return CARRIED[Math.floor(seed / SEEDS_EACH) % CARRIED.length] ?? 'level';
}

/** A horse's own in a scene, unless the scene decides otherwise. */
export function stanceIn(coat: SeasonCoat, look: Pick<Look, 'seed'>, pose: Pose): Stance {
  return { ...PLAIN_STANCE, carriage: ownCarriage(look, pose), coat };
}

/** The horse as if left were right: the painter paints the left side, and mirrors it for a horse that faces right. */
export function otherSide(look: Look): Look {
  const { fl, fr, rl, rr } = look.legs;
  const { left, right } = look.eyes;
  return { ...look, legs: { fl: fr, fr: fl, rl: rr, rr: rl }, eyes: { left: right, right: left } };
}

type Shape = Pick<Recipe, 'mirrored' | 'neckTurn' | 'headTurn' | 'inFoal'>;

/** Radians upwards. */
const TURNS: Readonly<Record<Carriage, Pick<Shape, 'neckTurn' | 'headTurn'>>> = {
  level: { neckTurn: 0, headTurn: 0 },
  raised: { neckTurn: 0.12, headTurn: 0 },
  lowered: { neckTurn: -0.31, headTurn: -0.1 },
};

export const shapeOfStance = ({ facing, carriage, belly }: Stance): Shape => ({
  mirrored: facing === 'right' ? 1 : 0,
  inFoal: BELLIES.indexOf(belly) / 2,
  ...TURNS[carriage],
});
