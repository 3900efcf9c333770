import type { Selectable } from 'kysely';
import { prepared } from '../../db/prepared.ts';
import type { Tables } from '../../db/tables/tables.ts';
import { LISTING_COLUMNS, type ListingRow } from '../listing-queries.ts';

export type SaleRow = Selectable<Tables['sales']>;

/** A rescue horse is bought otherwise. */
export const findListing = prepared<ListingRow, { id: string }>(
  'listing_find',
  `select ${LISTING_COLUMNS} from listings where id = :id and kind <> 'rescue'`,
);

/** Whoever deletes it has bought. */
export const deleteListingAt = prepared<{ id: string }, { id: string; sellerId: string; price: number }>(
  'listing_sell',
  `delete from listings where id = :id and seller_id = :sellerId and price = :price and kind <> 'rescue' returning id`,
);

export const insertSale = prepared<never, SaleRow>(
  'sale_insert',
  `insert into sales (id, kind, seller_id, buyer_id, price, sold_at, horse_id, breed, tack_type, quality)
   values (:id, :kind, :seller_id, :buyer_id, :price, :sold_at, :horse_id, :breed, :tack_type, :quality)`,
);

export const findBuyer = prepared<{ buyer_id: string; buyer: string }, { id: string }>(
  'sale_buyer',
  `select sale.buyer_id, player.username as buyer from sales sale join players player on player.id = sale.buyer_id
   where sale.id = :id`,
);

export interface GoodsSold {
  readonly breed: string | null;
  readonly tackType: string | null;
  /** Ten-thousandths of a percent. */
  readonly minQuality: number | null;
  readonly maxQuality: number | null;
}

const LIKE = `(
    select price, sold_at from sales where kind = 'horse' and breed = :breed::text and sold_at > :since
    union all
    select price, sold_at from sales where kind = 'tack' and tack_type = :tackType::text and sold_at > :since
      and (:minQuality::integer is null or quality between :minQuality and :maxQuality::integer)
  ) sale`;

const QUANTILES = [
  ['median', 0.5],
  ['low', 0.25],
  ['high', 0.75],
]
  .map(([name, part]) => `percentile_disc(${part}) within group (order by price) as ${name}`)
  .join(', ');

export interface BriefRow {
  readonly sold: number;
  readonly median: number | null;
  readonly low: number | null;
  readonly high: number | null;
}

/** Sums of one week, of sales before or after `recently`, or of all sales (both columns null). */
interface PricesRow extends BriefRow {
  readonly weeks_ago: number | null;
  readonly recent: boolean | null;
  readonly sold_lately: number;
  readonly last_at: Date | null;
}

interface PricesAsked extends GoodsSold {
  readonly now: Date;
  readonly weekSeconds: number;
  readonly since: Date;
  readonly recently: Date;
  readonly lately: Date;
}

/** Reads each sale once. Weeks with sales only. */
export const findPrices = prepared<PricesRow, PricesAsked>(
  'sales_in_brief',
  `select weeks_ago, recent, count(*)::integer as sold, ${QUANTILES},
     count(*) filter (where sold_at > :lately)::integer as sold_lately, max(sold_at) as last_at
   from (
     select price, sold_at, sold_at > :recently as recent,
       floor(date_part('epoch', :now::timestamptz - sold_at) / :weekSeconds::integer)::integer as weeks_ago
     from ${LIKE}
   ) dated
   group by grouping sets ((), (weeks_ago), (recent))`,
);

export const findLastSale = prepared<
  { readonly price: number; readonly sold_at: Date },
  GoodsSold & { readonly since: Date }
>('sales_last', `select price, sold_at from ${LIKE} order by sold_at desc limit 1`);

export const countSold = prepared<{ sold: number }, GoodsSold & { readonly since: Date }>(
  'sales_count',
  `select count(*)::integer as sold from ${LIKE}`,
);
