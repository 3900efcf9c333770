import { sql, type Kysely, type Migration } from 'kysely';

export const magic: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('alter table horses add whistled_day date, add mane_style text, add backdrop text')
      .execute(db);
  },
};
