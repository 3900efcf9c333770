import { LATE_PAYMENT_MS } from '../../../game/premium/premium.ts';
import type { Invariant } from './invariant.ts';

/** As `membershipOf` (game/premium/premium.ts) says. */
const PAID_UNTIL = `select payment.player_id, max(
    case
      when subscription.ended_at is not null then least(payment.period_end, subscription.ended_at)
      when subscription.renews then payment.period_end + interval '${LATE_PAYMENT_MS} milliseconds'
      else payment.period_end
    end) as until
  from payments payment join subscriptions subscription on subscription.id = payment.subscription
  where payment.kind = 'premium' and payment.state = 'paid'
  group by payment.player_id`;

export const PREMIUM_INVARIANTS = [
  {
    name: 'payments_are_of_players',
    offending: `
      select id, player_id from payments where player_id not in (select id from players)
      union all select id, player_id from subscriptions where player_id not in (select id from players)
      union all select customer, player_id from payment_customers where player_id not in (select id from players)`,
  },
  {
    name: 'premium_follows_payments',
    offending: `
      select player.id, player.premium_until, paid.until
      from players player left join (${PAID_UNTIL}) paid on paid.player_id = player.id
      where player.premium_until is distinct from paid.until`,
  },
  {
    // One welcomes every newcomer. A month that was paid back took its own with it.
    name: 'free_insights_are_one_and_the_months_paid',
    offending: `
      select player.id, player.free_insights, used.count as used, paid.count as months
      from players player
      left join (select player_id, count(*) as count from genetic_insights where how = 'free' group by player_id) used
        on used.player_id = player.id
      left join (select player_id, count(*) as count from payments
        where kind = 'premium' and state = 'paid' group by player_id) paid
        on paid.player_id = player.id
      where player.free_insights + coalesce(used.count, 0) <> 1 + coalesce(paid.count, 0)`,
  },
  {
    name: 'bought_insights_are_paid',
    offending: `
      select coalesce(insight.player_id, payment.player_id) as player_id,
        coalesce(insight.horse_id, payment.horse_id) as horse_id, payment.id as payment
      from (select player_id, horse_id from genetic_insights where how = 'bought') insight
      full join (select id, player_id, horse_id from payments where kind = 'insight' and state = 'paid') payment
        on payment.player_id = insight.player_id and payment.horse_id = insight.horse_id
      where insight.player_id is null or payment.player_id is null`,
  },
] as const satisfies readonly Invariant[];
