/** In the names of pictures; written by `npm run shader`. */
export const PAINTER_VERSION = 'adcd98';
