import { HOUSE_CUT_PERCENT } from '../../../game/ledger/coins.ts';
import { prepared } from '../../db/prepared.ts';

/** Ordered as an index is: otherwise the planner scans the whole table for the rarer kind. */
const counted = (rows: string) => `(select count(*) from (${rows} limit :most) counted)::integer`;

export const countListings = prepared(
  'listings_count',
  `select ${counted("select from listings where kind = 'horse' order by id")} as horses,
     ${counted("select from listings where kind = 'tack' order by id")} as tack,
     ${counted('select from listings where seller_id = :playerId')} as mine`,
);

/** The house’s cut is rounded up, sale by sale. */
export const findSalesOfSeller = prepared(
  'sales_of_seller',
  `select coalesce(sum(price - ceil(price * ${HOUSE_CUT_PERCENT} / 100.0)), 0)::bigint as earned,
     count(*) filter (where kind = 'horse')::integer as horses, count(*) filter (where kind = 'tack')::integer as tack
   from sales where seller_id = :sellerId and sold_at > :since`,
);
