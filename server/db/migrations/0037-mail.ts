import { sql, type Kysely, type Migration } from 'kysely';

/** A letter stays until both players have deleted it. */
export const mail: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table letters (
         id uuid primary key,
         sender_id uuid not null references players on delete cascade,
         recipient_id uuid not null references players on delete cascade,
         subject text not null check (length(subject) between 1 and 100),
         body text not null check (length(body) between 1 and 5000),
         sent_at timestamptz not null,
         read_at timestamptz,
         deleted_by_sender boolean not null default false,
         deleted_by_recipient boolean not null default false,
         send_id uuid not null,
         check (sender_id <> recipient_id),
         check (not (deleted_by_sender and deleted_by_recipient)),
         unique (sender_id, send_id)
       )`,
      'create index letters_inbox on letters (recipient_id, id) where not deleted_by_recipient',
      'create index letters_sent on letters (sender_id, id) where not deleted_by_sender',
      'create index letters_unread on letters (recipient_id) where read_at is null and not deleted_by_recipient',
      // Not `like`: a prepared statement cannot use an index for a pattern that it does not know.
      'create index players_by_first_letters on players (lower(username) text_pattern_ops, id)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
