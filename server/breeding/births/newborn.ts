import { birthSeed, foalDraws } from '../../../game/breeding/birth-proof.ts';
import { drawFoal } from '../../../game/breeding/foal.ts';
import type { Values } from '../../../game/breeding/values/stored-values.ts';
import { valuesOfFoal } from '../../../game/breeding/values/value-row.ts';
import { storeGenome } from '../../../game/horses/genetics/strands.ts';
import { foalName } from '../../../game/horses/name.ts';
import { foalGeneration } from '../../../game/horses/pedigree.ts';
import { bodyColumns } from '../../horses/body-columns.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import type { CoverRow } from '../covering/cover-queries.ts';
import { parentageOf } from '../covering/parents.ts';

export interface Birth {
  readonly cover: Omit<CoverRow, 'id'>;
  readonly mare: HorseRow;
  readonly stallion: HorseRow;
}

interface ParentValues {
  readonly sire: Values;
  readonly dam: Values;
}

/** All that seed, parents and cover decide; `values` say what to expect until it is grown. */
export function newborn(secret: Uint8Array, { cover, mare, stallion }: Birth, values: ParentValues) {
  const draws = foalDraws(birthSeed(secret, mare.id, cover.birthNumber), {
    stallionId: stallion.id,
    mareId: mare.id,
    entropy: cover.entropy,
  });
  const [sire, dam] = [parentageOf(stallion), parentageOf(mare)];
  const inbreeding = { foal: cover.inbreeding, sire: stallion.inbreeding, dam: mare.inbreeding };
  const drawn = drawFoal(draws, sire, dam, inbreeding);
  if (!drawn) throw new Error(`${mare.id} did not take, so she has no foal`);
  const { sex, breed, genome, traits, form, talent, aptitude } = drawn;
  return {
    name: foalName(mare.name),
    sex,
    breed,
    discipline: mare.discipline,
    genotype: storeGenome(genome),
    traits,
    form,
    ...bodyColumns(
      { breed, traits, form },
      { values: valuesOfFoal(values.sire, values.dam), inbreeding: cover.inbreeding },
    ),
    talent,
    aptitude,
    // The time of birth, even if the server runs late.
    bornAt: cover.foalsAt,
    sireId: stallion.id,
    damId: mare.id,
    inbreeding: cover.inbreeding,
    generation: foalGeneration(stallion.generation, mare.generation),
    giftFoal: cover.freeCheck || cover.freeFee || cover.ofGate,
  };
}
