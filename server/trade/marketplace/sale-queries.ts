import type { TackType } from '../../../game/tack/tack.ts';
import { prepared, type RowOf } from '../../db/prepared.ts';
import { LISTING_COLUMNS } from '../listing-queries.ts';

/** A rescue horse is bought otherwise. */
export const findListing = prepared(
  'listing_find',
  `select ${LISTING_COLUMNS} from listings where id = :id and kind <> 'rescue'`,
);

/** The transaction that deletes it has bought. */
export const deleteListingAt = prepared(
  'listing_sell',
  `delete from listings where id = :id and seller_id = :sellerId and price = :price and kind <> 'rescue' returning id`,
);

export const insertSale = prepared(
  'sale_insert',
  `insert into sales (id, kind, seller_id, buyer_id, price, sold_at, horse_id, breed, tack_type, quality, left_to_buyer)
   values (:id, :kind, :sellerId, :buyerId, :price, :soldAt, :horseId, :breed, :tackType, :quality, :leftToBuyer)`,
);

/** The buyer's last horse of a house stable. */
export const findHouseHorse = prepared(
  'sale_of_house_horse',
  `select max(sold_at) as sold_at from sales
   where buyer_id = :buyerId and kind = 'horse' and sold_at > :since
     and seller_id in (select id from players where house_stable is not null)`,
);

export const findBuyer = prepared(
  'sale_buyer',
  `select sale.buyer_id, player.username as buyer from sales sale join players player on player.id = sale.buyer_id
   where sale.id = :id`,
);

export interface SalesFilter {
  readonly breed: string | null;
  readonly tackType: TackType | null;
  /** Ten-thousandths of a percent. */
  readonly minQuality: number | null;
  readonly maxQuality: number | null;
}

const LIKE = `(
    select price, sold_at from sales where kind = 'horse' and breed = :breed?::text and sold_at > :since
    union all
    select price, sold_at from sales where kind = 'tack' and tack_type = :tackType?::text and sold_at > :since
      and (:minQuality::integer is null or quality between :minQuality and :maxQuality?::integer)
  ) sale`;

const QUANTILES = [
  ['median', 0.5],
  ['low', 0.25],
  ['high', 0.75],
]
  .map(([name, part]) => `percentile_disc(${part}) within group (order by price) as ${name}`)
  .join(', ');

export type BriefRow = Pick<RowOf<typeof findPrices>, 'sold' | 'median' | 'low' | 'high'>;

/** Reads each sale once. Weeks with sales only. */
export const findPrices = prepared(
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

export const findLastSale = prepared(
  'sales_last',
  `select price, sold_at from ${LIKE} order by sold_at desc limit 1`,
);

export const countSold = prepared('sales_count', `select count(*)::integer as sold from ${LIKE}`);
