import type { z } from 'zod';
import type { keepPicture, publicKeepsake } from '../../contract/keepsakes.ts';
import { dateString, gameDate } from '../../game/game-time.ts';
import { ageInMonths, formatAge } from '../../game/horses/age.ts';
import { breedName } from '../../game/horses/breeds.ts';
import { describeLook } from '../../game/horses/coat/format-look.ts';
import { decideKeepsake, type Pastime, type PhotoPlace } from '../../game/keepsakes/pastimes.ts';
import { isRefusal, refuse, type Refusal } from '../../game/refusal.ts';
import type { Db, Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { publish } from '../db/news.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { lockOwnHorse, reachesHorse, type NotOwn } from '../horses/own-horse.ts';
import { lookView } from '../horses/views/coat-view.ts';
import {
  countKeepsakes,
  deleteKeepsake,
  findKeepsake,
  findKeepsakes,
  insertKeepsake,
  type KeepsakeRow,
} from './keepsake-queries.ts';

type Keepsake = z.input<(typeof keepPicture)['reply']>['keepsake'];
type NotFound = Refusal<'KEEPSAKE_NOT_FOUND'>;

interface PictureToKeep {
  readonly playerId: string;
  readonly horseId: string;
  readonly pastime: Pastime;
  readonly place: PhotoPlace;
}

/** Locks the horse, so that several at once keep no more than there is room for. */
export async function keepPictureOf(
  tx: Tx,
  now: Date,
  { playerId, horseId, pastime, place }: PictureToKeep,
): Promise<Keepsake | NotOwn | Refusal<'TOO_YOUNG_FOR_PASTIME' | 'KEEPSAKES_FULL'>> {
  const horse = await lockOwnHorse(tx, horseId, playerId);
  if (isRefusal(horse)) return horse;
  const counted = await countKeepsakes.first(tx, { playerId, horseId });
  const months = ageInMonths(horse.bornAt, now);
  const refused = decideKeepsake(pastime, { ageInMonths: months, kept: counted?.kept ?? 0 });
  if (refused) return refuse(refused.refused, { ...refused.details, name: horse.name });
  const id = newId(now);
  await insertKeepsake.run(tx, { id, horseId, pastime, place, now, ageMonths: months });
  const kept = await findKeepsake.first(tx, { id });
  if (!kept) throw new Error(`The picture ${id} was not kept`);
  publish(tx, playerId, { topics: ['horses'] });
  return keepsakeView(kept);
}

export async function discardPicture(
  tx: Tx,
  picture: { readonly id: string; readonly playerId: string },
): Promise<NotFound | undefined> {
  if (!(await deleteKeepsake.first(tx, picture))) return refuse('KEEPSAKE_NOT_FOUND');
  publish(tx, picture.playerId, { topics: ['horses'] });
  return undefined;
}

interface PicturesWanted {
  readonly horseId: string;
  readonly viewerId: string;
  readonly before: string | undefined;
  readonly limit: number;
}

export async function listPictures(
  db: Db,
  { horseId, viewerId, before, limit }: PicturesWanted,
): Promise<Keepsake[] | Refusal<'HORSE_NOT_FOUND'>> {
  const [reaches, rows] = await Promise.all([
    reachesHorse(db, { horseId, viewerId }),
    findKeepsakes.rows(db, { horseId, before: before ?? null, limit }),
  ]);
  return reaches ? rows.map(keepsakeView) : refuse('HORSE_NOT_FOUND');
}

/** For everybody who has the link, while the stable of who kept it is open. */
export async function readSharedPicture(
  db: Db,
  id: string,
): Promise<z.input<(typeof publicKeepsake)['reply']> | NotFound> {
  const row = await findKeepsake.first(db, { id });
  if (!row || row.isClosed) return refuse('KEEPSAKE_NOT_FOUND');
  return {
    ...keepsakeView(row),
    horse: {
      id: row.horseIsClosed ? null : row.horseId,
      name: row.name,
      gender: row.sex,
      breedName: breedName(breedOfRow(row)),
      nameplate: row.nameplate,
    },
  };
}

function keepsakeView(row: KeepsakeRow): Keepsake {
  const { id, pastime, place, keptAt, ageMonths, foundedAt, playerId, username } = row;
  const { look } = lookView({ ...row, breed: breedOfRow(row), ageInMonths: ageMonths });
  const date = gameDate(foundedAt, keptAt);
  return {
    id,
    pastime,
    place,
    keptAt: keptAt.toISOString(),
    date: dateString(date),
    hour: date.hourOfDay,
    season: date.season,
    age: formatAge(ageMonths),
    look,
    description: describeLook(look),
    by: { id: playerId, username },
  };
}
