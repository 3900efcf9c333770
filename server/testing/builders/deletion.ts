import { expect } from 'vitest';
import { DELETION_DAYS } from '../../../game/accounts/deletion.ts';
import { TEST_PASSWORD, type TestApp, type TestPlayer } from '../app/test-app.ts';
import { aWriter } from './mail.ts';
import { leaveCoins } from './stable.ts';

export const DAY = 86_400;
/** World time, in seconds. */
export const LEAVING = DELETION_DAYS * DAY;

export const OWN_PASSWORD = { currentPassword: TEST_PASSWORD } as const;

export const requestDeletion = (player: TestPlayer, body: object = OWN_PASSWORD) =>
  player.call('POST /api/account/deletion', { body });

export async function leave(player: TestPlayer): Promise<void> {
  expect(await requestDeletion(player)).toMatchObject({ status: 200 });
}

/** Past the days to change one's mind, and past what follows the first step. */
export async function passLeaving(app: TestApp): Promise<void> {
  await app.pass(LEAVING);
  await app.pass(120);
}

export async function aRichPlayer(app: TestApp): Promise<TestPlayer> {
  const player = await aWriter(app);
  await leaveCoins(app, player, 60_000, 60_000);
  return player;
}

export async function isLeaving({ db }: TestApp, { id }: TestPlayer): Promise<boolean> {
  const rows = await db
    .selectFrom('account_deletions')
    .select('playerId')
    .where('playerId', '=', id)
    .execute();
  return rows.length > 0;
}

/** Works for players who can no longer sign in too. */
export async function coinsIn({ db }: TestApp, { id }: TestPlayer): Promise<number> {
  const purses = db.selectFrom('ledger_accounts').select('coins').where('id', '=', id);
  return (await purses.executeTakeFirstOrThrow()).coins;
}

export async function ownerOf({ db }: TestApp, horseId: string): Promise<string> {
  const horses = db.selectFrom('horses').select('ownerId').where('id', '=', horseId);
  return (await horses.executeTakeFirstOrThrow()).ownerId;
}

/** As after a crash between the first step and the next: the account is gone, and its case is a later one. */
export async function beginDeletion({ db, clock }: TestApp, { id }: TestPlayer): Promise<void> {
  const [now, never] = [clock.now(), new Date('2200-01-01')];
  await db.deleteFrom('accounts').where('id', '=', id).execute();
  await db.updateTable('players').set({ deletedAt: now }).where('id', '=', id).execute();
  await db
    .insertInto('account_deletions')
    .values({ playerId: id, requestedAt: now, deletesAt: never, erasedAt: now, nextAt: never })
    .execute();
}
