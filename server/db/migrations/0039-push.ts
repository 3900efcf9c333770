import { sql, type Kysely, type Migration } from 'kysely';

/** Notifications: keys of the world, subscriptions of browsers, what was sent, and the shows that players follow. */
const STATEMENTS = `
create table push_keys (
  one_row boolean primary key default true check (one_row),
  public_key text not null,
  private_key text not null
);

create table push_subscriptions (
  id uuid primary key,
  player_id uuid not null references players on delete cascade,
  session bytea not null references sessions on delete cascade,
  endpoint text not null unique check (length(endpoint) <= 1000),
  p256dh text not null,
  auth text not null,
  created_at timestamptz not null
);
create index push_subscriptions_of_player on push_subscriptions (player_id, id);
create index push_subscriptions_of_session on push_subscriptions (session);

create table told_news (
  player_id uuid not null references players on delete cascade,
  kind text not null,
  news_id uuid not null,
  told_at timestamptz not null,
  primary key (player_id, kind, news_id)
);

create table show_follows (
  player_id uuid not null references players on delete cascade,
  show_id uuid not null,
  runs_at timestamptz not null,
  primary key (player_id, show_id)
);
create index show_follows_in_time on show_follows (player_id, runs_at, show_id);
create index show_follows_of_show on show_follows (show_id);

create index letters_in_time on letters (recipient_id, sent_at, id) where not deleted_by_recipient;
`;

export const push: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENTS).execute(db);
  },
};
