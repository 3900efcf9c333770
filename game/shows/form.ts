import { classIndex } from './classes.ts';
import type { ClassLevel } from './classes.ts';

/**
 * Form rates recent placings; it sets heat, house horses' strength and purse. Ten-thousandths, 0 to 1.3
 * (docs/rules/shows.md#form).
 */
export const FORM_START = 2_500;
export const FORM_MAX = 13_000;
/** Gain of the first, loss of the last. */
export const FORM_STEP = 300;
export const CLASS_DROP = 2_000;

/** Linear from +0.03 (first) to -0.03 (twelfth). */
export function formAfter(form: number, place: number): number {
  return clampForm(form + Math.round((FORM_STEP * (13 - 2 * place)) / 11));
}

/** Minus 0.2 per class climbed. */
export function formOnEntering(form: number, lastClass: ClassLevel, entered: ClassLevel): number {
  const climbed = Math.max(0, classIndex(entered) - classIndex(lastClass));
  return clampForm(form - CLASS_DROP * climbed);
}

function clampForm(form: number): number {
  return Math.min(FORM_MAX, Math.max(0, form));
}
