import { isRefusal, refuse, type Refusal } from '../../../game/refusal.ts';
import type { Db, Tx } from '../../db/connection.ts';
import { publish } from '../../db/news.ts';
import { queueMail } from '../../outgoing-mail/queue-mail.ts';
import { endAccessTokens } from '../access-tokens/access-tokens.ts';
import { updatePassword } from '../account-queries.ts';
import { emailKey } from '../accounts.ts';
import { makeLink, openLink, voidLinks, type InvalidLink } from '../links/account-links.ts';
import { findNewestLink } from '../links/link-queries.ts';
import { mailResetLink } from '../recovery/recover.ts';
import { closeOtherSessions } from '../sessions.ts';
import type { WhenSecured } from '../when-secured.ts';
import { requestConfirmation, readEmail, saveConfirmedEmail, type EmailTaken } from './confirm-email.ts';
import {
  addressInUseMail,
  CONFIRM_DAYS,
  confirmChangeMail,
  emailChangeRequestedMail,
  UNDO_DAYS,
} from './email-mails.ts';
import { findConfirmedOwner, updateEmail } from './email-queries.ts';
import { REAL_MS_PER_DAY } from '../../../game/game-time.ts';

/**
 * Confirmed addresses are replaced when the new one confirms. An address that nobody confirmed is replaced at once: it
 * may be misspelt, so nothing is mailed to it. The account must be locked.
 */
export async function requestEmailChange(
  tx: Tx,
  now: Date,
  accountId: string,
  email: string,
): Promise<Refusal<'EMAIL_SAME'> | undefined> {
  const before = await readEmail(tx, accountId);
  const key = emailKey(email);
  if (before.emailKey === key) return refuse('EMAIL_SAME');
  if (before.emailConfirmedAt === null) {
    await updateEmail.run(tx, { accountId, email, emailKey: key, confirmedAt: null });
    await voidLinks(tx, accountId, ['confirm_email', 'reset_password']);
    publish(tx, accountId, { topics: ['user'] });
    await requestConfirmation(tx, now, accountId);
    return undefined;
  }
  await voidLinks(tx, accountId, ['change_email']);
  const link = { accountId, lastsMs: CONFIRM_DAYS * REAL_MS_PER_DAY };
  const token = await makeLink(tx, now, { ...link, kind: 'change_email', email });
  const [owner] = await findConfirmedOwner.rows(tx, { emailKey: key });
  const { username } = before;
  const mail = owner ? addressInUseMail(owner, username) : confirmChangeMail(username, token);
  await queueMail(tx, now, { to: email, ...mail });
  const undoLink = { accountId, lastsMs: UNDO_DAYS * REAL_MS_PER_DAY };
  const undoToken = await makeLink(tx, now, { ...undoLink, kind: 'undo_email', email: before.email });
  await queueMail(tx, now, { to: before.email, ...emailChangeRequestedMail(before, undoToken) });
  publish(tx, accountId, { topics: ['user'] });
  return undefined;
}

/** The new address while a change waits for its confirmation. */
export async function readNewEmail(db: Db, now: Date, accountId: string): Promise<string | null> {
  return (await findNewestLink.first(db, { accountId, kind: 'change_email', now }))?.email ?? null;
}

/** The account must be locked. */
export async function cancelEmailChange(
  tx: Tx,
  now: Date,
  accountId: string,
): Promise<Refusal<'NO_NEW_EMAIL'> | undefined> {
  if ((await readNewEmail(tx, now, accountId)) === null) return refuse('NO_NEW_EMAIL');
  await voidLinks(tx, accountId, ['change_email']);
  publish(tx, accountId, { topics: ['user'] });
  return undefined;
}

interface UndoOptions {
  /** The hash of a password that nobody knows. */
  readonly unknownPasswordHash: string;
  readonly whenSecured: readonly WhenSecured[];
}

/**
 * Uses a link mailed to the old address, before or after the change. Whoever requested the change knows the password,
 * so the password stops working, everybody is signed out, and the owner gets a link to set a new one. Older links of
 * this kind remain valid: their address came before, so their owner has the last word.
 */
export async function undoEmailChange(
  tx: Tx,
  now: Date,
  token: string,
  { unknownPasswordHash, whenSecured }: UndoOptions,
): Promise<{ readonly email: string } | InvalidLink | EmailTaken> {
  const link = await openLink(tx, now, 'undo_email', token);
  if (isRefusal(link)) return link;
  const { accountId, email, madeAt } = link;
  if (email === null) return refuse('INVALID_LINK');
  const taken = await saveConfirmedEmail(tx, accountId, email);
  if (taken) return taken;
  await updatePassword.run(tx, { accountId, passwordHash: unknownPasswordHash });
  await closeOtherSessions(tx, accountId, null);
  for (const secure of whenSecured) await secure(tx, now, { accountId, deviceId: null });
  await endAccessTokens(tx, accountId);
  await voidLinks(tx, accountId, ['confirm_email', 'change_email', 'reset_password']);
  await voidLinks(tx, accountId, ['undo_email'], madeAt);
  await mailResetLink(tx, now, accountId);
  return { email };
}
