import { UNKNOWN, type Pedigree } from './pedigree.ts';

/** Wright's F (1922), 0 to 1: the chance that both alleles of a locus come from one founder allele. */
export function foalInbreeding(pedigree: Pedigree, sireId: string, damId: string): number {
  return foalInbreedings(pedigree, damId, [sireId])[0] ?? 0;
}

/** For one mare and many stallions, at little more than the cost of one pair. */
export function foalInbreedings(pedigree: Pedigree, damId: string, sireIds: readonly string[]): number[] {
  const dam = pedigree.numberOf(damId);
  if (dam === undefined) return sireIds.map(() => 0);
  const sires = sireIds.map((id) => pedigree.numberOf(id));
  const youngest = sires.reduce<number>((most, sire = 0) => Math.max(most, sire), dam);
  const relationships = relationshipsTo(pedigree, dam, youngest);
  // F is half the parents' relationship.
  return sires.map((sire) => (sire === undefined ? 0 : (relationships[sire] ?? 0) / 2));
}

/**
 * One column of the relationship matrix A = T·D·T', for horses 0 to `youngest`: T traces genes, D is the Mendelian
 * sampling variance. One pass up the pedigree and one down (J.-J. Colleau, "An indirect approach to the extensive
 * calculation of relationship coefficients", Genetics Selection Evolution 34, 2002).
 *
 * Exact up to parents of generation 26: values are multiples of 1/4^g, at most 2. Beyond, each step rounds by one
 * part in 2^53, alike on every machine.
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
