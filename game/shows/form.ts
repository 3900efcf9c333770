import { classIndex, type ClassLevel } from './classes.ts';

/** Recent success: decides heat, house horses and purse. Ten-thousandths, 0 to 1.3 (docs/rules/shows.md#form). */
export const FORM_START = 2_500;
export const FORM_MAX = 13_000;
/** Gain of the first, loss of the last. */
export const FORM_STEP = 300;
export const CLASS_DROP = 2_000;

/** Ten-thousandths: +0.03 for the first, linear to -0.03 for the twelfth. */
export function formAfter(form: number, place: number): number {
  return clampForm(form + Math.round((FORM_STEP * (13 - 2 * place)) / 11));
}

/** Ten-thousandths: 0.2 less per class climbed. */
export function formOnEntering(form: number, lastClass: ClassLevel, entered: ClassLevel): number {
  const climbed = Math.max(0, classIndex(entered) - classIndex(lastClass));
  return clampForm(form - CLASS_DROP * climbed);
}

function clampForm(form: number): number {
  return Math.min(FORM_MAX, Math.max(0, form));
}
