/* Shares of the height and the width of a picture; written by `npm run shader`. */

/** Below the hooves. */
export const BELOW_HOOVES = 0.045;

/** By build and age: the withers above the ground, and the middle of the head from the left. */
export const STANDING: Readonly<Record<string, readonly [withers: number, head: number]>> = {
  'light-foal': [0.556, 0.277],
  'light-yearling': [0.579, 0.215],
  'light-adult': [0.624, 0.16],
  'stock-foal': [0.573, 0.268],
  'stock-yearling': [0.606, 0.191],
  'stock-adult': [0.662, 0.133],
  'draft-foal': [0.569, 0.27],
  'draft-yearling': [0.596, 0.199],
  'draft-adult': [0.645, 0.143],
  'pony-foal': [0.595, 0.262],
  'pony-yearling': [0.638, 0.18],
  'pony-adult': [0.665, 0.135],
  'baroque-foal': [0.554, 0.285],
  'baroque-yearling': [0.571, 0.229],
  'baroque-adult': [0.61, 0.178],
  'arabian-foal': [0.551, 0.283],
  'arabian-yearling': [0.567, 0.223],
  'arabian-adult': [0.606, 0.176],
  'gaited-foal': [0.547, 0.289],
  'gaited-yearling': [0.56, 0.234],
  'gaited-adult': [0.595, 0.191],
};
