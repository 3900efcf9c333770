import { acrossEar, alongEar, shellAt, shellRimAt } from '../paint/pixel/ear.ts';

/** A shell with a rounded edge. Head coordinates of the near ear; in units. */
export function earRelief(s: number, n: number): number {
  const along = alongEar(s, n);
  const across = acrossEar(s, n, along);
  return 0.0024 * shellRimAt(along, across) - 0.0065 * shellAt(along, across);
}
