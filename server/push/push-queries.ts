import { prepared, type RowOf } from '../db/prepared.ts';

export type KeysRow = RowOf<typeof findKeys>;

export const findKeys = prepared('push_keys', 'select public_key, private_key from push_keys');

/** The first process of a world wins. */
export const insertKeys = prepared(
  'push_keys_add',
  `insert into push_keys (public_key, private_key) values (:publicKey, :privateKey) on conflict do nothing`,
);

export type DeviceRow = RowOf<typeof findDevices>;

export const findDevices = prepared(
  'push_devices',
  `select subscription.id, subscription.session, subscription.endpoint, subscription.created_at, device.name
   from push_subscriptions subscription
   join sessions session on session.token_hash = subscription.session and session.expires_at > :wallNow
   left join devices device on device.id = session.device_id
   where subscription.player_id = :playerId order by subscription.id desc limit :most`,
);

/** A browser has one subscription: it belongs to whoever signed in last. */
export const saveSubscription = prepared(
  'push_subscribe',
  `insert into push_subscriptions (id, player_id, session, endpoint, p256dh, auth, created_at)
   values (:id, :playerId, :session, :endpoint, :p256dh, :auth, :now)
   on conflict (endpoint) do update set player_id = excluded.player_id, session = excluded.session,
     p256dh = excluded.p256dh, auth = excluded.auth,
     created_at = case when push_subscriptions.player_id = excluded.player_id
       then push_subscriptions.created_at else excluded.created_at end`,
);

/** A session is one browser, which has forgotten its earlier subscriptions. */
export const deleteOthersOfSession = prepared(
  'push_resubscribe',
  'delete from push_subscriptions where session = :session and endpoint <> :endpoint',
);

export const deleteSurplus = prepared(
  'push_surplus',
  `delete from push_subscriptions where id in (
     select id from push_subscriptions where player_id = :playerId order by id desc offset :most
   )`,
);

export const deleteOwn = prepared(
  'push_unsubscribe',
  'delete from push_subscriptions where id = :id and player_id = :playerId',
);

export const deleteEndpoint = prepared(
  'push_expired',
  'delete from push_subscriptions where endpoint = :endpoint',
);

export type ReceiverRow = RowOf<typeof findReceivers>;

/** Excludes ended sessions and suspended accounts. */
export const findReceivers = prepared(
  'push_receivers',
  `select subscription.player_id, subscription.endpoint, subscription.p256dh, subscription.auth, subscription.created_at
   from push_subscriptions subscription
   join sessions session on session.token_hash = subscription.session and session.expires_at > :wallNow
   where subscription.player_id = any(:playerIds::uuid[]) and not exists (
     select from suspensions where account_id = subscription.player_id and coalesce(until, 'infinity') > :now
   )
   order by subscription.player_id, subscription.id`,
);

/** Returns those that nobody has sent yet. */
export const claimNews = prepared(
  'push_claim',
  `insert into sent_notifications (player_id, kind, news_id, sent_at)
   select :playerId::uuid, kind, id, :now from unnest(:kinds::text[], :ids::uuid[]) as news (kind, id)
   on conflict do nothing returning kind, news_id`,
);

export const deleteOldNotifications = prepared(
  'push_forget',
  'delete from sent_notifications where player_id = :playerId and sent_at < :before',
);
