import { randomInt } from 'node:crypto';
import { accountDeletedMail } from '../accounts/deletion/deletion-mails.ts';
import { findHome, noteGone } from '../accounts/homes/homes.ts';
import { mailOwner } from '../accounts/owner-mail.ts';
import { closeOtherSessions } from '../accounts/sessions.ts';
import type { Tx } from '../db/connection.ts';
import { usernameKey } from '../players/username-key.ts';
import { deleteAccount, markErased } from './deletion-queries.ts';
import type { ProfilePictures } from '../profile/profile-pictures.ts';
import {
  eraseOthersView,
  erasePossessions,
  eraseUnborn,
  findPictures,
  forgetSeen,
  renameDeleted,
} from './erase-queries.ts';
import { MINUTE } from '../../game/game-time.ts';

export interface Leaving {
  readonly playerId: string;
  /** True if the account is suspended when it is deleted. */
  readonly deletesTexts: boolean;
  readonly pictures: Pick<ProfilePictures, 'forgetPicture'>;
}

/** Calls that began before the sessions ended are over by then. */
export const AFTER_CALLS_MS = MINUTE;

/** From here on nobody can sign in. The account and its deletion must be locked. */
export async function erasePerson(tx: Tx, now: Date, leaving: Leaving): Promise<void> {
  const { playerId, deletesTexts } = leaving;
  await mailOwner(tx, now, playerId, accountDeletedMail(await findHome(tx, playerId)));
  await closeOtherSessions(tx, playerId, null);
  await noteGone(tx, playerId);
  await deleteAccount.run(tx, { accountId: playerId });
  const nextAt = new Date(now.getTime() + AFTER_CALLS_MS);
  await markErased.run(tx, { playerId, now, nextAt, deletesTexts });
  await erasePictures(tx, leaving);
  for (const erase of eraseOthersView) await erase.run(tx, { playerId });
  await eraseUnborn.run(tx, { playerId });
  await takeName(tx, now, playerId);
  for (const erase of erasePossessions) await erase.run(tx, { playerId });
}

/** Erases what calls under way have written since. False if there was nothing. */
export async function eraseAgain(tx: Tx, leaving: Leaving): Promise<boolean> {
  const { playerId } = leaving;
  await erasePictures(tx, leaving);
  let erased = 0;
  for (const erase of [...eraseOthersView, forgetSeen, ...erasePossessions])
    erased += await erase.run(tx, { playerId });
  return erased > 0;
}

/** The files go before the rows that name them, or they would outlive a crash in between. */
async function erasePictures(tx: Tx, { playerId, pictures }: Leaving): Promise<void> {
  for (const { picture } of await findPictures.rows(tx, { playerId })) await pictures.forgetPicture(picture);
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
