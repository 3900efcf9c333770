import type { Inbreeding } from '../horses/aptitude.ts';
import type { HorseBreed } from '../horses/breeds.ts';
import { readGenome, storeGenome } from '../horses/genetics/strands.ts';
import type { Traits } from '../horses/coat/traits.ts';
import { seedHash } from '../shows/proof/proof.ts';
import { foalDraws } from './birth-proof.ts';
import { drawFoal, type Born, type Parentage } from './foal.ts';

export interface BirthRecord {
  readonly mareId: string;
  readonly stallionId: string;
  /** Published before the cover. */
  readonly seedHash: string;
  readonly seed: Uint8Array;
  readonly entropy: string;
  readonly sire: Parentage;
  readonly dam: Parentage;
  readonly inbreeding: Inbreeding;
  /** A colt may be a gelding now. */
  readonly foal: Born & { readonly sex: 'mare' | 'stallion' | 'gelding' };
}

export type BirthFault =
  | 'seed'
  | 'take'
  | 'sex'
  | 'breed'
  | 'genes'
  | 'traits'
  | 'form'
  | 'talent'
  | 'aptitude';

/** Empty for an honest birth. */
export function birthFaults(record: BirthRecord): BirthFault[] {
  const { foal, seed } = record;
  if (seedHash(seed) !== record.seedHash) return ['seed'];
  const drawn = drawFoal(foalDraws(seed, record), record.sire, record.dam, record.inbreeding);
  if (!drawn) return ['take'];
  const faults: readonly (readonly [BirthFault, boolean])[] = [
    ['sex', (drawn.sex === 'mare') !== (foal.sex === 'mare')],
    ['breed', drawn.breed !== foal.breed],
    ['genes', storeGenome(drawn.genome) !== storeGenome(foal.genome)],
    ['traits', canonical(drawn.traits) !== canonical(foal.traits)],
    ['form', differs(drawn.form, foal.form)],
    ['talent', differs(drawn.talent, foal.talent)],
    ['aptitude', differs(drawn.aptitude, foal.aptitude)],
  ];
  return faults.filter(([, isWrong]) => isWrong).map(([fault]) => fault);
}

function differs(drawn: readonly number[], born: readonly number[]): boolean {
  return drawn.some((each, at) => each !== born[at]);
}

interface BirthHorse {
  readonly breedId: HorseBreed;
  /** As stored: both strands. */
  readonly genome: string;
  readonly traits: Readonly<Record<string, unknown>>;
  readonly form: readonly number[];
  readonly talent: readonly number[];
}

/** Throws unless the genes are viable. */
export function readParentage({ breedId, genome, traits, form, talent }: BirthHorse): Parentage {
  return { breed: breedId, genome: readGenome(genome), traits: traits as unknown as Traits, form, talent };
}

/** A database may reorder keys. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
