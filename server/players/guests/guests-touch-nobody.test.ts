import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { EVERY_CALL } from '../../../contract/contract.ts';
import { GUESTS_MAY } from '../../../contract/guests.ts';
import { HOUSE } from '../../ledger/ledger.ts';
import { appForFile, type Route, type TestPlayer } from '../../testing/app/test-app.ts';
import { aGuest, type TestGuest } from '../../testing/builders/gate.ts';
import { aCreator, aShow } from '../../testing/builders/player-shows.ts';
import { aFedHorse, feedHorses, feedingOf, nextShows } from '../../testing/builders/stable.ts';
import { buyTack } from '../../testing/builders/tack.ts';

const app = await appForFile();

const TABLES = [
  'accounts',
  'sessions',
  'players',
  'profiles',
  'first_steps',
  'ledger_accounts',
  'ledger_history',
  'horses',
  'horse_events',
  'inventory',
  'tack',
  'listings',
  'sales',
  'studs',
  'stud_requests',
  'covers',
  'show_history',
  'horse_standings',
  'player_standings',
  'horse_disciplines',
  'album_slots',
  'letters',
  'chat_messages',
];

/** All rows of people and horses that name neither the guest, nor the guest's horse, nor the house. */
async function rowsOfOthers({ id, horse }: TestGuest): Promise<Record<string, string>> {
  const digest = (table: string) => sql<{ name: string; digest: string }>`
    select ${table} as name, concat(count(*), ' ', sum(hashtextextended(one::text, 0))) as digest
    from ${sql.table(table)} one
    where strpos(one::text, ${id}) = 0 and strpos(one::text, ${horse}) = 0 and strpos(one::text, ${HOUSE}) = 0`;
  const { rows } = await sql<{ name: string; digest: string }>`${sql.join(
    TABLES.map(digest),
    sql` union all `,
  )}`.execute(app.db);
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

interface Things {
  readonly horses: readonly string[];
  readonly tack: readonly string[];
  readonly shows: readonly string[];
  readonly guest: TestPlayer;
  readonly other: TestPlayer;
}

const PICTURE = { pastime: 'groom', place: 'yard' };

async function keptBy(player: TestPlayer, id: string) {
  const kept = await player.call('POST /api/horses/:id/keepsakes', { params: { id }, body: PICTURE });
  return { params: { id: kept.body.keepsake.id } };
}

type Inputs = (things: Things) => readonly object[] | Promise<readonly object[]>;

/** For each writing call that is open to guests, about things of the guest and of another player. */
const INPUTS: Readonly<Record<string, Inputs>> = {
  'POST /api/moments/seen': () => [{ body: { level: 1 } }],
  'POST /api/horses/feed': ({ guest, horses }) =>
    Promise.all(horses.map(async (id) => ({ body: await feedingOf(guest, [id], { days: 3 }) }))),
  'POST /api/inventory/buy-feed': () => [{ body: { feed_type: 'monthly', quantity: 2 } }],
  'POST /api/horses/:id/use-feed': ({ horses }) =>
    horses.map((id) => ({ params: { id }, body: { feed_type: 'monthly' } })),
  'POST /api/train/:id': ({ horses }) =>
    horses.map((id) => ({ params: { id }, body: { discipline: 'dressage' } })),
  'POST /api/train': ({ horses }) =>
    horses.map((id) => ({ body: { horseIds: [id], discipline: 'own', sessions: 'all' } })),
  'POST /api/tack/buy-store': () => [{ body: { tack_type: 'saddle' } }],
  'POST /api/horses/:id/unequip-tack/:tackId': ({ horses, tack }) =>
    horses.flatMap((id) => tack.map((tackId) => ({ params: { id, tackId } }))),
  'POST /api/horses/:id/equip-tack/:tackId': ({ horses, tack }) =>
    horses.flatMap((id) => tack.map((tackId) => ({ params: { id, tackId } }))),
  'POST /api/horses/:id/keepsakes': ({ horses }) => horses.map((id) => ({ params: { id }, body: PICTURE })),
  'DELETE /api/keepsakes/:id': ({ guest, other, horses: [own = '', others = ''] }) =>
    Promise.all([keptBy(guest, own), keptBy(other, others)]),
  'POST /api/shows/:id/enter': ({ horses, shows }) =>
    horses.flatMap((horse_id) => shows.map((id) => ({ params: { id }, body: { horse_id } }))),
  'POST /api/shows/enter-each': ({ horses, shows }) =>
    shows.map((showId) => ({ body: { entries: horses.map((horseId) => ({ horseId, showId })) } })),
  'POST /api/first-steps/score-sheet': async ({ guest }) => {
    await app.pass(3600);
    const { body: entries } = await guest.call('GET /api/shows/my-entries', {
      query: { status: 'completed' },
    });
    return entries.map(({ id }) => ({ body: { entryId: id } }));
  },
  'POST /api/guide/end': () => [{}],
  'POST /api/user/show-everything': () => [{}],
  'POST /api/guest/keep': ({ other: { username, email } }) => [
    { body: { username, email, password: 'bran mash 7 rosa' } },
  ],
  'POST /api/auth/logout': () => [{}],
};

test('whatever a guest may do changes no row of anybody else', async () => {
  const other = await app.newPlayer();
  const others = { horse: await aFedHorse(other), saddle: await buyTack(other, 'saddle') };
  const show = await aShow(await aCreator(app));
  const guest = await aGuest(app);
  expect((await feedHorses(guest, [guest.horse])).status).toBe(200);
  const { body: own } = await guest.call('GET /api/tack/my-tack');
  const { body: next } = await guest.call('GET /api/shows/next', { query: { horseIds: guest.horse } });
  const things: Things = {
    horses: [guest.horse, others.horse],
    tack: [...own.map(({ id }) => id), others.saddle],
    shows: [...next.meadow.map(({ show: { id } }) => id), ...(await nextShows(guest, guest.horse, 1)), show],
    guest,
    other,
  };
  expect(things.shows).toHaveLength(3);
  const before = await rowsOfOthers(guest);
  const granted = new Set<string>();
  for (const [route, inputs] of Object.entries(INPUTS)) {
    for (const sent of await inputs(things)) {
      if (route === 'POST /api/auth/logout') await app.pass(3600);
      const { status } = await guest.call(route as Route, sent);
      expect(status, route).toBeLessThan(500);
      if (status === 200) granted.add(route);
      expect({ route, rows: await rowsOfOthers(guest) }).toEqual({ route, rows: before });
    }
  }
  const writing = GUESTS_MAY.filter((one) => !one.startsWith('GET'));
  expect(Object.keys(INPUTS).toSorted()).toEqual(writing.toSorted());
  expect(writing.filter((one) => !granted.has(one))).toEqual(['POST /api/guest/keep']);
});

const READING = EVERY_CALL.filter(
  ({ method, path }) => method === 'GET' && /^\/api\/(?:public\/)?(?:horses|players)\/:id(?:\/|$)/.test(path),
);

test('whoever has the id of a guest, or of a guest’s horse, learns nothing of them until the guest keeps it', async () => {
  const other = await app.newPlayer();
  const guest = await aGuest(app);
  const picture = await keptBy(guest, guest.horse);
  const read = async (player: TestPlayer) => {
    const answers: Record<string, boolean> = {};
    for (const { path } of READING) {
      const params = { id: path.includes('/horses/:id') ? guest.horse : guest.id };
      const { status } = await player.call(`GET ${path}` as Route, { params });
      expect(status, path).toBeLessThan(500);
      answers[path] = status === 200;
    }
    answers['/api/public/keepsakes/:id'] =
      (await app.call('GET /api/public/keepsakes/:id', picture)).status === 200;
    return answers;
  };
  const open = (answers: Record<string, boolean>) => Object.keys(answers).filter((path) => answers[path]);
  expect(READING.length).toBeGreaterThan(10);
  expect(open(await read(other))).toEqual([]);
  expect(open(await read(guest))).toEqual(
    expect.arrayContaining([
      '/api/horses/:id/foal-book',
      '/api/horses/:id/keepsakes',
      '/api/players/:id/album',
    ]),
  );
  const account = { username: 'Rosa Keeps', email: 'rosa.keeps@example.org', password: 'bran mash 7 rosa' };
  expect((await guest.call('POST /api/guest/keep', { body: account })).status).toBe(200);
  expect(open(await read(other))).toEqual(
    expect.arrayContaining([
      '/api/horses/:id/foal-book',
      '/api/horses/:id/keepsakes',
      '/api/horses/:id/trophies',
      '/api/players/:id/horses',
      '/api/public/keepsakes/:id',
    ]),
  );
});
