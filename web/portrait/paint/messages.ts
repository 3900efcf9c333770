import type { Pose } from '../../../art/paint/layers/layers.ts';
import type { Look } from '../coat-tint.ts';

/** What of a horse is seen: all of it, or its head in a square. */
export type Crop = 'whole' | 'head';

export interface Order {
  readonly look: Look;
  readonly crop: Crop;
  readonly pose: Pose;
  /** Px of the screen. */
  readonly width: number;
}

/** To the worker. */
export type Request =
  | { readonly id: number; readonly order: Order; readonly as: 'bitmap' | 'png' }
  | { readonly id: number; readonly cancel: true };

/** From it. */
export interface Answer {
  readonly id: number;
  /** Null where nothing could be drawn. */
  readonly picture: ImageBitmap | Blob | null;
  /** False where a layer was done without that may come another time. */
  readonly complete: boolean;
}
