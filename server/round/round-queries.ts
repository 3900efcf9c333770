import type { z } from 'zod';
import type { doRound } from '../../contract/round.ts';
import { STORE_QUALITY } from '../../game/tack/quality.ts';
import type { TackType } from '../../game/tack/tack.ts';
import { prepared } from '../db/prepared.ts';

export type RoundReport = z.input<typeof doRound.reply>['report'];

/** With the purse index of the day; a player without a round has a row too. */
export const findRound = prepared(
  'round_find',
  `select coalesce(round.rounds, 0) as rounds, round.plan, round.last, world.purse_index
   from world left join daily_rounds round on round.player_id = :playerId`,
);

export const savePlan = prepared(
  'round_plan',
  `insert into daily_rounds (player_id, plan) values (:playerId, :plan::jsonb)
   on conflict (player_id) do update set plan = excluded.plan`,
);

/** The cheapest of each type, and quality in steps of a quarter, among the latest on sale. */
export const findTackListings = prepared(
  'round_tack_listings',
  `select distinct on (listing.tack_type, listing.quality / 250000) listing.tack_type as type, listing.quality, listing.price
   from (
     select tack_type, quality, price, seller_id from listings where kind = 'tack' order by id desc limit 60
   ) listing
   where listing.seller_id <> :playerId and listing.quality > ${STORE_QUALITY}
   order by listing.tack_type, listing.quality / 250000, listing.price`,
).as<{ type: TackType; quality: number }>();

/** No row if the player has done another number of rounds. */
export const claimRound = prepared(
  'round_claim',
  `insert into daily_rounds (player_id, rounds)
   select :playerId, 1 where :seen::bigint = 0 or exists (select from daily_rounds where player_id = :playerId)
   on conflict (player_id) do update set rounds = daily_rounds.rounds + 1 where daily_rounds.rounds = :seen::bigint
   returning rounds`,
);

/** Looks at the latest round only. */
export const saveReport = prepared(
  'round_report',
  `update daily_rounds set last = :report::jsonb where player_id = :playerId and rounds = :rounds`,
);
