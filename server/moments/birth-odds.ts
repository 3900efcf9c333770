import type { z } from 'zod';
import type { listMoments } from '../../contract/moments.ts';
import { couldHaveBeen } from '../../game/breeding/could-have-been.ts';
import { lookOfCoat } from '../../game/horses/coat/look.ts';
import { gametesFor } from '../breeding/covering/parents.ts';
import type { Db } from '../db/connection.ts';
import { maySeeGenes } from '../horses/genetics/gene-sight.ts';
import { breedOfRow, type HorseRow } from '../horses/horse-row.ts';
import { lookView } from '../horses/views/coat-view.ts';

type Odds = z.input<(typeof listMoments)['reply']>['births'][number]['odds'];

/** As many as fit side by side. */
const MOST_OUTCOMES = 6;

interface Family {
  readonly foal: HorseRow;
  readonly sire: HorseRow;
  readonly dam: HorseRow;
}

/** In the order of `families`; uses only what the player may know of the parents. */
export async function oddsOfBirths(db: Db, playerId: string, families: readonly Family[]): Promise<Odds[]> {
  const parents = families.flatMap(({ sire, dam }) => [sire.id, dam.id]);
  const seen = await maySeeGenes(db, playerId, [...new Set(parents)]);
  return families.map(({ foal, sire, dam }) => {
    const at = foal.bornAt;
    const { look } = lookView({ ...foal, breed: breedOfRow(foal), ageInMonths: 0 });
    const { foals, more } = couldHaveBeen(
      gametesFor(sire, seen.has(sire.id), at),
      gametesFor(dam, seen.has(dam.id), at),
      look,
      MOST_OUTCOMES,
    );
    return {
      exact: seen.has(sire.id) && seen.has(dam.id),
      outcomes: foals.map(({ name, coat, probability, isFoal }) => ({
        color: name,
        probability,
        look: isFoal ? look : lookOfCoat(coat, 0, { build: look.build, breed: breedOfRow(foal) }),
        isFoal,
      })),
      more,
    };
  });
}
