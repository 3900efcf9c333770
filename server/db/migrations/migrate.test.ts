import { sql, type Kysely, type Migration } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ageInMonths, reachesAgeAt, WEANED_FROM } from '../../../game/horses/age.ts';
import { freshDatabase } from '../../testing/database/database.ts';
import { HOUSE } from '../../ledger/ledger.ts';
import { migrate, pendingMigrations } from './migrate.ts';
import { migrations } from './index.ts';
import { openDatabase, type Database } from '../open-database.ts';

let database: Database;
/** On the same database; its statements may take little time. */
let hasty: Database;

beforeAll(async () => {
  database = await freshDatabase();
  const { connectionString: databaseUrl } = database.pool.options;
  hasty =
    database.kind === 'embedded'
      ? database
      : await openDatabase({ dataDir: '', databaseUrl, maxConnections: 8, statementTimeoutMs: 1500 });
});
beforeEach(() => sql`drop schema public cascade; create schema public`.execute(database.db));
afterAll(async () => {
  await hasty.close();
  await database.close();
});

function running(statement: string): Migration {
  return { up: async (db: Kysely<unknown>) => void (await sql.raw(statement).execute(db)) };
}

const first = { '0001_barns': running('create table barns(id int primary key)') };
const both = { ...first, '0002_lofts': running('create table lofts(id int primary key)') };

describe('migrating', () => {
  test('applies pending migrations once, in order', async () => {
    expect(await pendingMigrations(database.db, both)).toEqual(['0001_barns', '0002_lofts']);
    expect(await migrate(database.db, first)).toEqual(['0001_barns']);
    expect(await pendingMigrations(database.db, both)).toEqual(['0002_lofts']);
    expect(await migrate(database.db, both)).toEqual(['0002_lofts']);
    expect(await migrate(database.db, both)).toEqual([]);
    expect(await pendingMigrations(database.db, both)).toEqual([]);
  });

  test('is done by one of several processes that start together, however long it takes', async () => {
    const slow = { ...both, '0003_slow': running('select pg_sleep(2)') };
    const applied = await Promise.all([1, 2, 3].map(() => migrate(hasty.db, slow)));
    expect(applied.flat()).toEqual(Object.keys(slow));
  });

  test('leaves the statement timeout unchanged', async () => {
    await migrate(hasty.db, first);
    const { rows } = await sql<{ statement_timeout: string }>`show statement_timeout`.execute(hasty.db);
    expect(rows[0]?.statement_timeout).toBe(database.kind === 'embedded' ? '0' : '1500ms');
  });

  test('rolls everything back when one migration fails, and says why', async () => {
    const broken = { ...both, '0003_broken': running('create table lofts(id int)') };
    await expect(migrate(database.db, broken)).rejects.toMatchObject({ code: '42P07' });
    expect(await pendingMigrations(database.db, broken)).toHaveLength(3);
    expect(await migrate(database.db, both)).toHaveLength(2);
  });

  test('says what to do where the role may not create the extension', async () => {
    const role = 'may_not_create';
    const tried = database.db.transaction().execute(async (tx) => {
      await sql
        .raw(`create role ${role}; grant all on schema public to ${role}; set local role ${role}`)
        .execute(tx);
      await migrations['0029_search']?.up(tx);
    });
    await expect(tried).rejects.toThrow('Have someone who may run `create extension pg_trgm`');
  });

  test('refuses a database that a newer program has migrated', async () => {
    await migrate(database.db, both);
    await expect(migrate(database.db, first)).rejects.toThrow(
      'A newer release has migrated this world, and this one does not know 0002_lofts. Nothing was changed.',
    );
  });

  test('gives players of an older world one free insight and publishes none of their genes', async () => {
    const { '0005_insight': _, ...older } = migrations;
    const before = Object.entries(older).filter(([name]) => name < '0005_insight');
    await migrate(database.db, Object.fromEntries(before));
    await sql
      .raw(
        `insert into players (id, username, username_key, guild, last_seen_at, created_at)
           values (gen_random_uuid(), 'Anna', 'anna', 'rider', now(), now());
         insert into horses (id, owner_id, name, breed, sex, genotype, traits, aptitude, skill, born_at, discipline, form,
             happiness, happiness_at, created_at)
           select gen_random_uuid(), id, 'Iris', 'arabian', 'mare', '000000000000', '{}', array_fill(0, '{7}'),
             array_fill(0, '{7}'), now(), 'racing', 0, 0, now(), now() from players;`,
      )
      .execute(database.db);
    expect(await migrate(database.db)).toContain('0005_insight');
    const { rows } = await sql`
      select free_insights, genes_published, (select count(*) from genetic_insights) as insights
      from players join horses on owner_id = players.id`.execute(database.db);
    expect(rows).toEqual([{ free_insights: 1, genes_published: false, insights: 0 }]);
  });

  test('gives existing look-alike names distinct keys and keeps the names', async () => {
    const before = Object.entries(migrations).filter(([name]) => name < '0017_names_and_uploads');
    await migrate(database.db, Object.fromEntries(before));
    const names = ['Otto', '0tto', 'Otto 2', 'lda', 'Ida', 'Аnna', 'Anna', 'аnna', 'Zoë'];
    for (const [nth, name] of names.entries()) {
      await sql`insert into players (id, username, username_key, guild, last_seen_at, created_at)
        values (gen_random_uuid(), ${name}, ${`old ${nth}`}, 'rider', now(), timestamptz '2030-01-01' + ${nth} * interval '1 day')`.execute(
        database.db,
      );
    }
    // Old keys must not conflict with new ones.
    await sql`update players set username_key = 'anna' where username = 'Zoë'`.execute(database.db);
    expect(await migrate(database.db)).toContain('0017_names_and_uploads');
    const { rows } = await sql<{ username: string; username_key: string }>`
      select username, regexp_replace(username_key, ' [0-9a-f-]{36}$', ' again') as username_key
      from players order by created_at`.execute(database.db);
    expect(rows.map(({ username, username_key }) => [username, username_key])).toEqual([
      ['Otto', 'otto'],
      ['0tto', 'otto again'],
      ['Otto 2', 'otto2'],
      ['lda', 'lda'],
      ['Ida', 'lda again'],
      ['Аnna', 'anna'],
      ['Anna', 'anna again'],
      ['аnna', 'anna again'],
      ['Zoë', 'zoë'],
    ]);
  });

  test('lets youth pass faster and keeps the age of every horse', async () => {
    const before = Object.entries(migrations).filter(([name]) => name < '0020_youth');
    await migrate(database.db, Object.fromEntries(before));
    const world = new Date('2031-05-06T12:00:00.000Z');
    const oldMs = [0, 1, 5, 6, 7, 35, 36, 71, 72, 73, 100, 359, 360, 700].flatMap((months) =>
      [-1, 0, 1, 1234567].map((ms) => Math.max(0, months * 30 * 3_600_000 + ms)),
    );
    const fed = new Date('2031-05-20T00:00:00.000Z');
    await sql`insert into world (founded_at, clock_reached, secret, purse_index_due)
      values (${world}, ${world}, decode(repeat('00', 32), 'hex'), ${world})`.execute(database.db);
    await sql`insert into players (id, username, username_key, guild, last_seen_at, created_at)
      values (gen_random_uuid(), 'Anna', 'anna', 'rider', now(), now())`.execute(database.db);
    for (const [nth, ms] of oldMs.entries())
      await sql`insert into horses (id, owner_id, name, breed, sex, genotype, traits, aptitude, skill, born_at, discipline,
          happiness, happiness_at, training_from, feed_expires_at, created_at)
        select gen_random_uuid(), id, ${String(nth)}, 'arabian', 'mare', '0', '{}', array_fill(0, '{7}'), array_fill(0, '{7}'),
          ${new Date(world.getTime() - ms)}::timestamptz, 'racing', 0, ${world}::timestamptz, ${world}::timestamptz,
          ${nth === 1 ? fed : null}::timestamptz, ${world}::timestamptz from players`.execute(database.db);
    expect(await migrate(database.db)).toContain('0020_youth');
    const { rows } = await sql<{ born_at: Date; feed_expires_at: Date | null }>`
      select born_at, feed_expires_at from horses order by name::integer`.execute(database.db);
    expect(rows.map(({ born_at }) => ageInMonths(born_at, world))).toEqual(
      oldMs.map((ms) => Math.floor(ms / (30 * 3_600_000))),
    );
    for (const [nth, { born_at, feed_expires_at }] of rows.entries()) {
      const weaned = reachesAgeAt(born_at, WEANED_FROM);
      expect(feed_expires_at).toEqual(nth === 1 ? fed : weaned > world ? weaned : null);
    }
  });

  test('takes feed for more than six days, and milk, for long bags', async () => {
    const before = Object.entries(migrations).filter(([name]) => name < '0022_long_bags');
    await migrate(database.db, Object.fromEntries(before));
    const world = new Date('2031-05-06T12:00:00.000Z');
    const inHours = (hours: number) => new Date(world.getTime() + hours * 3_600_000);
    await sql`insert into world (founded_at, clock_reached, secret, purse_index_due)
      values (${world}, ${world}, decode(repeat('00', 32), 'hex'), ${world})`.execute(database.db);
    await sql`insert into players (id, username, username_key, guild, last_seen_at, created_at)
      values (gen_random_uuid(), 'Anna', 'anna', 'rider', now(), now())`.execute(database.db);
    const horses: readonly (readonly [bornHours: number, feedHours: number | null, isLong: boolean])[] = [
      [-900, null, false],
      [-900, -200, false],
      [-900, 24, false],
      [-900, 144, false],
      [-900, 145, true],
      [-90, 24, false],
      [-89, 1, true],
    ];
    for (const [nth, [born, feed]] of horses.entries())
      await sql`insert into horses (id, owner_id, name, breed, sex, genotype, traits, aptitude, skill, born_at, discipline,
          happiness, happiness_at, training_from, feed_expires_at, created_at)
        select gen_random_uuid(), id, ${String(nth)}, 'arabian', 'mare', '0', '{}', array_fill(0, '{7}'), array_fill(0, '{7}'),
          ${inHours(born)}::timestamptz, 'racing', 0, ${world}::timestamptz, ${world}::timestamptz,
          ${feed === null ? null : inHours(feed)}::timestamptz, ${world}::timestamptz from players`.execute(
        database.db,
      );
    expect(await migrate(database.db)).toContain('0022_long_bags');
    const { rows } = await sql<{ feed_expires_at: Date | null; long_feed_until: Date | null }>`
      select feed_expires_at, long_feed_until from horses order by name::integer`.execute(database.db);
    expect(rows.map(({ long_feed_until }) => long_feed_until)).toEqual(
      horses.map(([, feed, isLong]) => (isLong && feed !== null ? inHours(feed) : null)),
    );
  });

  test('counts past coins by day, kind and week of the purse index', async () => {
    const before = Object.entries(migrations).filter(([name]) => name < '0030_economy');
    await migrate(database.db, Object.fromEntries(before));
    const due = new Date('2031-05-06T12:00:00.000Z');
    await sql`insert into world (founded_at, clock_reached, secret, purse_index_due)
      values (${due}, ${due}, decode(repeat('00', 32), 'hex'), ${due})`.execute(database.db);
    const [anna, bert, escrow] = [crypto.randomUUID(), crypto.randomUUID(), crypto.randomUUID()];
    await sql`insert into ledger_accounts (id, kind)
      values (${anna}, 'purse'), (${bert}, 'purse'), (${escrow}, 'escrow')`.execute(database.db);
    const journals = [
      ['2031-04-29T11:59:59Z', 'start', { [HOUSE]: -40, [anna]: 40 }],
      ['2031-04-29T12:00:00Z', 'start', { [HOUSE]: -500, [bert]: 500 }],
      ['2031-05-05T23:59:59Z', 'feed', { [HOUSE]: 100, [anna]: -100 }],
      ['2031-05-06T00:00:00Z', 'breeding', { [escrow]: 60, [bert]: -60 }],
      ['2031-05-06T12:00:00Z', 'breeding', { [escrow]: -60, [anna]: 57, [HOUSE]: 3 }],
      ['2031-05-06T13:00:00Z', 'breeding', { [anna]: -250, [HOUSE]: 250 }],
    ] as const;
    for (const [at, type, lines] of journals) {
      const journal = crypto.randomUUID();
      for (const [account, amount] of Object.entries(lines))
        await sql`insert into ledger_entries (account_id, id, journal_id, at, type, description, amount, tradable)
          values (${account}, gen_random_uuid(), ${journal}, ${new Date(at)}, ${type}, '', ${amount}, 0)`.execute(
          database.db,
        );
    }
    expect(await migrate(database.db)).toContain('0030_economy');
    const days = await database.db
      .selectFrom('ledger_days')
      .selectAll()
      .orderBy('week')
      .orderBy('day')
      .execute();
    const inDays = (week: Date) => (week.getTime() - due.getTime()) / 86_400_000;
    expect(
      days.map((row) => [
        row.day,
        row.type,
        inDays(row.week),
        row.made,
        row.taken,
        row.cut,
        row.purses,
        row.escrow,
        row.traded,
        row.trades,
      ]),
    ).toEqual([
      ['2031-04-29', 'start', -14, 40, 0, 0, 40, 0, 0, 0],
      ['2031-04-29', 'start', -7, 500, 0, 0, 500, 0, 0, 0],
      ['2031-05-05', 'feed', -7, 0, 100, 0, -100, 0, 0, 0],
      ['2031-05-06', 'breeding', -7, 0, 0, 0, -60, 60, 0, 0],
      ['2031-05-06', 'breeding', 0, 0, 253, 3, -193, -60, 60, 1],
    ]);
  });

  test('knows the migrations of the game', async () => {
    const names = Object.keys(migrations);
    expect(names).toEqual(names.toSorted());
    expect(await migrate(database.db)).toEqual(names);
    expect(await pendingMigrations(database.db)).toEqual([]);
  });
});
