import { sql, type Kysely, type Migration } from 'kysely';

/** The plan of a player's daily round, how many were done, and what the last one did. */
const STATEMENT = `
create table daily_rounds (
  player_id uuid primary key references players (id),
  rounds integer not null default 0 check (rounds >= 0),
  plan jsonb,
  last jsonb,
  check (last is null or rounds > 0)
);
`;

export const dailyRounds: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENT).execute(db);
  },
};
