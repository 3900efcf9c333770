import { expect, test } from 'vitest';
import { isRefusal } from '../../game/refusal.ts';
import { inTransaction } from '../db/transaction.ts';
import { decide, undo } from '../admin/decide.ts';
import { appForFile } from '../testing/app/test-app.ts';
import { operatorOf } from '../testing/builders/moderation.ts';
import { report } from './report.ts';
import type { ReportSubject } from './report-subject.ts';

const app = await appForFile();
const operator = await operatorOf(app);
const writer = await app.newPlayer();
const ID = '0198a000-0000-7000-8000-000000000001';

/** A subject of another feature, such as a chat message. */
let text = 'Nobody wants your ponies.';
const message: ReportSubject = {
  find: async (_, id) =>
    id === ID
      ? {
          playerId: writer.id,
          seen: text,
          context: [{ who: 'Juno', text: 'Hello!', at: '2030-05-01T08:00:00.000Z' }],
        }
      : undefined,
  async remove(_tx, _now, _id, seen) {
    if (text !== seen) return undefined;
    text = '';
    return { put: '' };
  },
  async restore(_tx, _now, _id, { seen, put }) {
    if (text !== put) return false;
    text = seen;
    return true;
  },
};

const admin = {
  subjects: { message },
  operators: { include: async () => false },
  whenSuspended: [],
};

test('any feature’s text is reported with its context, removed and restored', async () => {
  const now = app.clock.now();
  const { id: reporterId } = await app.newPlayer();
  const newReport = { reporterId, kind: 'message', subjectId: ID, reason: 'unkind', comment: '' } as const;
  expect(await inTransaction(app.db, (tx) => report(tx, now, admin.subjects, newReport))).toBeUndefined();
  const { body: cases } = await operator.call('GET /api/admin/cases');
  const caseId = cases[0]?.id ?? '';
  const { body: found } = await operator.call('GET /api/admin/cases/:id', { params: { id: caseId } });
  expect(found).toMatchObject({
    kind: 'message',
    seen: 'Nobody wants your ponies.',
    current: null,
    player: { id: writer.id },
    context: [{ who: 'Juno', text: 'Hello!' }],
  });

  const order = { caseId, operatorId: operator.id, action: 'remove', why: 'Unkind.', hours: null } as const;
  const decided = await inTransaction(app.db, (tx) => decide(tx, now, admin, order));
  if (isRefusal(decided)) throw new Error(decided.refused);
  expect(text).toBe('');
  const wish = { decisionId: decided.id, operatorId: operator.id, why: 'A mistake.' };
  expect(await inTransaction(app.db, (tx) => undo(tx, now, admin, wish))).toBeUndefined();
  expect(text).toBe('Nobody wants your ponies.');
});
