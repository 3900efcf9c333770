import { storeOf } from './store.ts';

/** docs/rules/screens.md#notices-and-tips */
export const SHOWN_MS = 5_000;

export interface ToastContent {
  readonly title: string;
  readonly description?: string | undefined;
  /** "See the show". */
  readonly link?: { readonly href: string; readonly label: string } | undefined;
  /** Code of a refusal; the notice links to the help about it. */
  readonly refusal?: string | null;
  readonly variant?: 'default' | 'destructive';
}

interface ShownToast extends ToastContent {
  readonly id: number;
}

export const shownToast = storeOf<ShownToast | undefined>(undefined);
let count = 0;

export function showToast(content: ToastContent): void {
  count += 1;
  shownToast.set({ ...content, id: count });
}

/** Ignored if a later notice replaced it. */
export function closeToast(id: number): void {
  if (shownToast.read()?.id === id) shownToast.set(undefined);
}
