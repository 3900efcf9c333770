import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Db } from '../db/connection.ts';
import type { Feature } from '../http/feature.ts';
import { inTransaction } from '../db/transaction.ts';
import type { Mailer, MailSettings } from './mailer.ts';
import {
  claimDueMails,
  deleteMail,
  nextMail,
  noMail,
  retryMail,
  type MailRow,
} from './outgoing-mail-queries.ts';
import { renderMail } from './render-mail.ts';
import { HOUR, MINUTE } from '../../game/game-time.ts';

const BATCH = 10;

/** Beyond these, other processes or a later pass send the rest. */
const MOST_UNDER_WAY = 30;

/** Longer than the timeout of the slowest mail server. */
const CLAIMED_MS = 5 * MINUTE;

/** Other jobs wait no longer for a slow mail server; sending goes on meanwhile. */
const WAIT_MS = 1_000;

const MOST_ATTEMPTS = 16;
const FIRST_RETRY_MS = MINUTE;
const LONGEST_RETRY_MS = 3 * HOUR;

export function retryAfterMs(attempts: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (attempts - 1));
}

interface SendMailsOptions {
  readonly mailer: Mailer;
  readonly settings: MailSettings;
  readonly log: Logger;
}

/**
 * A process claims a mail, sends it and deletes its row. If it crashes in between, another sends the mail again under
 * the same message id: SMTP has no way to do both or neither.
 */
export function openOutgoingMail({ mailer, settings, log }: SendMailsOptions): Feature {
  const underWay = new Set<Promise<void>>();
  const isFull = () => underWay.size >= MOST_UNDER_WAY;
  return {
    jobs: [
      {
        name: 'outgoing mail',
        nextDue: () => (isFull() ? noMail : nextMail),
        async doSome(db, { now }) {
          if (isFull()) return 0;
          const claimedUntil = new Date(now.getTime() + CLAIMED_MS);
          const claimed = await inTransaction(db, (tx) =>
            claimDueMails.rows(tx, { now, claimedUntil, limit: BATCH }),
          );
          for (const row of claimed) {
            const sending = sendOne({ db, mailer, settings, log, now }, row).finally(() =>
              underWay.delete(sending),
            );
            underWay.add(sending);
          }
          if (claimed.length > 0) await settleWithin(underWay, WAIT_MS);
          return claimed.length;
        },
      },
    ],
    async close() {
      await Promise.all(underWay);
      mailer.close();
    },
  };
}

async function settleWithin(promises: Iterable<Promise<void>>, ms: number): Promise<void> {
  const late = new AbortController();
  const timeout = wait(ms, undefined, { signal: late.signal, ref: false }).catch(() => undefined);
  await Promise.race([Promise.all(promises), timeout]);
  late.abort();
}

interface Sending extends SendMailsOptions {
  readonly db: Db;
  readonly now: Date;
}

/** Never throws. The log names neither addresses nor links: errors of mail servers repeat both. */
async function sendOne({ db, mailer, settings, log, now }: Sending, row: MailRow): Promise<void> {
  const about = { mail: row.id, kind: row.kind, attempts: row.attempts };
  const to = row.recipient ?? settings.operatorEmail;
  try {
    if (to !== undefined && row.uselessAt > now) {
      const mail = { id: row.id, to, replyTo: row.replyTo ?? undefined };
      await mailer.send({ ...mail, ...renderMail(row.content, settings.publicUrl) });
    }
    await deleteMail.run(db, { id: row.id });
  } catch (error) {
    const { code, responseCode } = error as { code?: unknown; responseCode?: unknown };
    const isRefused = code === 'EENVELOPE' && Number(responseCode) >= 500;
    const isOver = isRefused || row.attempts >= MOST_ATTEMPTS;
    const problem = { ...about, code: String(code), responseCode: Number(responseCode) || undefined };
    if (isOver) log.error(problem, 'a mail could not be sent; given up');
    else log.warn(problem, 'a mail could not be sent; will retry');
    const sendAt = new Date(now.getTime() + retryAfterMs(row.attempts));
    const noted = isOver ? deleteMail.run(db, { id: row.id }) : retryMail.run(db, { id: row.id, sendAt });
    // The claim ends by itself.
    await noted.catch(() => undefined);
  }
}
