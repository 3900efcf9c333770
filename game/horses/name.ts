/** Characters of a horse's name, at most (docs/rules/screens.md#lists-and-words). */
export const HORSE_NAME_MAX = 50;
