import { sql, type Kysely, type Migration } from 'kysely';

export const guildChange: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(`alter table players add column guild_changed_at timestamptz`).execute(db);
  },
};
