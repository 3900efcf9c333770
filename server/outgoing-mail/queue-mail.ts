import type { Tx } from '../db/connection.ts';
import { newId } from '../db/new-id.ts';
import { insertMail } from './outgoing-mail-queries.ts';
import type { MailContent } from './render-mail.ts';
import { REAL_MS_PER_DAY } from '../../game/game-time.ts';

/** The address that the host named (OPERATOR_EMAIL). Without one, nothing is sent. */
export const OPERATOR = Symbol('operator');

export interface Mail extends MailContent {
  /** For the log: "password changed". */
  readonly kind: string;
  readonly to: string | typeof OPERATOR;
  readonly replyTo?: string;
  /** Not sent after that; by default three days. */
  readonly uselessAt?: Date;
}

const TRIED_FOR_MS = 3 * REAL_MS_PER_DAY;

/** Sends `mail` once, after the transaction is committed. */
export async function queueMail(tx: Tx, now: Date, mail: Mail): Promise<void> {
  const { kind, to, replyTo, uselessAt, ...content } = mail;
  await insertMail.run(tx, {
    id: newId(now),
    kind,
    recipient: to === OPERATOR ? null : to,
    replyTo: replyTo ?? null,
    content: JSON.stringify(content),
    sendAt: now,
    uselessAt: uselessAt ?? new Date(now.getTime() + TRIED_FOR_MS),
  });
}
