import type { DueWork } from '../../clock/due-work.ts';
import type { Tx } from '../../db/connection.ts';
import { newId } from '../../db/new-id.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../outgoing-mail/queue-mail.ts';
import { emailKey, lockAccount } from '../accounts.ts';
import { readEmail } from '../email/confirm-email.ts';
import { findHome } from '../homes/homes.ts';
import { makeLink } from '../links/account-links.ts';
import { RESET_MINUTES, resetMail, usernameMail } from './recovery-mails.ts';
import {
  findAddressHolders,
  insertRecovery,
  nextRecovery,
  takeRecovery,
  type RecoveryRow,
} from './recovery-queries.ts';

/** Named in one mail. */
const MOST_USERNAMES = 5;

/** Only notes what was asked, so that the reply takes as long for every address. */
export async function askRecovery(
  tx: Tx,
  now: Date,
  forgot: RecoveryRow['forgot'],
  email: string,
): Promise<void> {
  await insertRecovery.run(tx, { id: newId(now), forgot, emailKey: emailKey(email), now });
}

/** Mails those who hold the addresses. */
export const recoveryWork: DueWork = {
  name: 'recovery',
  nextDue: () => nextRecovery,
  doSome: (db, { now }) =>
    inTransaction(db, async (tx) => {
      const asked = await takeRecovery.first(tx, { now });
      if (!asked) return 0;
      await answerRecovery(tx, now, asked);
      return 1;
    }),
};

async function answerRecovery(tx: Tx, now: Date, { forgot, email_key: key }: RecoveryRow): Promise<void> {
  const holders = await findAddressHolders.rows(tx, { emailKey: key, limit: MOST_USERNAMES });
  const [first] = holders;
  if (!first) return;
  if (forgot === 'username') {
    const usernames = holders.map(({ username }) => username);
    await queueMail(tx, now, { to: first.email, ...usernameMail(usernames) });
    return;
  }
  // A password would open a second way in, beside the home realm.
  if (await findHome(tx, first.id)) return;
  await lockAccount(tx, first.id);
  // Changed meanwhile.
  if ((await readEmail(tx, first.id)).email_key !== key) return;
  await mailResetLink(tx, now, first.id);
}

/** To the account's address, which opening the link confirms. The account must be locked. */
export async function mailResetLink(tx: Tx, now: Date, accountId: string): Promise<void> {
  const { username, email } = await readEmail(tx, accountId);
  const lastsMs = RESET_MINUTES * 60_000;
  const token = await makeLink(tx, now, { accountId, kind: 'reset_password', email, lastsMs });
  const uselessAt = new Date(now.getTime() + lastsMs);
  await queueMail(tx, now, { to: email, uselessAt, ...resetMail({ username }, token) });
}
