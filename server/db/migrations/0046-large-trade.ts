import { sql, type Kysely, type Migration } from 'kysely';

/**
 * Indexes of an order hold what players filter by, so that walking the order reads no table. Studs are found by what
 * they are born with (decision 60).
 */
export const largeTrade: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statements of [LEVELS, LOTS, STUDS]) await sql.raw(statements).execute(db);
  },
};

const LEVELS = `
drop index horses_by_level;
create index horses_by_level on horses ((-level), (-xp), id) include (level, xp, name, breed, sex, born_at);
drop index players_by_level;
create index players_by_level on players ((-level), (-xp), id) include (level, xp, username);
`;

const ANY = 'price, breed, sex, colour, level, born_at, tack_type, quality';
const without = (column: string) =>
  ANY.split(', ')
    .filter((name) => name !== column)
    .join(', ');

const LOTS = `
drop index listings_newest;
create index listings_newest on listings (kind, id) include (${ANY});
drop index listings_by_price;
create index listings_by_price on listings (kind, price, id) include (${without('price')});
drop index listings_by_level;
create index listings_by_level on listings (kind, level, id) include (${without('level')});
drop index listings_by_birth;
create index listings_by_birth on listings (kind, born_at, id) include (${without('born_at')}) where kind <> 'tack';
drop index listings_by_quality;
create index listings_by_quality on listings (kind, quality, id) include (${without('quality')}) where kind = 'tack';
`;

const DISCIPLINES = 7;

const STUDS = `
alter table studs add column aptitude integer[];
update studs set aptitude = horses.aptitude from horses where horses.id = studs.stallion_id;
alter table studs alter column aptitude set not null;
create function stud_repeats_aptitude() returns trigger language plpgsql as $$
begin
  select aptitude into new.aptitude from horses where id = new.stallion_id;
  return new;
end $$;
create trigger stud_repeats_aptitude before insert on studs for each row execute function stud_repeats_aptitude();
${Array.from({ length: DISCIPLINES }, (_, nth) => `create index studs_by_aptitude_${nth + 1} on studs ((aptitude[${nth + 1}]) desc, stallion_id);`).join('\n')}
`;
