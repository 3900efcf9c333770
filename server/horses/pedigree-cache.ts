import { Pedigree } from '../../game/horses/pedigree.ts';
import type { Db } from '../db/connection.ts';
import { findDescents, type DescentRow } from './horse-queries.ts';

/** The cache is emptied at this size; a horse takes about 100 bytes. */
const MOST_CACHED = 400_000;

/** One query per generation. Descent never changes. */
export type PedigreeCache = (db: Db, ids: readonly string[]) => Promise<Pedigree>;

export function openPedigreeCache(mostCached = MOST_CACHED): PedigreeCache {
  let cached = new Pedigree();
  return async (db, ids) => {
    if (cached.size > mostCached) cached = new Pedigree();
    // A concurrent call may replace the cache: complete this call's own map.
    const pedigree = cached;
    const found: DescentRow[] = [];
    const requested = new Set<string>();
    for (let next = unknownAmong(ids, pedigree, requested); next.length > 0;) {
      const rows = await findDescents.rows(db, { ids: next });
      found.push(...rows);
      next = unknownAmong(
        rows.flatMap((row) => [row.sireId, row.damId]),
        pedigree,
        requested,
      );
    }
    for (const row of found.toSorted((one, other) => one.generation - other.generation)) {
      if (pedigree.numberOf(row.id) !== undefined) continue;
      pedigree.add(row.id, { sireId: row.sireId, damId: row.damId, inbreeding: row.inbreeding });
    }
    return pedigree;
  };
}

function unknownAmong(ids: readonly string[], pedigree: Pedigree, requested: Set<string>): string[] {
  return ids.filter((id) => {
    if (requested.has(id) || pedigree.numberOf(id) !== undefined) return false;
    requested.add(id);
    return true;
  });
}
