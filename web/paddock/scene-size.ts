/** Px of a scene's view. */
export const WIDTH = 1600;
export const HEIGHT = 720;
/** Eye level. Hills cover the sky's last part. */
export const HORIZON = 446;
