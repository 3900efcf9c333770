import { sql } from 'kysely';
import { inTransaction } from '../../server/db/transaction.ts';
import { seedWorld } from '../../world/seed-world.ts';
import type { Size } from '../findings.ts';
import { newToken, signIn } from '../fixtures/stables.ts';
import { inDatabase, type Lab } from '../lab.ts';
import { prepareSteps, type PreparedStep } from '../load/request.ts';
import type { Measurement } from '../measurement.ts';
import type { BenchDatabase } from '../databases/bench-database.ts';
import { buffersOf } from './buffers.ts';
import { findPlayers } from './calls.ts';
import { liveOn, WEEK, YEAR } from './past-of-player.ts';

const MOST_BUFFERS = 1.5;
const STARTS = 0.5;
/** Players whose past grows. */
const PLAYERS = 3;

/** The calls of each page. */
const PAGES = {
  Home: ['/api/auth/me', '/api/shell', '/api/news/since-last-visit', '/api/first-steps'],
  news: ['/api/news', '/api/news?topic=shows', '/api/news?topic=letters', '/api/news/state'],
  mail: ['/api/messages/inbox', '/api/messages/sent', '/api/messages/unread-count'],
} as const;
type PageName = keyof typeof PAGES;
const PAGE_NAMES = Object.keys(PAGES) as readonly PageName[];

type Buffers = Readonly<Record<PageName, number>>;

/** Home, news and mail of players with a week's past and with a year's. */
export const newsGrowth: Measurement = {
  name: 'news growth',
  on: 'postgres',
  long: true,
  async take(lab) {
    const { players, horses } = lab.pace.growth;
    const { database, prepared } = await lab.makeFixture('empty', async (db, now) => {
      await seedWorld(db, { players, horses, seed: 'news', now, starts: STARTS });
      const callers = (await findPlayers(db)).slice(0, PLAYERS).map(({ id }) => ({ id, token: newToken() }));
      await inTransaction(db, (tx) => signIn(tx, callers, now));
      // Old enough for letters, and last seen yesterday.
      for (const { id } of callers) {
        await sql`insert into accounts (id, email, email_key, password_hash, birth_year, created_at)
          values (${id}, ${id}, ${id}, '', 1990, now()) on conflict (id) do update set birth_year = 1990`.execute(
          db,
        );
      }
      return { now, callers };
    });
    const { now, callers } = prepared;
    const after = async (past: typeof WEEK) => {
      await inDatabase(database, async (db) => {
        for (const { id } of callers) await liveOn(db, id, { now, past });
        await sql`vacuum analyze`.execute(db);
      });
      return measure(lab, database, callers);
    };
    const week = await after(WEEK);
    const year = await after(YEAR);
    await lab.drop(database);
    return PAGE_NAMES.map((page) => compare(lab, page, week[page], year[page]));
  },
};

async function measure(
  lab: Lab,
  database: BenchDatabase,
  callers: readonly { readonly token: string }[],
): Promise<Buffers> {
  const buffers = { Home: 0, news: 0, mail: 0 };
  for (const page of PAGE_NAMES) {
    const steps: readonly PreparedStep[] = prepareSteps(
      callers.flatMap(({ token }) => PAGES[page].map((path) => [{ method: 'GET' as const, path, token }])),
    );
    const { recording } = await lab.record(database, steps, { inPlace: true, inOrder: true });
    const each = await buffersOf(database.settings.databaseUrl ?? '', recording, steps);
    buffers[page] = each.reduce((sum, count) => sum + count, 0) / callers.length;
    each.forEach((count, index) => lab.log(`${count} buffers: ${PAGES[page][index % PAGES[page].length]}`));
  }
  return buffers;
}

function compare(lab: Lab, page: PageName, week: number, year: number): Size {
  const value = year / week;
  const past = Object.entries(YEAR).map(([what, count]) => `${count.toLocaleString('en')} ${what}`);
  const note = `${year.toFixed(0)} against ${week.toFixed(0)}; a year has ${past.join(', ')}`;
  lab.log(`${page}: buffers ${value.toFixed(2)} (${note})`);
  return {
    kind: 'size',
    name: `a year’s news on ${page}: buffers`,
    of: 'times as much',
    value,
    aims: [{ aim: `at most ${MOST_BUFFERS}`, met: value <= MOST_BUFFERS }],
    note,
  };
}
