import type { Tx } from '../db/connection.ts';
import { queueMail, type Mail } from '../outgoing-mail/queue-mail.ts';
import { findOwner } from './account-queries.ts';

export interface Owner {
  readonly username: string;
  readonly email: string;
}

/** Mails an account's owner. An address that nobody confirmed may be a stranger's: it gets nothing. */
export async function mailOwner(
  tx: Tx,
  now: Date,
  accountId: string,
  mailFor: (owner: Owner) => Omit<Mail, 'to'>,
): Promise<void> {
  const owner = await findOwner.first(tx, { accountId });
  if (!owner || owner.emailConfirmedAt === null) return;
  await queueMail(tx, now, { to: owner.email, ...mailFor(owner) });
}

/** "Was this not you?" */
export const NOT_YOU =
  'Was this not you? Then somebody knows your password. Choose a new one at once: that signs everybody else out.';

/** For mails that warn an owner. */
export const CHOOSE_PASSWORD = { label: 'Choose a new password', path: '/forgot' } as const;
