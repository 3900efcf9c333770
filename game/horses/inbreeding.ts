import { UNKNOWN } from './pedigree.ts';
import type { Pedigree } from './pedigree.ts';

/**
 * The coefficient of inbreeding of a foal of these two (Wright's F, 1922), 0 to 1, over the whole pedigree:
 * the chance that its two alleles at a locus are copies of one and the same allele of a founder. Founders are
 * unrelated. Which of the two is the sire makes no difference.
 */
export function foalInbreeding(pedigree: Pedigree, sireId: string, damId: string): number {
  return foalInbreedings(pedigree, damId, [sireId])[0] ?? 0;
}

/** The same for the foals of one mare by each of these stallions, in their order, at little more than the cost of one. */
export function foalInbreedings(pedigree: Pedigree, damId: string, sireIds: readonly string[]): number[] {
  const dam = pedigree.numberOf(damId);
  if (dam === undefined) return sireIds.map(() => 0);
  const sires = sireIds.map((id) => pedigree.numberOf(id));
  const youngest = sires.reduce<number>((most, sire = 0) => Math.max(most, sire), dam);
  const relationships = relationshipsTo(pedigree, dam, youngest);
  // A foal is as inbred as half the relationship of its parents.
  return sires.map((sire) => (sire === undefined ? 0 : (relationships[sire] ?? 0) / 2));
}

/**
 * The additive relationship of one horse to each of those numbered 0 to `youngest`, itself among them: its
 * column of the relationship matrix A = T·D·T', where T traces genes from ancestors to descendants and D is the
 * share of its variance that each horse owes to chance at its birth, Mendelian sampling. Multiplied out from
 * the right, that is one pass up from the horse and one down to all (J.-J. Colleau, "An indirect approach to
 * the extensive calculation of relationship coefficients", Genetics Selection Evolution 34, 2002).
 *
 * With parents of generation g all numbers on the way are whole multiples of 1/4^g, at most 2. Doubles hold
 * those up to g = 26, so until then nothing is rounded and F is exact to the last bit. Later each step rounds
 * by one part in 2^53 at most, the same on every machine.
 */
function relationshipsTo(pedigree: Pedigree, horse: number, youngest: number): Float64Array {
  const { sires, dams, inbreedings } = pedigree;
  const column = new Float64Array(youngest + 1);
  column[horse] = 1;
  for (let each = horse; each >= 0; each--) {
    const share = column[each] ?? 0;
    const sire = sires[each] ?? UNKNOWN;
    const dam = dams[each] ?? UNKNOWN;
    if (share === 0 || sire === UNKNOWN) continue;
    column[sire] = (column[sire] ?? 0) + share / 2;
    column[dam] = (column[dam] ?? 0) + share / 2;
  }
  for (let each = 0; each <= youngest; each++) {
    const share = column[each] ?? 0;
    const sire = sires[each] ?? UNKNOWN;
    const dam = dams[each] ?? UNKNOWN;
    if (sire === UNKNOWN) continue;
    const sampling = 1 / 2 - ((inbreedings[sire] ?? 0) + (inbreedings[dam] ?? 0)) / 4;
    column[each] = sampling * share + ((column[sire] ?? 0) + (column[dam] ?? 0)) / 2;
  }
  return column;
}
