/** Px of a scene's view. */
export const WIDTH = 1600;
export const HEIGHT = 720;
