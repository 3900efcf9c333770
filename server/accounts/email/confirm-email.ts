import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import { queueMail } from '../../outgoing-mail/queue-mail.ts';
import { emailKey } from '../accounts.ts';
import { makeLink, openLink, spendLink, voidLinks, type InvalidLink } from '../links/account-links.ts';
import { addressInUseMail, CONFIRM_DAYS, confirmMail, emailChangedMail, UNDO_DAYS } from './email-mails.ts';
import { findConfirmedOwner, findEmail, lockAddress, updateEmail, type EmailRow } from './email-queries.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';

export async function readEmail(db: Db, accountId: string): Promise<EmailRow> {
  const row = await findEmail.first(db, { accountId });
  if (!row) throw new Error(`No account ${accountId}`);
  return row;
}

/**
 * Mails the link that confirms an account's address. An owner who confirmed it before is notified instead, so that
 * nothing else reveals to a stranger which addresses exist. The account must be locked, or new.
 */
export async function requestConfirmation(tx: Tx, now: Date, accountId: string): Promise<void> {
  const { username, email, emailKey: key } = await readEmail(tx, accountId);
  const [owner] = await findConfirmedOwner.rows(tx, { emailKey: key });
  const lastsMs = CONFIRM_DAYS * REAL_MS_PER_DAY;
  // Made even if it is not mailed, so that both cases take equally long.
  const token = await makeLink(tx, now, { accountId, kind: 'confirm_email', email, lastsMs });
  const mail = owner ? addressInUseMail(owner, username) : confirmMail(username, token);
  await queueMail(tx, now, { to: email, ...mail });
}

export async function resendConfirmation(
  tx: Tx,
  now: Date,
  accountId: string,
): Promise<Refusal<'EMAIL_CONFIRMED'> | { readonly email: string }> {
  const { email, emailConfirmedAt: confirmedAt } = await readEmail(tx, accountId);
  if (confirmedAt !== null) return refuse('EMAIL_CONFIRMED');
  await requestConfirmation(tx, now, accountId);
  return { email };
}

export type EmailTaken = Refusal<'EMAIL_TAKEN'>;

/** The account must be locked. */
export async function saveConfirmedEmail(
  tx: Tx,
  accountId: string,
  email: string,
): Promise<EmailTaken | undefined> {
  const key = emailKey(email);
  await lockAddress.run(tx, { emailKey: key });
  const [owner] = await findConfirmedOwner.rows(tx, { emailKey: key });
  if (owner && owner.id !== accountId) return refuse('EMAIL_TAKEN');
  await updateEmail.run(tx, { accountId, email, emailKey: key, confirmedAt: new Date() });
  publish(tx, accountId, { topics: ['user'] });
  return undefined;
}

interface Confirmed {
  readonly username: string;
  readonly email: string;
}

/** Takes a link for a new account or for an email change. */
export async function confirmEmail(
  tx: Tx,
  now: Date,
  token: string,
): Promise<Confirmed | InvalidLink | EmailTaken> {
  const first = await openLink(tx, now, 'confirm_email', token);
  if (!isRefusal(first)) {
    const { accountId, email } = first;
    const before = await readEmail(tx, accountId);
    // Changed meanwhile.
    if (email === null || before.emailKey !== emailKey(email)) return refuse('INVALID_LINK');
    const taken = await saveConfirmedEmail(tx, accountId, before.email);
    if (taken) return taken;
    await voidLinks(tx, accountId, ['confirm_email']);
    return { username: before.username, email: before.email };
  }
  const change = await openLink(tx, now, 'change_email', token);
  if (isRefusal(change)) return change;
  const { accountId, email } = change;
  if (email === null) return refuse('INVALID_LINK');
  const before = await readEmail(tx, accountId);
  const taken = await saveConfirmedEmail(tx, accountId, email);
  if (taken) return taken;
  await spendLink(tx, change);
  await voidLinks(tx, accountId, ['confirm_email', 'change_email', 'reset_password']);
  if (before.emailConfirmedAt !== null) {
    const lastsMs = UNDO_DAYS * REAL_MS_PER_DAY;
    const undoToken = await makeLink(tx, now, {
      accountId,
      kind: 'undo_email',
      email: before.email,
      lastsMs,
    });
    await queueMail(tx, now, { to: before.email, ...emailChangedMail(before.username, undoToken) });
  }
  return { username: before.username, email };
}
