import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { openPictureStore } from './picture-store/open-picture-store.ts';
import { leave } from './testing/builders/deletion.ts';
import { inTransaction } from './db/transaction.ts';
import * as stable from './testing/builders/stable.ts';
import { buyTack, equip, undress, unequip } from './testing/builders/tack.ts';
import { sellTack } from './testing/builders/trade.ts';
import { outcomes } from './testing/at-once.ts';
import { openUpload } from './testing/builders/pictures.ts';
import { inTurn } from './testing/in-turn.ts';
import { appForFile, type TestPlayer } from './testing/app/test-app.ts';

/*
 * After waiting for a row, a statement rereads only the rows that it locks, not those that it joins: a call must decide
 * by locked rows, or by a statement after the lock.
 */

const deletedPictures: string[] = [];
const store = openPictureStore({ dataDir: mkdtempSync(join(tmpdir(), 'fetlock-locks-')), s3: undefined });
const recording = Object.assign(Object.create(store) as typeof store, {
  delete: async (key: string) => void deletedPictures.push(key),
});
const app = await appForFile({ pictureStore: recording });
let anna: TestPlayer;
let horse: string;
beforeEach(async () => {
  anna = await app.newPlayer();
  await stable.leaveCoins(app, anna, 20_000, 10_000);
  horse = await stable.aFedHorse(anna);
  await undress(anna, horse);
});

const PIECE = 'select from tack where id = $1 for update';
const HORSE = 'select from horses where id = $1 for update';

test('a piece that a horse was putting on is not for sale', async () => {
  const saddle = await buyTack(anna, 'saddle');
  const both = [() => equip(anna, horse, saddle), () => sellTack(anna, saddle)] as const;
  const answers = await inTurn(app, { lock: PIECE, id: saddle }, both);
  expect(outcomes(answers)).toEqual({ ok: 1, TACK_WORN: 1 });
});

test('a piece that was put up for sale is not put on', async () => {
  const saddle = await buyTack(anna, 'saddle');
  const both = [() => sellTack(anna, saddle), () => equip(anna, horse, saddle)] as const;
  const answers = await inTurn(app, { lock: PIECE, id: saddle }, both);
  expect(outcomes(answers)).toEqual({ ok: 1, TACK_FOR_SALE: 1 });
});

test('a piece that was taken off says that no horse wears it', async () => {
  const saddle = await buyTack(anna, 'saddle');
  await equip(anna, horse, saddle);
  const both = [() => unequip(anna, horse, saddle), () => sellTack(anna, saddle)] as const;
  const answers = await inTurn(app, { lock: PIECE, id: saddle }, both);
  expect(outcomes(answers)).toEqual({ ok: 2 });
});

test('a horse that waited while its owner changed guild is trained by the new one', async () => {
  const toTrainers = () => anna.call('PUT /api/guild', { body: { guild: 'trainer' } });
  const [changed, trained] = await inTurn(app, { lock: HORSE, id: horse }, [
    toTrainers,
    () => stable.train(anna, horse),
  ]);
  expect(changed).toMatchObject({ status: 200 });
  const alone = await app.newPlayer('trainer');
  const other = await stable.aFedHorse(alone);
  const { body } = await stable.train(alone, other);
  expect(trained.body.skillGain).toBeGreaterThan(0);
  expect(trained.body.skillGain).toBe(body.skillGain);
});

test('an upload address that waited for another deletes what was sent to that one', async () => {
  await openUpload(anna);
  const lock = 'select from picture_upload_counts where player_id = $1 for update';
  deletedPictures.length = 0;
  await inTurn(app, { lock, id: anna.id }, [() => openUpload(anna), () => openUpload(anna)]);
  expect(new Set(deletedPictures).size).toBe(2);
});

test('cancelling a deletion after a payment says that premium stays cancelled', async () => {
  await leave(anna);
  const pay = () =>
    inTransaction(app.db, async (tx) => {
      const end = new Date('2099-01-01');
      await tx
        .updateTable('account_deletions')
        .set({ paymentsAt: null })
        .where('playerId', '=', anna.id)
        .execute();
      await tx.updateTable('players').set({ premiumUntil: end }).where('id', '=', anna.id).execute();
    });
  const lock = 'select from account_deletions where player_id = $1 for update';
  const [, cancelled] = await inTurn(app, { lock, id: anna.id }, [
    pay,
    () => anna.call('POST /api/account/deletion/cancel'),
  ]);
  expect(cancelled.body.message).toContain('Premium');
  await app.db.updateTable('players').set({ premiumUntil: null }).where('id', '=', anna.id).execute();
});
