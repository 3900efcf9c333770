import type { Pose } from '../../../art/paint/layers/layers.ts';
import type { Stance } from '../../../art/paint/recipe/stance.ts';
import type { Look } from '../coat-tint.ts';
import type { HorseLight } from '../horse-light.ts';
import type { LivingParts } from '../living/living-parts.ts';

/** `head` is square. */
export type Crop = 'whole' | 'head';

export interface PaintJob {
  readonly look: Look;
  readonly crop: Crop;
  readonly pose: Pose;
  readonly stance: Stance;
  /** Device px. */
  readonly width: number;
  /** Of the scene that the horse stands in; null: none, and a soft shadow in the picture. */
  readonly light: HorseLight | null;
}

export type Request =
  | { readonly id: number; readonly job: PaintJob; readonly as: 'bitmap' | 'living' }
  | { readonly id: number; readonly cancel: true };

/** All of one size, to be laid over each other. */
export interface LivingPictures {
  readonly horse: ImageBitmap;
  readonly tail: ImageBitmap;
  readonly mane: ImageBitmap;
}

export interface Living extends LivingPictures {
  readonly parts: LivingParts;
}

export interface Answer {
  readonly id: number;
  readonly picture: ImageBitmap | null;
  /** On the ground of a scene; covers `SHADOW_BOX`. */
  readonly shadow?: ImageBitmap | null;
  /** Present if requested. */
  readonly living?: Living | null;
  /** False if a missing layer may load later. */
  readonly complete: boolean;
}
