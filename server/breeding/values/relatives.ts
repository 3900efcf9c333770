import { readValues } from '../../../game/breeding/values/stored-values.ts';
import {
  valuesOfBreed,
  withoutInbreeding,
  type Relatives,
  type ValueRow,
} from '../../../game/breeding/values/value-row.ts';
import { isHorseBreed } from '../../../game/horses/breeds.ts';
import { FORM_POINT } from '../../../game/horses/form/form.ts';
import type { Db } from '../../db/connection.ts';
import { findRelatives, type RelativeRow } from './value-queries.ts';

interface StoredRow extends ValueRow {
  /** As `seen`, even before the profile is published. */
  readonly grown: readonly number[];
  readonly isSolved: boolean;
}

interface Foal {
  readonly id: string;
  readonly otherId: string;
}

/** Rows of the database that one solution reads. */
export class StoredRelatives implements Relatives {
  readonly #rows = new Map<string, StoredRow>();
  readonly #foals = new Map<string, Foal[]>();
  readonly #loaded = new Set<string>();
  readonly #solving: string | undefined;

  /** `solving`: a horse whose values are solved now, perhaps for the first time. */
  constructor(solving?: string) {
    this.#solving = solving;
  }

  row(id: string): StoredRow | undefined {
    return this.#rows.get(id);
  }

  /** Of horses that `load` was given. */
  foalsOf(id: string): readonly Foal[] {
    return this.#foals.get(id) ?? [];
  }

  /** With all that are joined to these horses. */
  async load(db: Db, horseIds: readonly string[]): Promise<void> {
    const ids = horseIds.filter((id) => !this.#loaded.has(id));
    if (ids.length === 0) return;
    for (const row of await findRelatives.rows(db, { ids })) this.#add(row);
    for (const id of ids) this.#loaded.add(id);
  }

  #add({ id, sireId, damId, breed, inbreeding, grown, estimates, isPublished }: RelativeRow): void {
    // The audit names horses of no breed.
    if (this.#rows.has(id) || !isHorseBreed(breed)) return;
    const parents = sireId && damId ? { sireId, damId } : null;
    const known = withoutInbreeding(
      grown.map((each) => each / FORM_POINT),
      inbreeding,
    );
    this.#rows.set(id, {
      breed,
      parents,
      grown: known,
      seen: isPublished ? known : undefined,
      values: estimates ? readValues(estimates) : valuesOfBreed(breed),
      isSolved: estimates !== null,
    });
    // Until its values are solved, a foal says nothing.
    if (!parents || (!estimates && id !== this.#solving)) return;
    this.#addFoal(parents.sireId, { id, otherId: parents.damId });
    this.#addFoal(parents.damId, { id, otherId: parents.sireId });
  }

  #addFoal(parentId: string, foal: Foal): void {
    const foals = this.#foals.get(parentId);
    if (foals) foals.push(foal);
    else this.#foals.set(parentId, [foal]);
  }
}

/** Statements take the bytes as text and decode them. */
export function hexOf(stored: Uint8Array): string {
  return Buffer.from(stored).toString('hex');
}
