import { PAIR_FREE_FROM, PAIR_LIMIT_MS } from '../../game/market/pair-limit.ts';
import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/connection.ts';

/* Every way in which one player pays another, counted together. */

/** Coins of prizes that a player has put up, less what came back: anybody may win them, or has won them. */
const PUT_UP = `(select coalesce(sum(prize - coalesce(returned, 0)), 0) from shows
  where created_by = :fromId and created_at > :since)`;

/** Fees, each with whom it goes to. */
const FEES = `select to_id, fee from stud_requests
  where from_id = :fromId and status in ('open', 'accepted') and requested_at > :since
  union all
  select creator_id, fee from show_entries where player_id = :fromId and creator_id <> :fromId and entered_at > :since`;

const sumPaidTo = prepared<{ paid: number }, { fromId: string; since: Date; toId: string }>(
  'player_paid_to',
  `select (${PUT_UP} + coalesce(sum(fee), 0))::bigint as paid from (${FEES}) payment where to_id = :toId`,
);

const sumPaidMost = prepared<{ paid: number }, { fromId: string; since: Date }>(
  'player_paid_most',
  `select (${PUT_UP} + coalesce(max(fees), 0))::bigint as paid
   from (select sum(fee) as fees from (${FEES}) payment group by to_id) receiver`,
);

/** Who pays. */
export interface Payer {
  readonly id: string;
  readonly level: number;
}

/**
 * Coins that one player has paid another, that are held for them, or that they may win, in the time that a pair is
 * limited. Nothing is counted where nothing is limited: it is 0 then.
 */
export async function paidTo(db: Db, now: Date, { id, level }: Payer, toId: string): Promise<number> {
  if (level >= PAIR_FREE_FROM) return 0;
  return (await sumPaidTo.first(db, { fromId: id, since: since(now), toId }))?.paid ?? 0;
}

/** The same of whichever other player has the most of this one. */
export async function paidMost(db: Db, now: Date, { id, level }: Payer): Promise<number> {
  if (level >= PAIR_FREE_FROM) return 0;
  return (await sumPaidMost.first(db, { fromId: id, since: since(now) }))?.paid ?? 0;
}

/** What was paid before it no longer counts. */
function since(now: Date): Date {
  return new Date(now.getTime() - PAIR_LIMIT_MS);
}
