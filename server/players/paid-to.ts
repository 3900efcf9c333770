import { PAIR_LIMIT_MS } from '../../game/market/pair-limit.ts';
import { prepared } from '../db/prepared.ts';
import type { Db } from '../db/transaction.ts';

/** Every way in which one player pays another. */
const sumPaidTo = prepared<{ paid: number }, [fromId: string, toId: string, since: Date]>(
  'player_paid_to',
  `select coalesce(sum(fee), 0)::bigint as paid from (
     select fee from stud_requests
     where from_id = $1 and to_id = $2 and status in ('open', 'accepted') and requested_at > $3
     union all
     select fee from show_entries where player_id = $1 and creator_id = $2 and entered_at > $3
   ) payment`,
);

/** Coins that one player has paid another, or that are held for them, in the time that a pair is limited. */
export async function paidTo(db: Db, now: Date, fromId: string, toId: string): Promise<number> {
  return (await sumPaidTo.first(db, fromId, toId, pairLimitedSince(now)))?.paid ?? 0;
}

/** What was paid before it no longer counts. */
export function pairLimitedSince(now: Date): Date {
  return new Date(now.getTime() - PAIR_LIMIT_MS);
}
