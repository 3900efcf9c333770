import { sql, type RawBuilder } from 'kysely';
import { APTITUDE_POINT, MEAN_BEST_OF_FOUNDERS } from '../../../game/horses/aptitude.ts';
import { BREED_IDS, CROSSBREED } from '../../../game/horses/breeds.ts';
import type { Balance } from '../../../game/ledger/coins.ts';
import {
  PAIR_COINS_PER_LEVEL,
  PAIR_FREE_FROM,
  RECEIVED_FROM_YOUNG_MOST,
} from '../../../game/market/pair-limit.ts';
import { QUALITY_PERCENT } from '../../../game/tack/quality.ts';
import { TACK, TACK_TYPES } from '../../../game/tack/tack.ts';
import { MARKET_PAYS, RESCUE_PRICE } from '../../../game/trade/rescue.ts';
import { storePriceOf } from '../../../game/trade/sale-prices.ts';
import {
  FAIR_PART,
  LEAST_HORSE_WORTH,
  materialsPrice,
  TACK_WORTH_PERCENT,
  WORTH_OF_A_POINT,
} from '../../../game/trade/worth.ts';

/* `decidePurchase` in SQL, so that a page is filled by one statement. A test holds both to the same. */

/** Who reads the list. */
export interface Buyer {
  readonly id: string;
  readonly level: number;
  readonly balance: Balance;
  /** Payments before do not count for the limits. */
  readonly since: Date;
  /** The last horse bought of a house stable; null if that is long ago. */
  readonly houseHorseAt: Date | null;
}

type Aliased = 'listings' | 'listing';
type Sql = RawBuilder<unknown>;

const STORE_PRICES = JSON.stringify(
  Object.fromEntries([
    ...([...BREED_IDS, CROSSBREED] as const).map((breed) => [breed, storePriceOf(breed)] as const),
    ...TACK_TYPES.map((type) => [type, TACK[type].buy] as const),
  ]),
);

export const HOUSE_SELLERS = sql`(select id from players where house_stable is not null)`;

export const NOTHING = sql<number>`0`;

export const wasRescued = (of: Aliased) => sql<boolean>`exists (
  select from horse_events event where event.horse_id = ${sql.ref(`${of}.horse_id`)} and event.kind = 'rescued')`;

export const SIMILAR_PRICE = sql<number>`least((${STORE_PRICES}::jsonb ->> coalesce(tack_type, breed))::integer,
  case when ${wasRescued('listings')} then ${RESCUE_PRICE}::integer end)`;

/** Prizes put up may be won by anybody, so they count for every receiver. */
const sumPaid = (from: Sql, to: Sql, since: Date) => sql<number>`(
  (select coalesce(sum(prize - coalesce(returned, 0)), 0) from shows where created_by = ${from} and created_at > ${since})
  + (select coalesce(sum(payment.coins), 0) from payments_to_players payment
     where payment.from_id = ${from} and payment.to_id = ${to} and payment.kind <> 'prize'
       and payment.at > ${since}))::bigint`;

const sumReceived = (to: Sql, since: Date) => sql<number>`(
  select coalesce(sum(payment.coins), 0) from payments_to_players payment
    join players payer on payer.id = payment.from_id and payer.level < ${PAIR_FREE_FROM}
  where payment.to_id = ${to} and payment.at > ${since})::bigint`;

const sellerOf = (of: Aliased) => sql.ref(`${of}.seller_id`);
export const paidTo = ({ id, since }: Buyer, of: Aliased) => sumPaid(sql`${id}::uuid`, sellerOf(of), since);
export const receivedBy = ({ since }: Buyer, of: Aliased) => sumReceived(sellerOf(of), since);

export function withinLimits(buyer: Buyer) {
  const paid = paidTo(buyer, 'listings');
  return sql<boolean>`(price <= ${PAIR_COINS_PER_LEVEL * buyer.level} - ${paid} or (price <= ${SIMILAR_PRICE} and ${paid} = 0))
    and price <= ${RECEIVED_FROM_YOUNG_MOST} - ${receivedBy(buyer, 'listings')}`;
}

const MATERIALS_PRICES = JSON.stringify(
  Object.fromEntries(TACK_TYPES.map((type) => [type, materialsPrice(type)])),
);

const columnOf = (of: Aliased, name: string) => sql.ref(`${of}.${name}`);

const STORE_PRICE = sql<number>`(${STORE_PRICES}::jsonb ->> sold.breed)::integer`;

/** Coins. */
const fairPrice = (of: Aliased) => sql<number>`case when ${columnOf(of, 'tack_type')} is null
  then (
    select greatest(${MARKET_PAYS}::bigint, least(
      (${APTITUDE_POINT}::bigint * greatest(${LEAST_HORSE_WORTH}::integer, ${STORE_PRICE})
        + ${WORTH_OF_A_POINT}::bigint * ((select max(points) from unnest(sold.aptitude) points) - ${APTITUDE_POINT * MEAN_BEST_OF_FOUNDERS}::integer))
        / ${APTITUDE_POINT * FAIR_PART}::integer,
      case when ${wasRescued(of)} then ${RESCUE_PRICE}::integer when sold.generation = 0 then ${STORE_PRICE} end))
    from horses sold where sold.id = ${columnOf(of, 'horse_id')})
  else (${MATERIALS_PRICES}::jsonb ->> ${columnOf(of, 'tack_type')})::bigint
    * (${50 * QUALITY_PERCENT}::integer + ${columnOf(of, 'quality')}) * ${TACK_WORTH_PERCENT}::integer
    / (${QUALITY_PERCENT}::bigint * ${10_000 * FAIR_PART}::bigint) end`;

const levelOfSeller = (of: Aliased) => sql<number>`(select level from players where id = ${sellerOf(of)})`;
const isUnderpriced = (
  of: Aliased,
) => sql<boolean>`case when ${levelOfSeller(of)} >= ${PAIR_FREE_FROM} then false
  else ${columnOf(of, 'price')} < ${fairPrice(of)} end`;

export const paidBySeller = ({ id, since }: Buyer, of: Aliased) =>
  sql<number>`case when ${isUnderpriced(of)} then ${sumPaid(sellerOf(of), sql`${id}::uuid`, since)} else 0 end`;
export const receivedByBuyer = ({ id, since }: Buyer, of: Aliased) =>
  sql<number>`case when ${isUnderpriced(of)} then ${sumReceived(sql`${id}::uuid`, since)} else 0 end`;

/**
 * What the price lacks to a fair one is within the limits of the seller, and of the buyer as a receiver. `offset 0` keeps
 * the planner from copying it into each comparison.
 */
export const mayLeave = ({ id, since }: Buyer) => {
  const [seller, buyer] = [sellerOf('listings'), sql`${id}::uuid`];
  return sql<boolean>`case when ${levelOfSeller('listings')} >= ${PAIR_FREE_FROM} then true else (
    select missing <= 0
      or (missing <= ${PAIR_COINS_PER_LEVEL} * ${levelOfSeller('listings')} - ${sumPaid(seller, buyer, since)}
        and missing <= ${RECEIVED_FROM_YOUNG_MOST} - ${sumReceived(buyer, since)})
    from (select ${fairPrice('listings')} - price as missing offset 0) sale) end`;
};
