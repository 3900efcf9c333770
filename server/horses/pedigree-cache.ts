import { Pedigree } from '../../game/horses/pedigree.ts';
import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/connection.ts';

interface DescentRow {
  id: string;
  sire_id: string;
  dam_id: string;
  inbreeding: number;
  generation: number;
}

/** Those of them that were bred: a horse from the store has no row here. */
const findDescents = prepared<DescentRow, { ids: readonly string[] }>(
  'horse_descents',
  `select id, sire_id, dam_id, inbreeding, generation from horses where id = any(:ids::uuid[]) and sire_id is not null`,
);

/** Horses of a book that has grown too large are read anew: about 100 bytes each. */
const MOST_KEPT = 400_000;

/**
 * A pedigree with all ancestors of these horses, to any depth. Descent never changes, so what was read once is kept;
 * unknown ancestors are read a generation at a time, in one query each.
 */
export type PedigreeBook = (db: Db, ids: readonly string[]) => Promise<Pedigree>;

export function openPedigreeBook(mostKept = MOST_KEPT): PedigreeBook {
  let kept = new Pedigree();
  return async (db, ids) => {
    if (kept.size > mostKept) kept = new Pedigree();
    // Others may begin another book while this call reads: it goes on in its own, and adds what that book lacks.
    const book = kept;
    const found: DescentRow[] = [];
    const asked = new Set<string>();
    for (let next = unknown(ids, book, asked); next.length > 0;) {
      const rows = await findDescents.rows(db, { ids: next });
      found.push(...rows);
      next = unknown(
        rows.flatMap((row) => [row.sire_id, row.dam_id]),
        book,
        asked,
      );
    }
    for (const row of found.toSorted((one, other) => one.generation - other.generation)) {
      // Somebody else may have added it meanwhile, with all its ancestors.
      if (book.numberOf(row.id) !== undefined) continue;
      book.add(row.id, { sireId: row.sire_id, damId: row.dam_id, inbreeding: row.inbreeding });
    }
    return book;
  };
}

/** Those that are not in the pedigree and were not asked for. */
function unknown(ids: readonly string[], pedigree: Pedigree, asked: Set<string>): string[] {
  return ids.filter((id) => {
    if (asked.has(id) || pedigree.numberOf(id) !== undefined) return false;
    asked.add(id);
    return true;
  });
}
