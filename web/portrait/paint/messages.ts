import type { Pose } from '../../../art/paint/layers/layers.ts';
import type { Look } from '../coat-tint.ts';

/** `head` is square. */
export type Crop = 'whole' | 'head';

export interface Order {
  readonly look: Look;
  readonly crop: Crop;
  readonly pose: Pose;
  /** Device px. */
  readonly width: number;
}

export type Request =
  | { readonly id: number; readonly order: Order; readonly as: 'bitmap' | 'png' }
  | { readonly id: number; readonly cancel: true };

export interface Answer {
  readonly id: number;
  readonly picture: ImageBitmap | Blob | null;
  /** False if a missing layer may load later. */
  readonly complete: boolean;
}
