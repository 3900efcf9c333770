import type { Sex } from '../horses/age.ts';
import { namesFor } from '../horses/foal-names.ts';
import { pick, type Rng } from '../rng.ts';

/** One that no other horse of a house stable has, while there are such names. */
export function drawFoalName(rng: Rng, sex: Sex, stable: string, taken: ReadonlySet<string>): string {
  const names = namesFor(sex);
  const free = names.filter((name) => !taken.has(name));
  return free.length > 0 ? pick(rng, free) : `${pick(rng, names)} of ${stable}`;
}
