import { readdir, readFile } from 'node:fs/promises';
import { expect, test, type APIRequestContext } from '@playwright/test';
import { portOfWorker } from './worker-server.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  /** Its button, on this site. */
  readonly path: string;
}

/**
 * Sends the mails that wait, then returns the newest one that `checks/journeys-servers.ts` received for `email`. The
 * server waits only a second for its mails to arrive.
 */
export async function lastMail(request: APIRequestContext, email: string, subject = ''): Promise<Mail> {
  await request.post('/api/dev/clock', { data: { advanceSeconds: 0 } });
  let found: Mail | undefined;
  const arrives = async () => {
    found = await newestMail(email, subject);
    return found !== undefined;
  };
  await expect
    .poll(arrives, { message: `mail ${subject} to ${email}`, intervals: [0, 50, 100, 250] })
    .toBe(true);
  if (found === undefined) throw new Error(`No mail ${subject} to ${email}`);
  return found;
}

async function newestMail(email: string, subject: string): Promise<Mail | undefined> {
  const folder = `node_modules/.cache/journeys-data-${portOfWorker(test.info().parallelIndex)}/arrived`;
  // Others are still being written.
  const files = (await readdir(folder)).filter((file) => file.endsWith('.eml'));
  for (const file of files.toSorted().toReversed()) {
    const mail = await readFile(`${folder}/${file}`, 'utf8');
    if (!mail.includes(`\r\nTo: ${email}\r\n`)) continue;
    const found = readMail(mail);
    if (found.subject.startsWith(subject)) return found;
  }
  return undefined;
}

/** Its first part, which is plain text. */
function readMail(mail: string): Mail {
  const subject = /^Subject: (.*)\r$/m.exec(mail)?.[1] ?? '';
  const part = /Content-Type: text\/plain[\s\S]*?\r\n\r\n([\s\S]*?)\r\n--/.exec(mail)?.[1] ?? '';
  const text = part.replaceAll('=\r\n', '').replaceAll('=3D', '=');
  return { subject, text, path: /https?:\/\/[^/\s]+(\/\S*)/.exec(text)?.[1] ?? '' };
}

/** As the link does that registration mails. False if somebody else confirmed the address. */
export async function confirmEmail(request: APIRequestContext, email: string): Promise<boolean> {
  const { path } = await lastMail(request, email, 'Please confirm');
  const token = new URLSearchParams(path.split('?')[1]).get('token');
  const answer = await request.post('/api/account/confirm-email', { data: { token } });
  return answer.ok();
}
