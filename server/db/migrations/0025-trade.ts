import { sql, type Kysely, type Migration } from 'kysely';

/**
 * A listing repeats what players filter and sort by, so that a search reads one table. What can change while a horse is
 * for sale follows by trigger, whichever code changes it. The nil id is the house.
 */
export const trade: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statements of [TABLES, FOLLOWING]) await sql.raw(statements).execute(db);
  },
};

const TABLES = `
alter table horses add column locked boolean not null default false;

alter table show_entries drop constraint show_entries_status_check;
alter table show_entries add constraint show_entries_status_check
  check (status in ('pending', 'completed', 'scratched'));
alter table show_entries drop constraint show_entries_check1;
alter table show_entries add constraint show_entries_check1 check (
  status <> 'completed' or (place is not null and place <= field_size and score is not null and result is not null));

create table listings (
  id uuid primary key,
  kind text not null check (kind in ('horse', 'tack', 'rescue')),
  seller_id uuid not null,
  horse_id uuid unique,
  tack_id uuid unique,
  price integer not null check (price between 1 and 10000000),
  listed_at timestamptz not null,
  breed text,
  sex text,
  born_at timestamptz,
  level integer,
  colour text,
  tack_type text,
  quality integer,
  check ((kind = 'rescue') = (seller_id = '00000000-0000-0000-0000-000000000000')),
  check ((kind = 'tack') = (horse_id is null)),
  check ((kind = 'tack') = (tack_id is not null)),
  check (num_nulls(horse_id, breed, sex, born_at, level, colour) = case kind when 'tack' then 6 else 0 end),
  check (num_nulls(tack_id, tack_type, quality) = case kind when 'tack' then 0 else 3 end)
);
create index listings_of_seller on listings (seller_id, id);
create index listings_newest on listings (kind, id);
create index listings_by_price on listings (kind, price, id);
create index listings_of_breed on listings (kind, breed, price, id);
create index listings_of_colour on listings (kind, colour, price, id);
create index listings_by_level on listings (kind, level, id);
create index listings_of_tack on listings (tack_type, quality, id) where kind = 'tack';
`;

const FOLLOWING = `
create function listing_follows_horse() returns trigger language plpgsql as $$
begin
  update listings set sex = new.sex, born_at = new.born_at, level = new.level where horse_id = new.id;
  return null;
end $$;
create trigger listing_follows_horse after update of sex, born_at, level on horses for each row
  when ((old.sex, old.born_at, old.level) is distinct from (new.sex, new.born_at, new.level))
  execute function listing_follows_horse();

create function listing_follows_tack() returns trigger language plpgsql as $$
begin
  update listings set quality = new.quality where tack_id = new.id;
  return null;
end $$;
create trigger listing_follows_tack after update of quality on tack for each row
  when (old.quality is distinct from new.quality)
  execute function listing_follows_tack();
`;
