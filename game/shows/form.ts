import { classIndex } from './classes.ts';
import type { ClassLevel } from './classes.ts';

/**
 * Form is how a horse has been placed of late: it chooses the heat, the strength of its house horses and
 * the size of its purse. Ten-thousandths, 0 to 1.3 (docs/rules/shows.md#form).
 */
export const FORM_START = 2_500;
export const FORM_MAX = 13_000;
/** What the first of a heat gains, and the last loses. */
export const FORM_STEP = 300;
export const CLASS_DROP = 2_000;

/** Form after a place of a house heat of twelve: +0.03 for the first evenly down to -0.03 for the last. */
export function formAfter(form: number, place: number): number {
  return clampForm(form + Math.round((FORM_STEP * (13 - 2 * place)) / 11));
}

/** Form on entering a house class: 0.2 less for each class that it lies above the one entered last. */
export function formOnEntering(form: number, lastClass: ClassLevel, entered: ClassLevel): number {
  const climbed = Math.max(0, classIndex(entered) - classIndex(lastClass));
  return clampForm(form - CLASS_DROP * climbed);
}

function clampForm(form: number): number {
  return Math.min(FORM_MAX, Math.max(0, form));
}
