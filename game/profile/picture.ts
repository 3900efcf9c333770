/** docs/rules/screens.md#pictures */
export const PICTURE_MAX_BYTES = 5_242_880;

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** AVIF decodes slower (decision 8; docs/rules/screens.md#pictures). */
export const MOST_PIXELS = { avif: 5_000_000, others: 16_000_000 } as const;

/** Pixels; 160 at 1x and 3x. */
export const PICTURE_SIZES = { small: 160, large: 480 } as const;

export type PictureSize = keyof typeof PICTURE_SIZES;
