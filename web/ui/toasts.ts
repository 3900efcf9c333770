/** docs/rules/screens.md#notices-and-tips */
export const SHOWN_MS = 5_000;

export interface ToastWords {
  readonly title: string;
  readonly description?: string | undefined;
  /** "See the show". */
  readonly link?: { readonly href: string; readonly words: string } | undefined;
  readonly variant?: 'default' | 'destructive';
}

interface ShownToast extends ToastWords {
  readonly id: number;
}

let shown: ShownToast | undefined;
let count = 0;
const listeners = new Set<() => void>();

export function showToast(words: ToastWords): void {
  count += 1;
  change({ ...words, id: count });
}

export function currentToast(): ShownToast | undefined {
  return shown;
}

/** Ignored if a later notice replaced it. */
export function closeToast(id: number): void {
  if (shown?.id === id) change(undefined);
}

export function onToastChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

function change(next: ShownToast | undefined): void {
  shown = next;
  for (const listener of listeners) listener();
}
