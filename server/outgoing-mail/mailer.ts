import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';
import type { Settings } from '../settings.ts';

export type MailSettings = Pick<Settings, 'smtpUrl' | 'mailFrom' | 'publicUrl' | 'operatorEmail'>;

export interface MailToSend {
  readonly id: string;
  readonly to: string;
  readonly replyTo?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
}

export interface Mailer {
  send(mail: MailToSend): Promise<void>;
  close(): void;
}

const SMTP_TIMEOUT_MS = 20_000;
const CONNECTIONS = 3;

/** Oldest files beyond these are deleted. */
const MOST_IN_OUTBOX = 1_000;

export function openMailer(settings: MailSettings, dataDir: string): Mailer {
  return settings.smtpUrl === undefined
    ? outbox(settings, join(dataDir, 'outbox'))
    : smtp(settings, settings.smtpUrl);
}

function smtp(settings: MailSettings, url: string): Mailer {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: CONNECTIONS,
    connectionTimeout: SMTP_TIMEOUT_MS,
    greetingTimeout: SMTP_TIMEOUT_MS,
    socketTimeout: SMTP_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(mail) {
      await transport.sendMail(messageOf(mail, settings));
    },
    close: () => transport.close(),
  };
}

/** Without a mail server: one file per mail. Sending again writes the same file. */
function outbox(settings: MailSettings, folder: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, settings));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const file = join(folder, `${mail.id}.eml`);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      const files = (await readdir(folder)).filter((name) => name.endsWith('.eml')).toSorted();
      for (const old of files.slice(0, -MOST_IN_OUTBOX)) await rm(join(folder, old), { force: true });
    },
    close: () => {},
  };
}

/** The id stays when a mail is sent again, so that servers can drop the second copy. */
function messageOf(
  { id, to, replyTo, subject, text, html }: MailToSend,
  { mailFrom, publicUrl }: MailSettings,
): SendMailOptions {
  return {
    messageId: `<${id}@${new URL(publicUrl).hostname}>`,
    from: mailFrom,
    // An object, so that the address is never read as a list.
    to: { name: '', address: to },
    ...(replyTo !== undefined && { replyTo: { name: '', address: replyTo } }),
    subject,
    text,
    html,
    headers: { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
