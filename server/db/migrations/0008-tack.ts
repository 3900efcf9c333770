import { sql, type Kysely, type Migration } from 'kysely';

export const tack: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw(
        `
create table tack (
  id uuid primary key,
  owner_id uuid not null,
  type text not null,
  quality integer not null check (quality between 0 and 2000000),
  maker_id uuid,
  horse_id uuid,
  created_at timestamptz not null
);
create unique index tack_one_of_a_type on tack (horse_id, type) where horse_id is not null;
create index tack_of_owner on tack (owner_id, id);

alter table inventory drop constraint inventory_kind_check;
alter table inventory add constraint inventory_kind_check check (kind in ('feed', 'treat', 'material'));

alter table players
  add column craft_skill integer not null default 0 check (craft_skill between 0 and 1250000),
  add column crafted_at timestamptz,
  add column crafts integer not null default 0 check (crafts between 0 and 4);
update players
set craft_skill = case guild when 'manufacturer' then 450000 when 'equilibrium' then 400000 else 0 end;
`,
      )
      .execute(db);
  },
};
