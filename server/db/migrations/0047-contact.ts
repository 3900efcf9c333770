import { sql, type Kysely, type Migration } from 'kysely';

/** `who` is a hash of an email or a network; rows of days before today are deleted. */
export const contact: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table contact_messages (
         id uuid primary key,
         name text not null check (length(name) between 1 and 80),
         email text not null check (length(email) <= 254),
         message text not null check (length(message) between 1 and 2000),
         at timestamptz not null,
         handled_at timestamptz,
         handled_by uuid,
         send_id uuid not null unique,
         check ((handled_at is null) = (handled_by is null))
       )`,
      'create index contact_messages_open on contact_messages (id) where handled_at is null',
      'create index contact_messages_done on contact_messages (id) where handled_at is not null',
      'create index contact_messages_by_age on contact_messages (at)',
      `create table contact_counts (
         who text not null,
         day date not null,
         messages integer not null check (messages > 0),
         primary key (day, who)
       )`,
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
