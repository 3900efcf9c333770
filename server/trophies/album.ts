import type { z } from 'zod';
import type { playerAlbum } from '../../contract/trophies.ts';
import { ageInMonths } from '../../game/horses/age.ts';
import { readGenotype } from '../../game/horses/genetics/strands.ts';
import { refuse, type Refusal } from '../../game/refusal.ts';
import { placesOfFoal } from '../../game/trophies/album.ts';
import type { Db, Tx } from '../db/connection.ts';
import { publish } from '../db/news.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { lookView } from '../horses/views/coat-view.ts';
import {
  deleteWish,
  findFoals,
  findFoalsAfter,
  findOwnerOfAlbum,
  findSlots,
  insertSlots,
  saveWish,
  type FoalRow,
} from './album-queries.ts';

type Album = z.input<(typeof playerAlbum)['reply']>;

const AT_ONCE = 2_000;
const BEFORE_ALL = '00000000-0000-0000-0000-000000000000';

/** Runs in the transaction of the births. */
export async function fillAlbums(tx: Tx, foalIds: readonly string[]): Promise<void> {
  const foals = await findFoals.rows(tx, { ids: foalIds });
  await fillWith(tx, foals);
  for (const { breederId } of foals) publish(tx, breederId, { topics: ['album'] });
}

/** For births outside the rules. */
export async function fillAllAlbums(tx: Tx): Promise<void> {
  for (let after = BEFORE_ALL; ;) {
    const foals = await findFoalsAfter.rows(tx, { after, limit: AT_ONCE });
    const last = foals.at(-1);
    if (last === undefined) return;
    await fillWith(tx, foals);
    after = last.id;
  }
}

async function fillWith(tx: Tx, foals: readonly FoalRow[]): Promise<void> {
  const slots = foals.flatMap((foal) => {
    const genotype = readGenotype(foal.genotype);
    return placesOfFoal({ genotype, traits: foal.traits, breed: breedOfRow(foal) }).map((slot) => ({
      ...slot,
      foal,
    }));
  });
  if (slots.length === 0) return;
  await insertSlots.run(tx, {
    playerIds: slots.map(({ foal }) => foal.breederId),
    parts: slots.map(({ part }) => part),
    keys: slots.map(({ key }) => key),
    horseIds: slots.map(({ foal }) => foal.id),
    ats: slots.map(({ foal }) => foal.createdAt),
  });
}

export async function readAlbum(
  db: Db,
  now: Date,
  { playerId, viewerId }: { readonly playerId: string; readonly viewerId: string },
): Promise<Album | Refusal<'PLAYER_NOT_FOUND'>> {
  const [owner, rows] = await Promise.all([
    findOwnerOfAlbum.first(db, { playerId, viewerId }),
    findSlots.rows(db, { playerId }),
  ]);
  if (!owner) return refuse('PLAYER_NOT_FOUND');
  return {
    ...owner,
    slots: rows.map((row) => {
      const { part, key, at, id, name, bornAt } = row;
      const months = ageInMonths(bornAt, now);
      const { look } = lookView({ ...row, breed: breedOfRow(row), ageInMonths: months });
      return { part, key, at: at.toISOString(), horse: { id, name, look } };
    }),
  };
}

export async function wishFor(tx: Tx, playerId: string, colour: string | null): Promise<void> {
  if (colour === null) await deleteWish.run(tx, { playerId });
  else await saveWish.run(tx, { playerId, colour });
  publish(tx, playerId, { topics: ['album'] });
}
