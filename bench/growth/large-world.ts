import { sql } from 'kysely';
import type { Db } from '../../server/db/connection.ts';
import { HOUSE } from '../../server/ledger/ledger.ts';

/*
 * Makes any number of players, horses, tack and listings with SQL alone. They look real but have no books or past, so
 * the audit would report all of them.
 */

export interface WorldSize {
  readonly players: number;
  readonly horses: number;
  readonly listings: number;
}

/** `db` has some horses, whose genes and looks the new ones copy. */
export async function enlargeWorld(
  db: Db,
  { players, horses, listings }: WorldSize,
  now: Date,
): Promise<void> {
  const run = (text: string) => sql.raw(text).execute(db);
  const indexes = await dropIndexes(db);
  await run(MODEL);
  await run(NAMES);
  await run(PLAYERS(players, now));
  await run(`insert into ledger_accounts (id, kind) select id, 'purse' from made_players`);
  await run(HORSES(horses, players));
  await run(VALUES);
  await run(TACK(Math.ceil(horses / 2), players));
  const rescues = Math.ceil(listings / 20);
  const ofTack = Math.ceil(listings / 4);
  await run(
    `update horses set owner_id = '${HOUSE}' where id in (select id from made_horses where number % 20 = 7 limit ${rescues})`,
  );
  await run(HORSE_LISTINGS('rescue', `horse.owner_id = '${HOUSE}'`, rescues, now));
  await run(HORSE_LISTINGS('horse', `horse.owner_id <> '${HOUSE}'`, listings - rescues - ofTack, now));
  await run(TACK_LISTINGS(ofTack, now));
  await run(SALES(listings, now));
  await run(STUDS(Math.ceil(horses / 100), now));
  await run(READY_STUDS(now));
  for (const index of indexes) await run(`set maintenance_work_mem = '512MB'; ${index}`);
  await run('drop table model; drop table made_players; drop table made_horses');
}

/**
 * Indexes are built once at the end: row by row takes several times as long. Returns the statements that create them.
 */
async function dropIndexes(db: Db): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select index.indexrelid::regclass as name, pg_get_indexdef(index.indexrelid) as definition
    from pg_index index
    where index.indrelid in ('horses'::regclass, 'players'::regclass, 'tack'::regclass, 'listings'::regclass)
      and not index.indisunique`.execute(db);
  for (const { name } of rows) await sql.raw(`drop index ${name}`).execute(db);
  return rows.map(({ definition }) => definition);
}

/** Horses from the store, because the others have parents. */
const MODEL = `
create table model as
  select row_number() over (order by id) - 1 as model_number, * from horses where sire_id is null`;

/** Two words of two syllables, every third with a number, so that few names repeat. */
const NAMES = `
create function pg_temp.syllable(number bigint) returns text language sql immutable as $$
  select substr('babedibodrafengagohajakilamamonanerioparatesavaterivewizonyxu', (1 + 2 * (abs(number) % 30))::integer, 2)
$$;
create function pg_temp.mixed(number bigint, salt integer) returns bigint language sql immutable as $$
  select abs(hashint8extended(number, salt)) $$;
create function pg_temp.word(number bigint, salt integer) returns text language sql immutable as $$
  select initcap(string_agg(pg_temp.syllable(pg_temp.mixed(number, salt * 10 + part)), '' order by part))
  from generate_series(1, 4) part $$`;

const fixedId = (kind: string) => `('01a00000-0000-7${kind}-8000-' || lpad(to_hex(number), 12, '0'))::uuid`;

const PLAYERS = (count: number, now: Date) => `
create table made_players as
  select number, ${fixedId('001')} as id, pg_temp.word(number, 1) || ' ' || pg_temp.word(number, 2) || case when number % 3 = 0 then ' ' || number else '' end as username,
    1 + floor(80 * power(random(), 3))::integer as level
  from generate_series(1::bigint, ${count}) number;
alter table made_players add primary key (number);
insert into players (id, username, username_key, guild, level, xp, last_seen_at, created_at)
  select id, username, 'made ' || number, (array['rider', 'trainer', 'manufacturer', 'equilibrium'])[1 + number % 4], level,
    floor(random() * level * 1000), '${now.toISOString()}'::timestamptz - random() * interval '30 days', '${now.toISOString()}'
  from made_players`;

const HORSES = (count: number, players: number) => `
create table made_horses as select number, ${fixedId('002')} as id from generate_series(1::bigint, ${count}) number;
do $$
declare others text := (select string_agg(quote_ident(column_name), ', ') from information_schema.columns
  where table_schema = 'public' and table_name = 'horses'
    and column_name not in ('id', 'owner_id', 'name', 'sex', 'level', 'xp', 'born_at', 'sire_id', 'dam_id', 'breeder_id', 'foals_at'));
begin
  execute 'insert into horses (id, owner_id, name, sex, level, xp, born_at, ' || others || ')
    select made.id, owner.id, pg_temp.word(made.number, 3) || '' '' || pg_temp.word(made.number, 4),
      (array[''mare'', ''stallion'', ''gelding''])[1 + pg_temp.mixed(made.number, 50) % 3],
      1 + floor(90 * power(random(), 3)), floor(random() * 1000), born_at - random() * interval ''200 days'', ' || others || '
    from made_horses made
    join made_players owner on owner.number = 1 + pg_temp.mixed(made.number, 51) % ${players}
    join model on model_number = pg_temp.mixed(made.number, 52) % (select count(*) from model)';
end $$`;

/** Solved, so that no job works on them meanwhile. */
const VALUES = `update breeding_values set estimates = decode(repeat('00', 44), 'hex'), due_at = null where due_at is not null`;

const TACK = (count: number, players: number) =>
  `
insert into tack (id, owner_id, type, quality, created_at)
  select ${fixedId('003')}, owner.id, (array['horseshoes', 'saddle', 'bridle'])[1 + made.number % 3],
    floor(2000000 * power(random(), 2)), now()
  from generate_series(1::bigint, ${count}) made (number)
  join made_players owner on owner.number = 1 + pg_temp.mixed(made.number, 53) % ${players}`.replace(
    fixedId('003'),
    fixedId('003').replace('number', 'made.number'),
  );

const COLOURS = `array['bay', 'black', 'chestnut', 'grey', 'palomino', 'dun']`;

const HORSE_LISTINGS = (kind: string, which: string, count: number, now: Date) => `
insert into listings (id, kind, seller_id, horse_id, price, listed_at, breed, sex, born_at, level, colour)
  select gen_random_uuid(), '${kind}', horse.owner_id, horse.id, 500 + floor(random() * 9000), '${now.toISOString()}',
    horse.breed, horse.sex, horse.born_at, horse.level, (${COLOURS})[1 + floor(random() * 6)]
  from horses horse join made_horses made on made.id = horse.id
  where ${which} order by pg_temp.mixed(made.number, 54) limit ${count}`;

const TACK_LISTINGS = (count: number, now: Date) => `
insert into listings (id, kind, seller_id, tack_id, price, listed_at, tack_type, quality)
  select gen_random_uuid(), 'tack', owner_id, id, 100 + floor(random() * 4000), '${now.toISOString()}', type, quality
  from tack where id::text like '01a00000-0000-7003-%' order by random() limit ${count}`;

/** Sales of the last twelve weeks, for the breeds and tack that are listed. */
const SALES = (count: number, now: Date) => `
insert into sales (id, kind, seller_id, buyer_id, price, sold_at, breed, tack_type, quality)
  select gen_random_uuid(), case when kind = 'tack' then 'tack' else 'horse' end, seller_id, gen_random_uuid(), price,
    '${now.toISOString()}'::timestamptz - random() * interval '84 days', breed, tack_type, quality
  from listings where kind <> 'rescue' order by random() limit ${count}`;

/** Four of five studs are fed and have a breeding check. */
const READY_STUDS = (now: Date) => `
update horses set breeding_check_until = '${now.toISOString()}'::timestamptz + interval '15 days',
    feed_expires_at = '${now.toISOString()}'::timestamptz + interval '20 days'
  where id in (select stallion_id from studs) and abs(hashtext(id::text)) % 5 > 0`;

const STUDS = (count: number, now: Date) => `
insert into studs (stallion_id, player_id, fee, note, own_breed_only, placed_at)
  select horse.id, horse.owner_id, 200, '', false, '${now.toISOString()}' from horses horse
  join made_horses made on made.id = horse.id
  where horse.sex = 'stallion' and horse.owner_id <> '${HOUSE}' order by pg_temp.mixed(made.number, 55) limit ${count}`;
