/** Bytes of a profile picture as it is sent (docs/rules/screens.md#pictures). */
export const PICTURE_MAX_BYTES = 5_242_880;

/** Kinds of picture that every server can read. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/**
 * Most pixels of a picture as it is sent. Phones take 12 million; the browser sends at most 5 (docs/rules/screens.md#pictures).
 * AVIF takes many times as long to decode as any other kind (decision 8).
 */
export const MOST_PIXELS = { avif: 5_000_000, others: 16_000_000 } as const;

/** Width and height in pixels of what is kept: a portrait of 160, on screens of one and of three dots to the pixel. */
export const PICTURE_SIZES = { small: 160, large: 480 } as const;

export type PictureSize = keyof typeof PICTURE_SIZES;
