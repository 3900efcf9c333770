/** In the names of pictures; written by `npm run shader`. */
export const PAINTER_VERSION = 'fe37f2';
