import { randomInt } from 'node:crypto';
import { accountDeletedMail } from '../accounts/deletion/deletion-mails.ts';
import { mailOwner } from '../accounts/owner-mail.ts';
import { closeOtherSessions } from '../accounts/sessions.ts';
import type { Tx } from '../db/connection.ts';
import { usernameKey } from '../players/username-key.ts';
import { deleteAccount, markErased } from './deletion-queries.ts';
import { eraseOthersView, erasePossessions, renameDeleted } from './erase-queries.ts';

export interface Leaving {
  readonly playerId: string;
  /** Of an account that is suspended when it goes. */
  readonly hidesWords: boolean;
}

/** Calls that began before the sessions ended are over by then. */
export const AFTER_CALLS_MS = 60_000;

/** From here on nobody can sign in. The account and its deletion must be locked. */
export async function erasePerson(tx: Tx, now: Date, { playerId, hidesWords }: Leaving): Promise<void> {
  await mailOwner(tx, now, playerId, accountDeletedMail);
  await closeOtherSessions(tx, playerId, null);
  await deleteAccount.run(tx, { accountId: playerId });
  const nextAt = new Date(now.getTime() + AFTER_CALLS_MS);
  await markErased.run(tx, { playerId, now, nextAt, hidesWords });
  for (const erase of eraseOthersView) await erase.run(tx, { playerId });
  await takeName(tx, now, playerId);
  for (const erase of erasePossessions) await erase.run(tx, { playerId });
}

const NAME_TRIES = 20;

async function takeName(tx: Tx, now: Date, playerId: string): Promise<void> {
  for (let tried = 0; tried < NAME_TRIES; tried++) {
    const username = `Deleted player ${randomInt(100_000, 10_000_000)}`;
    const key = usernameKey(username);
    if (await renameDeleted.first(tx, { playerId, username, key, now })) return;
  }
  throw new Error(`No name is free for ${playerId}`);
}
