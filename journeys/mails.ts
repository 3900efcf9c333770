import { readdir, readFile } from 'node:fs/promises';
import { test, type APIRequestContext } from '@playwright/test';
import { portOfWorker } from './worker-server.ts';

interface Mail {
  readonly subject: string;
  readonly text: string;
  /** Its button, on this site. */
  readonly path: string;
}

/** Sends the mails that wait, then returns the newest one that `checks/journeys-servers.ts` received for `email`. */
export async function lastMail(request: APIRequestContext, email: string, subject = ''): Promise<Mail> {
  await request.post('/api/dev/clock', { data: { advanceSeconds: 0 } });
  const folder = `node_modules/.cache/journeys-data-${portOfWorker(test.info().parallelIndex)}/arrived`;
  for (const file of (await readdir(folder)).toSorted().toReversed()) {
    const mail = await readFile(`${folder}/${file}`, 'utf8');
    if (!mail.includes(`\r\nTo: ${email}\r\n`)) continue;
    const found = readMail(mail);
    if (found.subject.startsWith(subject)) return found;
  }
  throw new Error(`No mail ${subject} to ${email}`);
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
