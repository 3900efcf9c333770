import { TACK_TYPES, type TackType } from '../../game/tack/tack.ts';
import type { Db } from '../db/connection.ts';
import { prepared, type RowOf } from '../db/prepared.ts';

export interface TackFilter {
  readonly type?: TackType | undefined;
  /** Ten-thousandths of a percent, like `quality` below. */
  readonly minQuality: number;
  readonly forSale?: boolean | undefined;
}

interface TackPage {
  /** The last row of the page before. */
  readonly after: { readonly quality: number; readonly id: string } | undefined;
  readonly limit: number;
}

export type FoundTackRow = RowOf<typeof findAny>;

const shown = (page: string) => `
  select piece.id, piece.type, piece.quality, piece.horse_id, owner.id as owner_id, owner.username as owner_username,
    listing.id as listing_id, listing.price
  from (${page}) page
  join tack piece on piece.id = page.id
  left join players owner on owner.id = piece.owner_id
  left join listings listing on listing.tack_id = piece.id
  order by -piece.quality, piece.id`;

/** Reads a page of each type by index, then the best of them. */
const ofEachType = (conditions: string) =>
  shown(`
  select best.id from unnest(:types::text[]) as wanted (type)
  cross join lateral (
    select tack.id, tack.quality from tack
    where tack.type = wanted.type and -tack.quality <= -:minQuality::integer
      and (-tack.quality, tack.id) > (-:quality::integer, :id::uuid) and ${conditions}
    order by -tack.quality, tack.id limit :limit
  ) best
  order by -best.quality, best.id limit :limit`);

const findAny = prepared('search_tack', ofEachType('true'));

const findNotForSale = prepared(
  'search_tack_not_for_sale',
  ofEachType('not exists (select from listings where listings.tack_id = tack.id)'),
);

/** Listings repeat the quality. */
const findForSale = prepared(
  'search_tack_for_sale',
  shown(`
  select best.id from unnest(:types::text[]) as wanted (type)
  cross join lateral (
    select listings.tack_id as id, listings.quality from listings
    where kind = 'tack' and tack_type = wanted.type and listings.quality between :minQuality and :quality
      and (-listings.quality, listings.tack_id) > (-:quality::integer, :id::uuid)
    order by listings.quality desc, listings.tack_id limit :limit
  ) best
  order by -best.quality, best.id limit :limit`),
);

const BEFORE_THE_FIRST = { quality: 2_000_000, id: '00000000-0000-0000-0000-000000000000' } as const;

/** The best first. */
export async function findTack(
  db: Db,
  { type, minQuality, forSale }: TackFilter,
  { after = BEFORE_THE_FIRST, limit }: TackPage,
): Promise<readonly FoundTackRow[]> {
  const query = forSale === undefined ? findAny : forSale ? findForSale : findNotForSale;
  return await query.rows(db, { types: type ? [type] : TACK_TYPES, minQuality, ...after, limit });
}
