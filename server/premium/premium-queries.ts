import { prepared, type RowOf } from '../db/prepared.ts';

export type CustomerRow = RowOf<typeof findCustomer>;

const CUSTOMER = 'customer, practice, checkout, checkouts, subscription';

export const findCustomer = prepared(
  'payment_customer',
  `select ${CUSTOMER} from payment_customers where player_id = :playerId`,
);

/** Replaces a customer of the other provider. */
export const saveCustomer = prepared(
  'payment_customer_save',
  `insert into payment_customers as stored (player_id, customer, practice)
   values (:playerId, :customer, :practice)
   on conflict (player_id) do update
     set customer = case when stored.practice = excluded.practice then stored.customer else excluded.customer end,
       checkout = case when stored.practice = excluded.practice then stored.checkout end,
       practice = excluded.practice
   returning ${CUSTOMER}`,
);

/** No row if another request was faster. */
export const saveCheckout = prepared(
  'payment_checkout_save',
  `update payment_customers set checkout = :checkout, checkouts = :number
   where player_id = :playerId and checkouts = :number - 1 returning ${CUSTOMER}`,
);

/** Waits for others who apply payments of the player. */
export const lockCustomer = prepared(
  'payment_customer_lock',
  `select customer from payment_customers where player_id = :playerId for update`,
);

export const saveMembership = prepared(
  'payment_membership',
  `update payment_customers
   set subscription = coalesce(:subscription, subscription), paid_until = :paidUntil, renews = :renews
   where player_id = :playerId`,
);

/** An older answer of the provider changes nothing; an end is final. */
export const saveSubscription = prepared(
  'subscription_save',
  `insert into subscriptions as stored (id, player_id, practice, renews, ended_at, read_at)
   values (:id, :playerId, :practice, :renews, :endedAt, :readAt)
   on conflict (id) do update
     set renews = case when stored.read_at <= excluded.read_at then excluded.renews else stored.renews end,
       ended_at = coalesce(stored.ended_at, excluded.ended_at),
       read_at = greatest(stored.read_at, excluded.read_at)`,
);

export const findLiveSubscriptions = prepared(
  'subscriptions_live',
  `select id, renews from subscriptions where player_id = :playerId and practice = :practice and ended_at is null
   order by id`,
);

/** Subscriptions of another provider, where nobody can end them. */
export const endSubscriptions = prepared(
  'subscriptions_end',
  `update subscriptions set ended_at = :now, renews = false
   where player_id = :playerId and practice = :practice and ended_at is null`,
);

/** Returns the new ones. */
export const insertPeriods = prepared(
  'payments_insert',
  `insert into payments (id, player_id, kind, intent, subscription, cents, currency, period_start, period_end, state,
     practice, paid_at, state_at)
   select id, :playerId, 'premium', intent, :subscription, cents, currency, starts, ends, state, :practice, paid_at, :now
   from unnest(:ids::text[], :intents::text[], :cents::integer[], :currencies::text[], :starts::timestamptz[],
     :ends::timestamptz[], :states::text[], :paidAts::timestamptz[])
     as paid (id, intent, cents, currency, starts, ends, state, paid_at)
   on conflict do nothing returning id, state`,
);

export const insertInsightPayment = prepared(
  'payment_insight_insert',
  `insert into payments (id, player_id, kind, intent, horse_id, cents, currency, state, practice, paid_at, state_at)
   values (:id, :playerId, 'insight', :id, :horseId, :cents, :currency, :state, :practice, :now, :now)
   on conflict do nothing returning id`,
);

export const findPaymentByIntent = prepared(
  'payment_by_intent',
  `select id, player_id, kind, subscription, horse_id, period_end from payments where intent = :intent`,
);

/** A payment that was returned stays returned. */
export const returnPayment = prepared(
  'payment_return',
  `update payments set state = :state, state_at = :now where intent = :intent and state = 'paid' returning id`,
);

export const countReturnedInsights = prepared(
  'returned_insights',
  `select count(*)::integer as count from payments
   where player_id = :playerId and kind = 'insight' and horse_id = :horseId and state <> 'paid'`,
);

/** The latest months: enough to know how long the membership lasts. */
export const findPeriods = prepared(
  'payments_periods',
  `select payment.subscription, payment.period_end, payment.state, subscription.ended_at, subscription.renews
   from payments payment join subscriptions subscription on subscription.id = payment.subscription
   where payment.player_id = :playerId and payment.kind = 'premium'
   order by payment.period_end desc limit 60`,
).as<{ periodEnd: Date }>();

export const findKnownPayments = prepared(
  'payments_known',
  `select id, state from payments where id = any(:ids::text[])`,
);

export const findEvent = prepared('payment_event', `select id from payment_events where id = :id`);

/** No row if it was applied. On conflict, waits for the concurrent insert. */
export const insertEvent = prepared(
  'payment_event_insert',
  `insert into payment_events (id, type, received_at) values (:id, :type, :now) on conflict do nothing returning id`,
);

export const findMembership = prepared(
  'payment_membership_find',
  `select player.premium_until, payer.paid_until, payer.renews
   from payment_customers payer join players player on player.id = payer.player_id
   where payer.player_id = :playerId`,
);

export type ListedPaymentRow = RowOf<typeof findPayments>;

export const findPayments = prepared(
  'payments_list',
  `select id, kind, cents, currency, state, period_start, period_end, horse_id, practice, paid_at
   from payments
   where player_id = :playerId and (:before::text is null or (paid_at, id) <
     (select last.paid_at, last.id from payments last where last.id = :before and last.player_id = :playerId))
   order by paid_at desc, id desc limit :limit`,
);
