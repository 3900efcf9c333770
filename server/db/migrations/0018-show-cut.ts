import { sql, type Kysely, type Migration } from 'kysely';

/** Entry fees kept by the house; none for shows that ran before. */
export const showCut: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('alter table shows add column fees_kept bigint not null default 0 check (fees_kept >= 0)')
      .execute(db);
  },
};
