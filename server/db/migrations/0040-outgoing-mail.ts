import { sql, type Kysely, type Migration } from 'kysely';

/** A mail stays until it is sent or given up. */
export const outgoingMail: Migration = {
  async up(db: Kysely<unknown>) {
    const statements = [
      `create table outgoing_mails (
         id uuid primary key,
         kind text not null,
         recipient text check (length(recipient) <= 254),
         reply_to text check (length(reply_to) <= 254),
         content jsonb not null check (length(content::text) <= 40000),
         send_at timestamptz not null,
         useless_at timestamptz not null,
         attempts integer not null default 0 check (attempts >= 0)
       )`,
      'create index outgoing_mails_due on outgoing_mails (send_at, id)',
    ];
    for (const statement of statements) await sql.raw(statement).execute(db);
  },
};
