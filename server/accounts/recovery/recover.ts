import type { Job } from '../../clock/jobs.ts';
import type { Tx } from '../../db/connection.ts';
import { newId } from '../../db/new-id.ts';
import { inTransaction } from '../../db/transaction.ts';
import { queueMail } from '../../outgoing-mail/queue-mail.ts';
import { emailKey, lockAccount } from '../accounts.ts';
import { readEmail } from '../email/confirm-email.ts';
import { findHome } from '../homes/homes.ts';
import { makeLink } from '../links/account-links.ts';
import { RESET_MINUTES, resetMail, resetOneOfMail, usernameMail } from './recovery-mails.ts';
import {
  findAddressHolders,
  insertRecovery,
  nextRecovery,
  takeRecovery,
  type RecoveryRow,
} from './recovery-queries.ts';
import { MINUTE } from '../../../game/game-time.ts';

/** Named in one mail, which an outgoing mail has room for. */
const MOST_NAMED = 200;

/** Only stores the request, so that the reply takes as long for every address. */
export async function requestRecovery(
  tx: Tx,
  now: Date,
  forgot: RecoveryRow['forgot'],
  email: string,
): Promise<void> {
  await insertRecovery.run(tx, { id: newId(now), forgot, emailKey: emailKey(email), now });
}

/** Mails the owners of the addresses. */
export const recoveryJob: Job = {
  name: 'recovery',
  nextDue: () => nextRecovery,
  doSome: (db, { now }) =>
    inTransaction(db, async (tx) => {
      const requested = await takeRecovery.first(tx, { now });
      if (!requested) return 0;
      await answerRecovery(tx, now, requested);
      return 1;
    }),
};

async function answerRecovery(tx: Tx, now: Date, { forgot, emailKey: key }: RecoveryRow): Promise<void> {
  const holders = await findAddressHolders.rows(tx, { emailKey: key, limit: MOST_NAMED });
  const [first] = holders;
  if (!first) return;
  if (forgot === 'username') {
    const usernames = holders.map(({ username }) => username);
    await queueMail(tx, now, { to: first.email, ...usernameMail(usernames) });
    return;
  }
  const accounts = [];
  for (const { id } of holders) {
    // A password would open a second way in, beside the home realm.
    if (await findHome(tx, id)) continue;
    await lockAccount(tx, id);
    const { username, email, emailKey: current } = await readEmail(tx, id);
    // Changed meanwhile.
    if (current === key) accounts.push({ id, username, email });
  }
  await mailResetLinks(tx, now, accounts);
}

interface Mailed {
  readonly id: string;
  readonly username: string;
  readonly email: string;
}

/** In one mail, to the address that they share. Opening a link confirms the address. The accounts must be locked. */
async function mailResetLinks(tx: Tx, now: Date, accounts: readonly Mailed[]): Promise<void> {
  const lastsMs = RESET_MINUTES * MINUTE;
  const linked = [];
  for (const { id, username, email } of accounts) {
    const token = await makeLink(tx, now, { accountId: id, kind: 'reset_password', email, lastsMs });
    linked.push({ username, email, token });
  }
  const [first] = linked;
  if (!first) return;
  const mail = linked.length === 1 ? resetMail(first, first.token) : resetOneOfMail(linked);
  await queueMail(tx, now, { to: first.email, uselessAt: new Date(now.getTime() + lastsMs), ...mail });
}

/** To the account's address, which opening the link confirms. The account must be locked. */
export async function mailResetLink(tx: Tx, now: Date, accountId: string): Promise<void> {
  const { username, email } = await readEmail(tx, accountId);
  await mailResetLinks(tx, now, [{ id: accountId, username, email }]);
}
