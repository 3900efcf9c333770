/** Characters of a horse's name, at most (both specifications, section 5). */
export const HORSE_NAME_MAX = 50;
