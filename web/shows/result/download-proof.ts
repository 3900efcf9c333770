import type { Entered, RunShow } from './use-show.ts';

/** Saves all that a show was run from, so that anybody can check it without us. */
export function downloadProof(show: RunShow, entries: readonly Entered[]): void {
  const file = new Blob([JSON.stringify({ show, entries }, null, 2)], { type: 'application/json' });
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = `show-${show.id.slice(0, 8)}.json`;
  link.click();
  URL.revokeObjectURL(address);
}
