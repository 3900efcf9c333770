import { classIndex } from './classes.ts';
import type { ClassLevel } from './classes.ts';

/** Recent success: decides heat, house horses and purse. Ten-thousandths, 0 to 1.3 (docs/rules/shows.md#form). */
export const FORM_START = 2_500;
export const FORM_MAX = 13_000;
/** First gains, last loses. */
export const FORM_STEP = 300;
export const CLASS_DROP = 2_000;

export function formAfter(form: number, place: number): number {
  return clampForm(form + Math.round((FORM_STEP * (13 - 2 * place)) / 11));
}

export function formOnEntering(form: number, lastClass: ClassLevel, entered: ClassLevel): number {
  const climbed = Math.max(0, classIndex(entered) - classIndex(lastClass));
  return clampForm(form - CLASS_DROP * climbed);
}

function clampForm(form: number): number {
  return Math.min(FORM_MAX, Math.max(0, form));
}
