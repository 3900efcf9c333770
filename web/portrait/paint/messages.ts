import type { Pose } from '../../../art/paint/layers/layers.ts';
import type { Look } from '../coat-tint.ts';
import type { LivingParts } from '../living/living-parts.ts';

/** `head` is square. */
export type Crop = 'whole' | 'head';

export interface PaintJob {
  readonly look: Look;
  readonly crop: Crop;
  readonly pose: Pose;
  /** Device px. */
  readonly width: number;
}

export type Request =
  | { readonly id: number; readonly job: PaintJob; readonly as: 'bitmap' | 'png' | 'living' }
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
  readonly picture: ImageBitmap | Blob | null;
  /** Present if requested. */
  readonly living?: Living | null;
  /** False if a missing layer may load later. */
  readonly complete: boolean;
}
