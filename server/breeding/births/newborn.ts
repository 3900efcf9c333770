import { birthSeed, foalDraws } from '../../../game/breeding/birth-proof.ts';
import { drawFoal } from '../../../game/breeding/foal.ts';
import { storeGenome } from '../../../game/horses/genetics/strands.ts';
import { foalName } from '../../../game/horses/name.ts';
import { foalGeneration } from '../../../game/horses/pedigree.ts';
import type { HorseRow } from '../../horses/horse-row.ts';
import type { CoverRow } from '../covering/cover-queries.ts';
import { parentageOf } from '../covering/parents.ts';

export interface Birth {
  readonly cover: Omit<CoverRow, 'id'>;
  readonly mare: HorseRow;
  readonly stallion: HorseRow;
}

/** All that seed, parents and cover decide. */
export function newborn(secret: Uint8Array, { cover, mare, stallion }: Birth) {
  const draws = foalDraws(birthSeed(secret, mare.id, cover.birthNumber), {
    stallionId: stallion.id,
    mareId: mare.id,
    entropy: cover.entropy,
  });
  const { sex, breed, genome, traits, form, talent, aptitude } = drawFoal(
    draws,
    parentageOf(stallion),
    parentageOf(mare),
    { foal: cover.inbreeding, sire: stallion.inbreeding, dam: mare.inbreeding },
  );
  return {
    name: foalName(mare.name),
    sex,
    breed,
    discipline: mare.discipline,
    genotype: storeGenome(genome),
    traits,
    form,
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
