import type { Generated } from 'kysely';
import type { NewsKind } from '../../../game/news/news.ts';

export interface PushTables {
  push_keys: PushKeysTable;
  push_subscriptions: PushSubscriptionTable;
  told_news: ToldNewsTable;
}

/** One row, made by the first start. */
interface PushKeysTable {
  one_row: Generated<boolean>;
  public_key: string;
  /** Never leaves the server. */
  private_key: string;
}

/** A browser that shows notifications of a player. Ends with its session. */
interface PushSubscriptionTable {
  id: string;
  player_id: string;
  session: Buffer;
  /** Whoever knows it may send to the browser: never shown. */
  endpoint: string;
  p256dh: string;
  auth: string;
  created_at: Date;
}

/** Notifications that were sent, for two days: each is sent once. */
interface ToldNewsTable {
  player_id: string;
  kind: NewsKind;
  news_id: string;
  told_at: Date;
}
