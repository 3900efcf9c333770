import { sql } from 'kysely';
import type { Db } from '../../server/db/connection.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

/* Makes one player's past with SQL alone from a few rows. It has no books, so the audit would report it. */

/** The past of someone who plays each day. */
interface Past {
  readonly days: number;
  readonly results: number;
  readonly foals: number;
  readonly sales: number;
  readonly letters: number;
  readonly follows: number;
}

/** Enough to fill a page of each kind. */
export const WEEK: Past = { days: 7, results: 400, foals: 30, sales: 30, letters: 120, follows: 60 };
export const YEAR: Past = {
  days: 365,
  results: 20_000,
  foals: 300,
  sales: 500,
  letters: 4_000,
  follows: 700,
};

/** A time in the past, before the last day. */
const timeOf = (now: Date, days: number) =>
  `('${now.toISOString()}'::timestamptz - interval '1 day' - random() * interval '${days - 1} days')`;

/** Makes `count` changed copies of one row. */
const copies = (table: string, count: number, where: string, changed: string) => `
  insert into ${table}
  select (jsonb_populate_record(null::${table}, to_jsonb(model) || jsonb_build_object(${changed}))).*
  from (select * from ${table} where ${where} limit 1) model,
    lateral (select gen_random_uuid() as id, at from generate_series(1, ${count}) number, lateral (select number, TIME as at) made) year`;

export async function liveOn(
  db: Db,
  playerId: string,
  { now, past }: { readonly now: Date; readonly past: Past },
): Promise<void> {
  const own = `'${playerId}'`;
  const make = (table: string, count: number, where: string, changed: string) =>
    sql.raw(copies(table, count, where, changed).replaceAll('TIME', timeOf(now, past.days))).execute(db);
  const others = `(select id from players where id <> ${own} order by id limit 1)`;
  await make(
    'show_entries',
    past.results,
    `player_id = ${own} and status = 'completed'`,
    `'id', year.id, 'show_id', gen_random_uuid(), 'runs_at', at, 'prize', (random() * 100)::integer`,
  );
  await make(
    'horses',
    past.foals,
    `owner_id = ${own}`,
    `'id', year.id, 'created_at', at, 'breeder_id', ${own}, 'dam_id', model.id, 'sire_id', model.id, 'generation', 1, 'owner_id', ${others}`,
  );
  await sql
    .raw(
      `insert into sales (id, kind, breed, price, seller_id, buyer_id, sold_at, horse_id)
       select gen_random_uuid(), 'horse', 'arabian', 1000, ${own}, ${others}, ${timeOf(now, past.days)}, (select id from horses limit 1)
       from generate_series(1, ${past.sales})`,
    )
    .execute(db);
  for (const [from, to] of [
    [own, others],
    [others, own],
  ]) {
    await sql
      .raw(
        `insert into letters (id, sender_id, recipient_id, subject, body, sent_at, read_at, send_id)
         select gen_random_uuid(), ${from}, ${to}, 'A mare', repeat('Is she for sale? ', 20), at, at, gen_random_uuid()
         from generate_series(1, ${past.letters / 2}) number, lateral (select number, ${timeOf(now, past.days)} as at) made`,
      )
      .execute(db);
  }
  await sql
    .raw(
      `with ran as (select id, runs_at from shows where status = 'completed' order by runs_at desc limit ${past.follows})
       insert into show_follows select ${own}, id, ${timeOf(now, past.days)} from ran on conflict do nothing`,
    )
    .execute(db);
  const readAt = new Date(now.getTime() - REAL_MS_PER_DAY);
  // A first visit would sum everything since registration.
  await sql`update players set away_from = ${readAt}, last_seen_at = ${now} where id = ${playerId}`.execute(
    db,
  );
  await sql`insert into news_readers (player_id, read_at) values (${playerId}, ${readAt})
    on conflict (player_id) do update set read_at = excluded.read_at`.execute(db);
}
