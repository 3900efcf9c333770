import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SMTPServer } from 'smtp-server';
import { openMailer } from './mailer.ts';

const SETTINGS = {
  smtpUrl: undefined,
  publicUrl: 'https://fetlock.example',
  mailFrom: 'Fetlock <stable@fetlock.example>',
  operatorEmail: undefined,
};
const MAIL = {
  id: '0190a000-0000-7000-8000-000000000000',
  to: 'ada@example.org',
  subject: 'A foal',
  text: 'She has a foal.',
  html: '<p>She has a foal.</p>',
};

let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'fetlock-mail-'));
});
afterAll(() => rm(dataDir, { recursive: true }));

test('without a mail server, each mail is a file that only its owner reads', async () => {
  const mailer = openMailer(SETTINGS, dataDir);
  await mailer.send(MAIL);
  await mailer.send(MAIL);
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder);
  expect(files).toEqual([`${MAIL.id}.eml`]);
  const file = join(folder, files[0] ?? '');
  expect((await stat(file)).mode & 0o077).toBe(0);
  const message = await readFile(file, 'utf8');
  expect(message).toContain('To: ada@example.org');
  expect(message).toContain('From: Fetlock <stable@fetlock.example>');
  expect(message).toContain(`Message-ID: <${MAIL.id}@fetlock.example>`);
  expect(message).toContain('Auto-Submitted: auto-generated');
  expect(message).toContain('She has a foal.');
});

test('with one, mails are handed to it', async () => {
  const received: { readonly to: readonly string[]; readonly message: string }[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData(stream, { envelope }, done) {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = envelope.rcptTo.map(({ address }) => address);
        received.push({ to, message: Buffer.concat(chunks).toString() });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  const mailer = openMailer({ ...SETTINGS, smtpUrl: `smtp://127.0.0.1:${port}` }, dataDir);
  await mailer.send(MAIL);
  // Read as one address, never as a list.
  await mailer.send({ ...MAIL, to: '"a, eve@example.org"@example.org' }).catch(() => undefined);
  mailer.close();
  await new Promise<void>((resolve) => server.close(() => resolve()));
  expect(received[0]).toMatchObject({ to: ['ada@example.org'] });
  expect(received[0]?.message).toContain('Subject: A foal');
  expect(received.flatMap(({ to }) => to)).not.toContain('eve@example.org');
});
