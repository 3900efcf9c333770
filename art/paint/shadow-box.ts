/** The part of a scene that a horse's shadow may cover, in shares of its picture's width and height. */
export const SHADOW_BOX = { left: -0.06, top: 0.83, width: 1.56, height: 0.19 } as const;
