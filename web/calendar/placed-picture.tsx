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
}

/** A horse in a pose that suits the hour. */
export function PlacedPicture({ look, alt, isOut, Picture = HorsePicture }: PlacedPictureProps) {
  const hour = useHourBegun();
  return (
    <Picture
      look={look}
      alt={alt}
      pose={hour === undefined ? undefined : poseAt(look, isOut ? 'pasture' : 'stable', hour)}
    />
  );
}
