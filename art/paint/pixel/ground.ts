import { hill } from './numbers.ts';

/** How dark the ground is under a hoof, from where it stands, in canonical units. */
export function hoofShadow(dx: number, dy: number): number {
  return 0.62 * hill(dx, 0.072) * hill(dy, 0.0125);
}

/** The same under the whole horse; `reach` is half the way from its first hoof to its last. */
export function bodyShadow(dx: number, dy: number, reach: number): number {
  const far = dx / (reach + 0.17);
  return 0.36 * Math.exp(-far * far * far * far) * hill(dy, 0.026);
}
