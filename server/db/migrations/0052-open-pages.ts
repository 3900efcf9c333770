import { sql, type Kysely, type Migration } from 'kysely';

/** `closed_stables`: whose pages visitors do not see (decision 67). */
export const openPages: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
alter table profiles add is_private boolean not null default false;

create view closed_stables as
  select player_id from profiles where is_private
  union all
  select account_id from suspensions
  union all
  select id from players where deleted_at is not null;
`,
      )
      .execute(db);
  },
};
