import type { MarkingWhites } from '../coat/markings.ts';

/** What goes for genetics that do not say how much white there is (docs/rules/genetics.md#markings). */
export const USUAL_WHITES: MarkingWhites = 'minimal';
/** What goes for genetics that do not say how fast a grey whitens. */
export const USUAL_GREY_FACTOR = 1;
