import { sql, type Kysely, type Migration } from 'kysely';

/** Saved trainings. Existing horses keep one, and what has been saved up since. */
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
