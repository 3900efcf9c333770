import { sql, type Kysely, type Migration } from 'kysely';

export const boxes: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table players add boxes integer not null default 4 check (boxes between 4 and 24)`.execute(
      db,
    );
    await sql
      .raw(
        `create table boxed_horses (
           horse_id uuid primary key,
           player_id uuid not null,
           since timestamptz not null
         )`,
      )
      .execute(db);
    await sql`create index boxed_horses_of_player on boxed_horses (player_id, since)`.execute(db);
  },
};
