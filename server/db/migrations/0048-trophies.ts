import { sql, type Kysely, type Migration } from 'kysely';
import { isHorseBreed } from '../../../game/horses/breeds.ts';
import type { Traits } from '../../../game/horses/coat/traits.ts';
import { readGenotype } from '../../../game/horses/genetics/genotype.ts';
import { placesOfFoal } from '../../../game/trophies/album.ts';

const STATEMENTS = `
create table horse_disciplines (
  horse_id uuid not null,
  discipline text not null,
  shows integer not null,
  wins integer not null,
  seconds integer not null,
  thirds integer not null,
  rosettes integer not null,
  best_score integer not null,
  primary key (horse_id, discipline)
);
create index show_entries_won on show_entries (horse_id, runs_at, id) where status = 'completed' and place = 1;
create index show_entries_promoted on show_entries (horse_id, runs_at, id)
  where status = 'completed' and (result->>'promotedTo') is not null;
create table album_places (
  player_id uuid not null,
  part text not null,
  key text not null,
  horse_id uuid not null,
  at timestamptz not null,
  primary key (player_id, part, key)
);
create table album_wishes (
  player_id uuid primary key,
  colour text not null
);
`;

/** Placings that still wait to be counted are left to be counted. */
const COUNT = `
insert into horse_disciplines
select entry.horse_id, entry.discipline, count(*)::integer,
  (count(*) filter (where shows.kind = 'house' and entry.place = 1))::integer,
  (count(*) filter (where shows.kind = 'house' and entry.place = 2))::integer,
  (count(*) filter (where shows.kind = 'house' and entry.place = 3))::integer,
  (count(*) filter (where shows.kind = 'house' and entry.place between 4 and 10))::integer,
  max(entry.score)
from show_entries entry
join shows on shows.id = entry.show_id
where entry.status = 'completed' and shows.counts and not exists (
  select from placings_to_count waiting where (waiting.player_id, waiting.entry_id) = (entry.player_id, entry.id))
group by 1, 2;
`;

const BATCH = 5000;

interface BredRow {
  readonly id: string;
  readonly breeder_id: string;
  readonly breed: string;
  readonly genotype: string;
  readonly traits: Traits;
  readonly created_at: Date;
}

export const trophies: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw(STATEMENTS).execute(db);
    await sql.raw(COUNT).execute(db);
    await fillAlbums(db);
  },
};

/** By id, which follows birth: the first foal of a breeder fills a place. */
async function fillAlbums(db: Kysely<unknown>): Promise<void> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ;) {
    const { rows } = await sql<BredRow>`
      select id, breeder_id, breed, genotype, traits, created_at from horses
      where breeder_id is not null and dam_id is not null and id > ${last}::uuid order by id limit ${BATCH}`.execute(
      db,
    );
    const end = rows.at(-1);
    if (end === undefined) break;
    const places = rows.flatMap((foal) => {
      const { breed, genotype, traits } = foal;
      if (!isHorseBreed(breed)) return [];
      return placesOfFoal({ breed, traits, genotype: readGenotype(genotype) }).map((place) => ({
        foal,
        place,
      }));
    });
    await sql`
      insert into album_places (player_id, part, key, horse_id, at)
      select * from unnest(
        ${places.map(({ foal }) => foal.breeder_id)}::uuid[], ${places.map(({ place }) => place.part)}::text[],
        ${places.map(({ place }) => place.key)}::text[], ${places.map(({ foal }) => foal.id)}::uuid[],
        ${places.map(({ foal }) => foal.created_at)}::timestamptz[])
      on conflict do nothing`.execute(db);
    last = end.id;
  }
}
