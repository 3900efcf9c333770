import { sql, type Kysely, type Migration } from 'kysely';
import { usernameKey } from '../../players/username-key.ts';

const BATCH = 5000;

/**
 * Username keys are equal for look-alike names (decision 31). Existing look-alikes but the oldest get their id
 * appended.
 */
export const namesAndUploads: Migration = {
  async up(db: Kysely<unknown>) {
    const run = (text: string) => sql.raw(text).execute(db);
    await run('create temporary table looks (id uuid primary key, look text not null) on commit drop');
    for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
      const { rows } = await sql<{ id: string; username: string }>`
        select id, username from players where id > ${last}::uuid order by id limit ${BATCH}`.execute(db);
      const end = rows.at(-1);
      if (end === undefined) break;
      const ids = rows.map(({ id }) => id);
      const looks = rows.map(({ username }) => usernameKey(username));
      await sql`insert into looks select * from unnest(${ids}::uuid[], ${looks}::text[])`.execute(db);
      last = end.id;
    }
    await run('alter table players drop constraint players_username_key_key');
    await run(`
      update players set username_key = case when nth = 1 then look else look || ' ' || players.id end
      from (select id, look, row_number() over (partition by look order by created_at, id) as nth
            from looks join players using (id)) as ranked
      where players.id = ranked.id`);
    await run('alter table players add constraint players_username_key_key unique (username_key)');
    await run(`
      create table picture_upload_counts (
        player_id uuid primary key,
        since timestamptz not null,
        uploads integer not null check (uploads > 0)
      )`);
  },
};
