import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Moments are read from what happened; kept is only how far a player has seen them. Whoever is here already begins now,
 * so that years of results bring no cards.
 */
const STATEMENTS = `
create table moments_seen (
  player_id uuid primary key references players (id),
  births_at timestamptz not null,
  births_id uuid not null,
  starts_at timestamptz not null,
  starts_id uuid not null,
  classes_at timestamptz not null,
  classes_id uuid not null,
  level integer not null
);
insert into moments_seen
select players.id, world.clock_reached, last.id, world.clock_reached, last.id, world.clock_reached, last.id, players.level
from players cross join world cross join (values ('ffffffff-ffff-ffff-ffff-ffffffffffff'::uuid)) last (id);
create index horse_events_of_classes on horse_events (player_id, at, id) where kind = 'class';
create index show_entries_great on show_entries (player_id, runs_at, id)
  where status = 'completed'
    and (place = 1 or (result->>'promotedTo') is not null or (result->>'recordOver') is not null);
`;

export const moments: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENTS).execute(db);
  },
};
