import { sql, type Kysely, type Migration } from 'kysely';

export const bredHorses: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('create index horses_of_breeder on horses (breeder_id, (-level), id) where breeder_id is not null')
      .execute(db);
  },
};
