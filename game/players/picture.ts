/** Bytes of a profile picture as it is sent (specification, sections 5 and 9). */
export const PICTURE_MAX_BYTES = 5_242_880;

/** Kinds of picture that every server can read. */
export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif'] as const;

/** Width and height in pixels of what is kept: a portrait of 160, on screens of one and of three dots to the pixel. */
export const PICTURE_SIZES = { small: 160, large: 480 } as const;

export type PictureSize = keyof typeof PICTURE_SIZES;
