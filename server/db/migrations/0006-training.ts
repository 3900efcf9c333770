import { sql, type Kysely, type Migration } from 'kysely';

/** Existing horses get one training, plus those saved up since their creation. */
export const training: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
alter table horses add column training_from timestamptz check (isfinite(training_from));
update horses set training_from = created_at - interval '4 hours';
alter table horses alter column training_from set not null;
`,
      )
      .execute(db);
  },
};
