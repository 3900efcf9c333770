import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { appForFile, TEST_PASSWORD, type TestPlayer } from '../testing/app/test-app.ts';
import { onNewDevice } from '../testing/builders/accounts.ts';
import { aWriter, sendLetter } from '../testing/builders/mail.ts';
import { aHorse, changeHorse } from '../testing/builders/stable.ts';
import { ERASED } from './erase-queries.ts';
import { findOwnData } from './own-data-queries.ts';

const app = await appForFile();
let anna: TestPlayer;
let bert: TestPlayer;
beforeAll(async () => {
  [anna, bert] = [await aWriter(app), await aWriter(app)];
});

const dataOf = async (player: TestPlayer) => (await player.call('GET /api/account/export')).body.data;

test('a player gets all that is theirs, and only that', async () => {
  const horse = await aHorse(anna, { name: 'Juniper' });
  await changeHorse(app.db, horse, { genesPublished: true });
  const [carl, hidden] = [await aWriter(app), await aHorse(bert)];
  await sendLetter(anna, bert, { subject: 'To Bert' });
  await sendLetter(bert, anna, { subject: 'From Bert' });
  await sendLetter(bert, carl, { subject: 'Between others' });
  const { headers, body } = await anna.call('GET /api/account/export');
  expect(headers['cache-control']).toBe('no-store');
  expect(body.data['account']).toMatchObject([{ username: anna.username, email: anna.email }]);
  expect(body.data['horses']).toMatchObject([{ id: horse, name: 'Juniper' }]);
  expect(body.data['letters sent']).toMatchObject([{ subject: 'To Bert' }]);
  expect(body.data['letters received']).toMatchObject([{ subject: 'From Bert' }]);
  expect(body.data['coins in and out']?.length).toBeGreaterThan(1);
  const text = JSON.stringify(body);
  expect(text).not.toContain('Between others');
  expect(text).not.toContain(hidden);
  expect(text).not.toContain(bert.email);
});

test('a new device gets it with the password alone', async () => {
  const fresh = await onNewDevice(app, anna);
  expect(await fresh.call('GET /api/account/export')).toMatchObject({
    status: 403,
    body: { code: 'PASSWORD_NEEDED' },
  });
  const exporting = (currentPassword: string) =>
    fresh.call('POST /api/account/export', { body: { currentPassword } });
  expect(await exporting('a wrong horse 1')).toMatchObject({ status: 403, body: { code: 'WRONG_PASSWORD' } });
  const { status, headers, body } = await exporting(TEST_PASSWORD);
  expect([status, headers['cache-control']]).toEqual([200, 'no-store']);
  expect(body.data['account']).toMatchObject([{ username: anna.username }]);
  await app.pass(25 * 3_600);
  expect((await fresh.call('GET /api/account/export')).status).toBe(200);
});

test('a letter that was deleted is not in it', async () => {
  const id = await sendLetter(bert, anna, { subject: 'Soon gone' });
  await anna.call('DELETE /api/messages/:id', { params: { id } });
  expect(JSON.stringify(await dataOf(anna))).not.toContain('Soon gone');
});

test('no secret, key or hidden gene is in it', async () => {
  const { rows } = await findOwnDataColumns();
  expect(rows.length).toBeGreaterThan(100);
  const secret = /hash|secret|token|password|genotype|entropy|p256dh|^auth$|seed|session$|salt/;
  expect(rows.filter((column) => secret.test(column))).toEqual([]);
});

async function findOwnDataColumns(): Promise<{ rows: string[] }> {
  const own = findOwnData.recent.sql.replaceAll('select', 'SELECT');
  const parts = [...own.matchAll(/json_agg\(one\) from \(([^)]*(?:\([^)]*\)[^)]*)*)\) one\)/g)].map(
    ([, part]) => part ?? '',
  );
  const columns = parts.flatMap((part) => (/SELECT([\s\S]*?) from /.exec(part)?.[1] ?? '').split(','));
  return { rows: columns.map((column) => column.trim().replace(/^\w+\./, '')) };
}

/** Why a table that names players is not exported. */
const NOT_EXPORTED: Readonly<Record<string, string>> = {
  account_links: 'keys',
  breeder_standings: 'counted from shows',
  breeders: 'counted from horses',
  chat_readers: 'where one stopped reading',
  chat_writers: 'when one wrote last, as in the messages',
  contact_messages: 'of visitors; names the operator who handled it',
  decisions: 'made by operators; mutes and suspensions are exported',
  device_codes: 'keys',
  filter_words: 'of operators',
  horse_events: 'public history of horses',
  house_stables: 'visits of stables that the game runs',
  idempotency_records: 'answers to calls of the last day',
  ledger_totals: 'counted from the ledger',
  picture_upload_counts: 'counter of a limit',
  picture_uploads: 'keys',
  placings_to_count: 'counted in a moment',
  player_standings: 'counted from shows',
  presences: 'when one was here last, as in the account',
  recovery_codes: 'keys',
  report_cases: 'what others said in confidence',
  shown_profiles: 'a view of profiles',
  sent_notifications: 'which notifications were sent',
};

const tablesOfPlayers = () =>
  sql<{ table: string }>`
    select distinct table_name as "table" from information_schema.columns
    where table_schema = 'public' and is_updatable = 'YES' and column_name in (
      'player_id', 'account_id', 'owner_id', 'sender_id', 'recipient_id', 'reporter_id', 'blocked_id', 'seller_id',
      'buyer_id', 'from_id', 'to_id', 'created_by', 'maker_id', 'breeder_id', 'operator_id', 'creator_id', 'handled_by')
    order by 1`.execute(app.db);

test('every table that names a player is exported, or says why not', async () => {
  const { rows } = await tablesOfPlayers();
  const exported = new Set(
    [findOwnData.recent, findOwnData.whole].flatMap(({ sql: text }) =>
      [...text.matchAll(/(?:from|join) (\w+)/g)].map(([, table]) => table),
    ),
  );
  const missing = rows.map(({ table }) => table).filter((table) => !exported.has(table));
  expect(missing).toEqual(Object.keys(NOT_EXPORTED).toSorted());
});

/** Goes with the account's row. */
const OF_ACCOUNT = [
  'access_tokens',
  'account_links',
  'device_codes',
  'devices',
  'realm_accounts',
  'recovery_codes',
  'second_factors',
  'sessions',
  'suspensions',
  'waiting_calls',
];

/** Erased by a step of its own (`STEPS`). */
const BY_STEPS = ['horses', 'letters', 'listings', 'studs', 'tack'];

/** Why a table that names players retains a deleted one, under the neutral name. */
const RETAINED: Readonly<Record<string, string>> = {
  account_deletions: 'goes last',
  album_slots: 'record of a breeder',
  breeder_standings: 'record of a breeder',
  breeders: 'record of a breeder',
  chat_messages: 'read by all; deleted as all messages are',
  contact_messages: 'names an operator who handled it',
  covers: 'history of horses',
  decisions: 'names an operator; those about the player go with their cases',
  filter_words: 'of operators',
  first_steps: 'its coins are in the books',
  genetic_insights: 'their price is in the books',
  health_tests: 'their price is in the books',
  horse_events: 'history of horses',
  house_stables: 'stables that the game runs',
  ledger_entries: 'the books',
  ledger_history: 'the books',
  ledger_totals: 'the books',
  missed_covers: 'history of horses',
  payment_customers: 'books of payments, which the law requires',
  payments: 'books of payments, which the law requires',
  placings_to_count: 'counted in a moment',
  player_standings: 'record of results',
  sales: 'prices of trade',
  show_entries: 'results of shows',
  show_history: 'results of shows',
  shown_profiles: 'a view of profiles',
  shows: 'results of shows',
  stud_requests: 'history of breeding; notes are erased',
  subscriptions: 'books of payments, which the law requires',
  vet_requests: 'papers of horses',
};

test('every table that names a player forgets a deleted one, or says why not', async () => {
  const { rows } = await tablesOfPlayers();
  const tables = rows.map(({ table }) => table);
  const gone = new Set([...ERASED, ...OF_ACCOUNT, ...BY_STEPS]);
  expect(tables.filter((table) => !gone.has(table))).toEqual(Object.keys(RETAINED).toSorted());
});
