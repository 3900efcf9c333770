export interface Size {
  readonly width: number;
  readonly height: number;
}

/** Some browsers draw no larger pictures (docs/rules/screens.md#pictures). */
const MOST_PIXELS = 5_000_000;
const LONGEST_SIDE = 4096;

/** The largest size of the same shape within both limits; the size itself if it is. At least one pixel each way. */
export function cappedSize({ width, height }: Size): Size {
  const shrink = Math.min(
    1,
    LONGEST_SIDE / Math.max(width, height),
    Math.sqrt(MOST_PIXELS / (width * height)),
  );
  if (shrink === 1) return { width, height };
  return {
    width: Math.max(1, Math.floor(width * shrink)),
    height: Math.max(1, Math.floor(height * shrink)),
  };
}
