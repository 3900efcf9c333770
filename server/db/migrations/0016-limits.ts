import { sql, type Kysely, type Migration } from 'kysely';

/** Sign-in attempts must survive a crash; call counts live minutes, so their table is unlogged. */
export const limits: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(TABLES).execute(db);
  },
};

const TABLES = `
create table sign_in_tries (
  key text primary key,
  tries double precision not null check (tries >= 0),
  counted_at timestamptz not null,
  wait_until timestamptz not null,
  expires_at timestamptz not null
);
create index sign_in_tries_expired on sign_in_tries (expires_at);

create unlogged table call_counts (
  minute integer not null,
  key text not null,
  calls integer not null check (calls > 0),
  primary key (minute, key)
);
`;
