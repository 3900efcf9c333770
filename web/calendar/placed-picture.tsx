import type { Stance } from '../../art/paint/recipe/stance.ts';
import type { Look } from '../portrait/coat-tint.ts';
import { HorsePicture } from '../portrait/horse-picture.tsx';
import { poseAt } from './pose-at.ts';
import { useHourBegun } from './use-hour-begun.ts';

interface PlacedPictureProps {
  readonly look: Look;
  /** Alternative text. */
  readonly alt: string;
  /** True on grass. */
  readonly isOut: boolean;
  /** Default: standing still. */
  readonly Picture?: typeof HorsePicture;
  /** What the scene decides of it. */
  readonly stance?: Partial<Stance>;
}

/** A horse in a pose that suits the hour. */
export function PlacedPicture({ look, alt, isOut, Picture = HorsePicture, stance }: PlacedPictureProps) {
  const hour = useHourBegun();
  return (
    <Picture
      look={look}
      alt={alt}
      stance={stance}
      pose={hour === undefined ? undefined : poseAt(look, isOut ? 'pasture' : 'stable', hour)}
    />
  );
}
