import type { z } from 'zod';
import * as contract from '../../contract/search/search.ts';
import { ageInMonths, formatAge, bornAtAge } from '../../game/horses/age.ts';
import { breedName } from '../../game/horses/breeds.ts';
import type { BodyWord } from '../../game/horses/form/body-words.ts';
import { QUALITY_PERCENT } from '../../game/tack/quality.ts';
import { bodyInBrief } from '../horses/body-columns.ts';
import { breedOfRow } from '../horses/horse-row.ts';
import { lookView } from '../horses/views/coat-view.ts';
import { pageOf } from '../http/page.ts';
import type { Serve } from '../http/serve.ts';
import { pictureAddress } from '../players/user.ts';
import { openWorldCounts } from './world-counts.ts';
import { findHorses, type FoundHorseRow } from './horse-search-queries.ts';
import { findPlayers, findPlayerShops } from './player-search-queries.ts';
import { findTack } from './tack-search-queries.ts';

const SEARCHES = { perMinute: 120, mayLag: true } as const;

export function searchRoutes(serve: Serve): void {
  serve.read(
    contract.searchPlayers,
    async (db, { query: { username, level, after, limit } }) => {
      const rows = await findPlayers(db, { name: username, level }, { after, limit: limit + 1 });
      const { items, next } = pageOf(rows, limit, cursorByLevel);
      const view = (row: (typeof rows)[number]) => ({
        id: row.id,
        username: row.username,
        level: row.level,
        horseCount: row.horseCount,
        ...faceOf(row),
      });
      return { items: items.map(view), next };
    },
    SEARCHES,
  );

  serve.read(
    contract.searchHorses,
    async (db, { query: { breedId: breed, minAge, gender: sex, after, limit, ...filters }, now }) => {
      const bornBefore = minAge === undefined ? undefined : bornAtAge(minAge, now);
      const filter = { ...filters, breed, bornBefore, sex };
      const rows = await findHorses(db, filter, { after, limit: limit + 1, now });
      const { items, next } = pageOf(rows, limit, cursorByLevel);
      return { items: items.map((row) => horseView(row, now, filters.body)), next };
    },
    SEARCHES,
  );

  serve.read(
    contract.searchTack,
    async (db, { query: { type, minQuality = 0, forSale, after, limit } }) => {
      const filter = { type, minQuality: minQuality * QUALITY_PERCENT, forSale };
      const rows = await findTack(db, filter, { after, limit: limit + 1 });
      const { items, next } = pageOf(rows, limit, ({ quality, id }) => ({ after: `${quality}_${id}` }));
      const view = (row: (typeof rows)[number]) => ({
        id: row.id,
        type: row.type,
        quality: row.quality / QUALITY_PERCENT,
        equippedToHorseId: row.horseId,
        ...ownedAndSold(row),
      });
      return { items: items.map(view), next };
    },
    SEARCHES,
  );

  serve.read(
    contract.searchShops,
    async (db, { query: { playerName, shopName, after, limit } }) => {
      const rows = await findPlayerShops(db, { name: playerName, shopName }, { after, limit: limit + 1 });
      const { items, next } = pageOf(rows, limit, cursorByLevel);
      const view = (row: (typeof rows)[number]) => ({
        sellerId: row.id,
        sellerUsername: row.username,
        shopName: row.shopName ?? '',
        sellerLevel: row.level,
        itemCount: row.itemCount,
        ...faceOf(row),
      });
      return { items: items.map(view), next };
    },
    SEARCHES,
  );

  const counts = openWorldCounts();
  serve.read(contract.worldCounts, async (db, { now }) => counts.read(db, now), SEARCHES);
}

interface Placed {
  readonly id: string;
  readonly level: number;
  readonly xp: number;
}

const cursorByLevel = ({ level, xp, id }: Placed) => ({ after: `${level}_${xp}_${id}` });

type PlayerRow = Awaited<ReturnType<typeof findPlayers | typeof findPlayerShops>>[number];

function faceOf({ guild, picture }: PlayerRow) {
  return {
    guild,
    profilePicture: picture && pictureAddress(picture, 'large'),
    profileThumbnail: picture && pictureAddress(picture, 'small'),
  };
}

type OwnedRow = Pick<FoundHorseRow, 'ownerId' | 'ownerUsername' | 'listingId' | 'price'>;

function ownedAndSold({ ownerId, ownerUsername, listingId, price }: OwnedRow) {
  return {
    ownerId,
    ownerUsername,
    forSale: listingId !== null,
    price,
    listingId,
  };
}

function horseView(
  row: FoundHorseRow,
  now: Date,
  wished: readonly BodyWord[] | undefined,
): z.input<typeof contract.searchHorses.reply>[number] {
  const breed = breedOfRow(row);
  const months = ageInMonths(row.bornAt, now);
  const { look, color } = lookView({ ...row, breed, ageInMonths: months });
  return {
    id: row.id,
    name: row.name,
    breedId: breed,
    breedName: breedName(breed),
    gender: row.sex,
    level: row.level,
    age: formatAge(months),
    ageInMonths: months,
    color,
    look,
    body: bodyInBrief(row, now, wished),
    ...ownedAndSold(row),
  };
}
