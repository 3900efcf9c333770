import { sql, type Kysely, type Migration } from 'kysely';

/** Ids sort by time: history is read, marked as read and deleted by them. */
export const chat: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table chat_messages (
         id uuid primary key,
         player_id uuid not null references players on delete cascade,
         message text not null check (length(message) between 1 and 500),
         sent_at timestamptz not null,
         removed boolean not null default false,
         send_id uuid not null,
         unique (player_id, send_id)
       )`,
      'create index chat_messages_of_player on chat_messages (player_id, id)',
      `create table chat_writers (
         player_id uuid primary key references players on delete cascade,
         wrote_at timestamptz not null
       )`,
      `create table chat_readers (
         player_id uuid primary key references players on delete cascade,
         read_id uuid not null,
         read_at timestamptz not null
       )`,
      `create table presences (
         player_id uuid primary key references players on delete cascade,
         seen_at timestamptz not null
       )`,
      'create index presences_by_time on presences (seen_at)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
