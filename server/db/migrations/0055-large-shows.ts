import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A show of very many entries runs in pieces (decision 79). `starters` are those up to `last_horse`, as they stood.
 * While machines are updated one by one, processes of the last release must neither run the rest of such a show as a
 * whole nor scratch its entries.
 */
export const largeShows: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `create table show_starters (
           show_id uuid not null,
           last_horse uuid not null,
           starters jsonb not null,
           primary key (show_id, last_horse)
         );
         create function refuse_whole_run() returns trigger language plpgsql as $$
         begin
           if exists (select from show_starters where show_id = new.id) then
             raise exception 'show % runs in pieces', new.id;
           end if;
           return new;
         end $$;
         create trigger show_runs_in_pieces before update of status on shows for each row
           when (old.status = 'open' and new.status = 'completed' and old.rules_version is not null)
           execute function refuse_whole_run();
         create function refuse_late_scratch() returns trigger language plpgsql as $$
         begin
           if exists (select from shows where id = new.show_id and rules_version is not null) then
             raise exception 'show % has begun to run', new.show_id;
           end if;
           return new;
         end $$;
         create trigger entry_stays_in_run before update of status on show_entries for each row
           when (old.status = 'pending' and new.status = 'scratched')
           execute function refuse_late_scratch()`,
      )
      .execute(db);
  },
};
