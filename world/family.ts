import { valuesOfBreed, valuesOfFoal } from '../game/breeding/values/value-row.ts';
import { foalInbreeding } from '../game/horses/inbreeding.ts';
import { foalGeneration, Pedigree } from '../game/horses/pedigree.ts';
import { aHorse } from '../server/founding/played/builders.ts';
import { bodyColumns } from '../server/horses/body-columns.ts';
import { breedOfRow } from '../server/horses/horse-row.ts';
import { insertRows, type Row } from '../server/founding/played/row-queries.ts';
import type { Db } from '../server/db/connection.ts';
import { inTransaction } from '../server/db/transaction.ts';
import { recount } from '../server/leaderboards/count-standings.ts';
import { fillAllAlbums } from '../server/trophies/album.ts';

type Horse = Row<'horses'>;

export interface Family {
  founder(name: string, sex: 'mare' | 'stallion', overrides?: Partial<Horse>): Horse;
  foal(name: string, sire: Horse, dam: Horse, overrides?: Partial<Horse>): Horse;
  save(db: Db): Promise<void>;
}

/** Follows the rules, but without waiting times. */
export function aFamily(ownerId: string): Family {
  const horses: Horse[] = [];
  const pedigree = new Pedigree();
  const join = (horse: Horse) => {
    horses.push(horse);
    return horse;
  };
  return {
    founder: (name, sex, overrides) => join(aHorse({ ownerId, name, sex, ...overrides })),
    foal(name, sire, dam, overrides) {
      const inbreeding = foalInbreeding(pedigree, sire.id, dam.id);
      const descent = { sireId: sire.id, damId: dam.id, breederId: ownerId, inbreeding };
      const generation = foalGeneration(sire.generation ?? 0, dam.generation ?? 0);
      const born = aHorse({ ownerId, name, ...descent, generation, ...overrides });
      // As long as no values are solved.
      const values = valuesOfFoal(valuesOfBreed(breedOfRow(sire)), valuesOfBreed(breedOfRow(dam)));
      const horse = { ...born, ...bodyColumns(born, { values, inbreeding }) };
      pedigree.add(horse.id, { sireId: sire.id, damId: dam.id, inbreeding });
      return join(horse);
    },
    save: (db) =>
      inTransaction(db, async (tx) => {
        await insertRows(tx, 'horses', horses);
        await recount(tx);
        await fillAllAlbums(tx);
      }),
  };
}
