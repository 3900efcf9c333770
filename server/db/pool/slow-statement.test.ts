import { sql } from 'kysely';
import { expect, test, vi } from 'vitest';
import { freshDatabase } from '../../testing/database/database.ts';
import { appForTest } from '../../testing/app/test-app.ts';
import { SQL_STATE } from '../errors.ts';
import { recordLog } from '../../testing/app/recorded-log.ts';

test('a cancelled statement is not reported as an outage, an ended session is', async () => {
  const notices: string[] = [];
  const database = await freshDatabase({ onNotice: (sentence) => notices.push(sentence) });
  const failWith = (state: string) =>
    sql.raw(`do $$ begin raise exception 'no' using errcode = '${state}'; end $$`).execute(database.db);
  try {
    await expect(failWith(SQL_STATE.queryCanceled)).rejects.toMatchObject({ code: SQL_STATE.queryCanceled });
    await sql`select 1`.execute(database.db);
    expect(notices).toEqual([]);
    await expect(failWith('57P01')).rejects.toThrow();
    expect(notices).toEqual(['the database is not available']);
  } finally {
    await database.close();
  }
});

test('a call whose statement timed out may be repeated, and is logged with its request', async () => {
  const { log, logged } = recordLog('warn');
  const app = await appForTest({ log });
  const anna = await app.newPlayer();
  const slow = Object.assign(new Error('canceling statement'), { code: SQL_STATE.queryCanceled });
  const failing = vi.spyOn(app.db, 'executeQuery').mockRejectedValue(slow);
  const { status } = await anna.call('GET /api/auth/me');
  failing.mockRestore();
  expect(status).toBe(503);
  const lines = logged.filter(({ msg }) => msg === 'statement timed out');
  expect(lines).toMatchObject([{ route: '/api/auth/me', requestId: expect.any(String) }]);
});
