import { sql, type Kysely, type Migration } from 'kysely';

export const showCut: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('alter table shows add column fees_kept bigint not null default 0 check (fees_kept >= 0)')
      .execute(db);
  },
};
