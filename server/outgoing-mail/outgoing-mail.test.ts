import { beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { pino } from 'pino';
import { refuse } from '../../game/refusal.ts';
import { inTransaction } from '../db/transaction.ts';
import { freshDatabase } from '../testing/database/database.ts';
import { appForFile, appForTest } from '../testing/app/test-app.ts';
import type { Mailer, MailToSend } from './mailer.ts';
import { OPERATOR, queueMail, type Mail } from './queue-mail.ts';
import { retryAfterMs } from './send-mails.ts';
import { HOUR, MINUTE } from '../../game/game-time.ts';

const lines: string[] = [];
const log = pino({ level: 'warn' }, { write: (line: string) => lines.push(line) });
const sent: MailToSend[] = [];
let failWith: (() => Error) | undefined;
const mailer: Mailer = {
  async send(mail) {
    if (failWith) throw failWith();
    sent.push(mail);
  },
  close: () => {},
};

const one = await appForFile({ mailer, log });
beforeEach(() => {
  sent.length = 0;
  lines.length = 0;
  failWith = undefined;
});

const MAIL: Mail = {
  kind: 'test',
  to: 'ada@example.org',
  subject: 'Hello',
  text: ['Hello Ada,', 'your mare is in foal.'],
  button: { label: 'See her', path: '/horses/1?token=s3cr3t' },
};

const queue = (mail: Partial<Mail> = {}) =>
  inTransaction(one.db, (tx) => queueMail(tx, one.clock.now(), { ...MAIL, ...mail }));
const rows = () => one.db.selectFrom('outgoing_mails').select(['id', 'attempts']).execute();
const smtpError = (code: string, responseCode: number) => () =>
  Object.assign(new Error('550 <ada@example.org> unknown'), { code, responseCode });

test('a mail is sent after its transaction, once, by one of two processes', async () => {
  const other = await appForTest({ mailer, log, database: one.database });
  for (let index = 0; index < 25; index++) await queue({ subject: `Letter ${index}` });
  await Promise.all([one.pass(0), other.pass(0)]);
  // Either may still be sending what it took by itself.
  await expect.poll(rows).toEqual([]);
  expect(sent.map(({ subject }) => subject).toSorted()).toEqual(
    Array.from({ length: 25 }, (_, index) => `Letter ${index}`).toSorted(),
  );
});

test('a transaction that is rolled back sends nothing', async () => {
  await inTransaction(one.db, async (tx) => {
    await queueMail(tx, one.clock.now(), MAIL);
    return refuse('NO');
  });
  await one.pass(0);
  expect(sent).toEqual([]);
});

test('links lead to the public address', async () => {
  await queue();
  await one.pass(0);
  expect(sent[0]?.text).toContain('https://fetlock.test/horses/1?token=s3cr3t');
  expect(sent[0]?.html).toContain('href="https://fetlock.test/horses/1?token=s3cr3t"');
});

describe('a mail that cannot be sent', () => {
  test('is retried at growing intervals, and the log names no address and no link', async () => {
    failWith = smtpError('ECONNECTION', 0);
    await queue();
    await one.pass(0);
    await one.pass(30);
    expect(await rows()).toMatchObject([{ attempts: 1 }]);
    await one.pass(60);
    expect(await rows()).toMatchObject([{ attempts: 2 }]);
    failWith = undefined;
    await one.pass(60);
    expect(sent).toEqual([]);
    await one.pass(120);
    expect(sent).toHaveLength(1);
    expect(lines.filter((line) => line.includes('will retry'))).toHaveLength(2);
    expect(lines.join('')).not.toMatch(/ada@|example\.org|s3cr3t|550 </);
  });

  test('is given up when its recipient is refused', async () => {
    failWith = smtpError('EENVELOPE', 550);
    await queue();
    await one.pass(0);
    await expect.poll(rows).toEqual([]);
    expect(lines.join('')).toContain('given up');
  });

  test('is given up after some days of tries', async () => {
    failWith = smtpError('EAUTH', 535);
    await queue({ uselessAt: new Date(one.clock.now().getTime() + HOUR) });
    for (let index = 0; index < 3; index++) await one.pass(3_600);
    failWith = undefined;
    await one.pass(86_400);
    expect(sent).toEqual([]);
    await expect.poll(rows).toEqual([]);
  });

  test('waits for at most three hours between tries', () => {
    const minutes = [1, 2, 3, 8, 9, 16].map((attempts) => retryAfterMs(attempts) / MINUTE);
    expect(minutes).toEqual([1, 2, 4, 128, 180, 180]);
  });
});

test('a mail that a crashed process claimed is sent by another, under the same id', async () => {
  let crash = () => {};
  // A world of its own: nobody else may send the mail first.
  const database = await freshDatabase({ stage: 'founded' });
  onTestFinished(() => database.close());
  const crashing = await appForTest({
    database,
    mailer: {
      send: () => new Promise((_, reject) => (crash = () => reject(new Error('gone')))),
      close: () => {},
    },
  });
  await inTransaction(database.db, (tx) => queueMail(tx, crashing.clock.now(), MAIL));
  await crashing.pass(0);
  const row = await database.db.selectFrom('outgoing_mails').select('id').executeTakeFirstOrThrow();
  const next = await appForTest({ database, mailer, log });
  await next.pass(60);
  expect(sent).toEqual([]);
  await next.pass(300);
  expect(sent.map(({ id }) => id)).toEqual([row.id]);
  crash();
});

test('the operator gets mail at the address of the settings', async () => {
  await queue({ to: OPERATOR, replyTo: 'visitor@example.org' });
  await one.pass(0);
  expect(sent).toMatchObject([{ to: 'people@fetlock.test', replyTo: 'visitor@example.org' }]);
});
