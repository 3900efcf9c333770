import { HEALTH_LOCI, lethalAt, type Copies, type HealthLocus } from './loci.ts';
import { PLACE, type Genome, type Strand } from './strands.ts';

/** Coins, once in a horse's life (docs/rules/breeding.md#health). */
export const HEALTH_TEST_PRICE = 150;

/** Copies of each variant. */
export type Health = Readonly<Record<HealthLocus, Copies>>;

interface HealthRow {
  readonly label: string;
  readonly code: string;
}

/** In the order in which a test lists them. */
export const HEALTH_GENES = {
  gbed: { label: 'Foal sugar', code: 'GBED' },
  herda: { label: 'Skin', code: 'HERDA' },
  wffs: { label: 'Fragile foal', code: 'WFFS' },
  ca: { label: 'Balance', code: 'CA' },
  scid: { label: 'Immune', code: 'SCID' },
  lfs: { label: 'Lavender foal', code: 'LFS' },
  pssm1: { label: 'Muscle sugar', code: 'PSSM1' },
  hypp: { label: 'Muscle salt', code: 'HYPP' },
} as const satisfies Readonly<Record<HealthLocus, HealthRow>>;

export function healthOf([sire, dam]: Genome): Health {
  const copies = (locus: HealthLocus) => ((sire[PLACE[locus]] ?? 0) + (dam[PLACE[locus]] ?? 0)) as Copies;
  return Object.fromEntries(HEALTH_LOCI.map((locus) => [locus, copies(locus)])) as unknown as Health;
}

/** Two copies of it, and a cover does not take. */
export function isLethal(locus: HealthLocus): boolean {
  return lethalAt(locus).length > 0;
}

/** Hidden genes that matter for the choice of a mate. */
export function carriedIn(health: Health): readonly HealthLocus[] {
  return HEALTH_LOCI.filter((locus) => isLethal(locus) && health[locus] > 0);
}

export function sharedBy(sire: Health, dam: Health): readonly HealthLocus[] {
  return carriedIn(sire).filter((locus) => dam[locus] > 0);
}

/** Share of their covers that do not take; linkage aside, which matters only where both share two genes of one chromosome. */
export function shareNotTaken(sire: Health, dam: Health): number {
  return 1 - (3 / 4) ** sharedBy(sire, dam).length;
}

/** Muscle genes: a horse with either is never ill, but eats hay and oil (docs/rules/care.md#hay-and-oil). */
export const RATION_LOCI = ['pssm1', 'hypp'] as const satisfies readonly HealthLocus[];

export function needsRation(genome: Genome): boolean {
  return RATION_LOCI.some((locus) => genome.some((strand) => strand[PLACE[locus]] !== 0));
}

/** For those who may see the other genes only. */
export function withoutHealth([sire, dam]: Genome): Genome {
  return [hidden(sire), hidden(dam)];
}

function hidden(strand: Strand): Strand {
  return strand.map((allele, place) => (HEALTH_PLACES.has(place) ? 0 : allele));
}

const HEALTH_PLACES: ReadonlySet<number> = new Set(HEALTH_LOCI.map((locus) => PLACE[locus]));
