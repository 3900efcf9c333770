import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { takesKey } from '../../../contract/call.ts';
import { EVERY_CALL } from '../../../contract/contract.ts';
import { oneOfEach } from '../../testing/builders/one-of-each.ts';
import { grantRealms } from '../../testing/builders/realm-calls.ts';
import { openTestDirectory } from '../../testing/database/directory.ts';
import { NO_PUSH, type Grant } from '../../testing/builders/granted-calls.ts';
import { callOf } from '../../testing/app/contract-answers.ts';
import { appForFile, type Route } from '../../testing/app/test-app.ts';
import { rowVersions } from '../../testing/database/whole-database.ts';

const directory = await openTestDirectory(['hill', 'meadow']);
const app = await appForFile({ push: NO_PUSH, directory: directory.of('hill') });
afterAll(() => directory.close());

/**
 * They act in steps, so their answers are stored after the last. A crash in between loses the answer, and the call sent
 * again learns so.
 */
const STORED_IN_LAST_STEP: readonly string[] = [
  'PATCH /api/account/email',
  'PATCH /api/account/password',
  'POST /api/account/deletion',
  'POST /api/account/email/resend',
  'POST /api/account/two-factor/turn-off',
  'POST /api/admin/cases/:id/decide',
  'POST /api/admin/decisions/:id/undo',
  'POST /api/devices/enter-code',
  'POST /api/practice/checkouts/:id/finish',
  'POST /api/practice/happenings',
  'POST /api/practice/intents/:id/confirm',
  'POST /api/round',
  'POST /api/subscription/cancel',
  'POST /api/subscription/create',
  'POST /api/subscription/resume',
  'PUT /api/profile-picture',
];

/** Written or emptied in the background. */
const IN_BACKGROUND: ReadonlySet<string> = new Set(['presences', 'outgoing_mails']);

/** They end the session that sent them. */
const NO_LONGER_SIGNED_IN: ReadonlySet<string> = new Set(['POST /api/auth/logout', 'POST /api/guest/keep']);

test('every write of the contract happens once with one key, and answers the same', async () => {
  const { rows: tables } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
  const names = tables.map(({ name }) => name).filter((name) => !IN_BACKGROUND.has(name));
  await sql`create table record_history (key_hash bytea, status int, at bigint default txid_current())`.execute(
    app.db,
  );
  await sql`create function note_record() returns trigger language plpgsql as
      $$ begin insert into record_history values (new.key_hash, new.status); return new; end $$`.execute(
    app.db,
  );
  await sql`create trigger noting before insert or update on idempotency_records for each row
      execute function note_record()`.execute(app.db);
  const anna = await app.newPlayer();
  const walked = new Set<string>();
  const storedInLastStep = new Set<string>();
  let count = 0;
  const grant: Grant = async (route: Route, sent = {}, by = anna.token) => {
    const call = callOf(route);
    if (!takesKey(call)) {
      await app.call(route, sent, by);
      return;
    }
    const key = `walk-${count++}`;
    await sql`delete from record_history`.execute(app.db);
    const first = await app.call(route, sent, by, key);
    const { rows } = await sql<{ at: string }>`select distinct at from record_history`.execute(app.db);
    if (!call.secret && rows.length > 1) storedInLastStep.add(route);
    // Runs due jobs, such as news of a payment: they would change rows between the two reads.
    await app.pass(0);
    const before = await rowVersions(app.db, names);
    const second = await app.call(route, sent, by, key);
    expect({ route, ...(await rowVersions(app.db, names)) }).toEqual({ route, ...before });
    if (NO_LONGER_SIGNED_IN.has(route)) expect(second.status).toBe(401);
    else if (call.secret) expect(second.body.code, route).toBe('NO_ANSWER_STORED');
    else
      expect({ route, status: second.status, body: second.body }).toEqual({
        route,
        status: first.status,
        body: first.body,
      });
    walked.add(route);
  };
  await oneOfEach(app, anna, grant);
  await grantRealms(grant, app, directory);
  await sql`drop trigger noting on idempotency_records`.execute(app.db);
  await sql`drop table record_history`.execute(app.db);
  const all = EVERY_CALL.filter(takesKey).map(({ method, path }) => `${method} ${path}`);
  expect([...walked].toSorted()).toEqual(all.toSorted());
  expect([...storedInLastStep].toSorted()).toEqual(STORED_IN_LAST_STEP);
});
