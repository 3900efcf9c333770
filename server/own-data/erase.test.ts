import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import Stripe from 'stripe';
import { expect, test } from 'vitest';
import { rngFromNumber } from '../../game/rng.ts';
import type { Provider } from '../premium/provider.ts';
import { openFolderStore } from '../picture-store/folder-store.ts';
import { openProfilePictures } from '../profile/profile-pictures.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { changeEmail } from '../testing/builders/accounts.ts';
import { say } from '../testing/builders/chat.ts';
import { aRichPlayer, isLeaving, leave, LEAVING, passLeaving } from '../testing/builders/deletion.ts';
import { decide, operatorOf, report } from '../testing/builders/moderation.ts';
import { aWriter, sendLetter } from '../testing/builders/mail.ts';
import { aPicture, changePicture } from '../testing/builders/pictures.ts';
import { subscribe, userOf } from '../testing/builders/premium.ts';
import { aHorse } from '../testing/builders/stable.ts';
import { buyTack } from '../testing/builders/tack.ts';
import { sellHorse } from '../testing/builders/trade.ts';
import { deletionJob } from './delete-account.ts';
import { endPaymentsJob } from './end-payments.ts';

const app = await appForFile();
const log = pino({ level: 'silent' });
const rng = rngFromNumber(1);

const filesIn = async (folder: string) =>
  (await readdir(join(app.dataDir, 'uploads', folder)).catch(() => [])).length;

const deletionOf = ({ id }: TestPlayer) =>
  app.db.selectFrom('account_deletions').selectAll().where('playerId', '=', id).executeTakeFirstOrThrow();

test('deletes the pictures of the player, also those that the admin desk has hidden', async () => {
  const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
  for (const player of [anna, bert])
    expect((await changePicture(app, player, await aPicture())).status).toBe(200);
  expect((await report(anna, 'picture', bert.id)).status).toBe(200);
  const { body } = await (await operatorOf(app)).call('GET /api/admin/cases', { query: { order: 'newest' } });
  await decide(app, body[0]?.id ?? '', 'remove');
  expect([await filesIn('pictures'), await filesIn('hidden')].every((count) => count > 0)).toBe(true);
  for (const player of [anna, bert]) await leave(player);
  await app.pass(LEAVING);
  expect([await filesIn('pictures'), await filesIn('hidden')]).toEqual([0, 0]);
});

/** Tables in which a row says this, in any column. */
async function tablesThatSay(text: string): Promise<string[]> {
  const names = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(app.db);
  expect(names.rows.length).toBeGreaterThan(50);
  const found = names.rows.map(
    ({ name }) =>
      sql`select ${name} as name from ${sql.table(name)} one where strpos(one::text, ${text}) > 0`,
  );
  const { rows } = await sql<{ name: string }>`${sql.join(found, sql` union `)}`.execute(app.db);
  return rows.map(({ name }) => name).toSorted();
}

test('no row of any table says the name, the email or what the player wrote about the stable', async () => {
  const [anna, bert] = [await aRichPlayer(app), await aWriter(app)];
  const bio = 'Knabstruppers by the sea';
  await anna.call('PATCH /api/user/bio', { body: { bio } });
  await say(app, anna);
  await sendLetter(anna, bert);
  const horse = await aHorse(anna);
  await sellHorse(anna, horse);
  await buyTack(anna, 'saddle');
  await changeEmail(anna, 'anna.new@example.org');
  for (const text of [anna.username, anna.email, bio, 'anna.new@example.org'])
    expect(await tablesThatSay(text), text).not.toEqual([]);
  await leave(anna);
  await passLeaving(app);
  for (const text of [anna.username, anna.email, bio, 'anna.new@example.org'])
    expect(await tablesThatSay(text), text).toEqual([]);
});

test('rows that a call under way wrote after the erasure are erased later', async () => {
  const anna = await app.newPlayer();
  await leave(anna);
  await app.pass(LEAVING);
  const picture = 'a'.repeat(64);
  const files = { small: Buffer.from('small'), large: Buffer.from('large') };
  await openProfilePictures(openFolderStore(app.dataDir)).savePicture(picture, files);
  await app.db.insertInto('profiles').values({ playerId: anna.id, bio: 'All about me', picture }).execute();
  await app.db
    .updateTable('players')
    .set({ lastSeenAt: app.clock.now() })
    .where('id', '=', anna.id)
    .execute();
  await app.pass(120);
  expect(await isLeaving(app, anna)).toBe(false);
  const profiles = app.db.selectFrom('profiles').selectAll().where('playerId', '=', anna.id);
  expect(await profiles.execute()).toEqual([]);
  const player = app.db.selectFrom('players').select('lastSeenAt').where('id', '=', anna.id);
  expect((await player.executeTakeFirstOrThrow()).lastSeenAt).toEqual(new Date(0));
  expect(await filesIn('pictures')).toBe(0);
});

test('a payment provider that does not answer is called once, and all its players wait', async () => {
  const members = [await app.newPlayer(), await app.newPlayer()];
  for (const member of members) await subscribe(member);
  app.paymentService.isAway = true;
  for (const member of members) await leave(member);
  await app.pass(1);
  let tries = 0;
  const away: Pick<Provider, 'practice' | 'stripe'> = {
    practice: true,
    stripe() {
      tries += 1;
      throw new Stripe.errors.StripeConnectionError({ type: 'api_error', message: 'No answer' });
    },
  };
  const now = new Date(app.clock.now().getTime() + 900_000);
  const job = endPaymentsJob(away as Provider, log);
  expect(await job.doSome(app.db, { now, rng })).toBe(0);
  expect(await job.doSome(app.db, { now, rng })).toBe(0);
  expect(tries).toBe(1);
  for (const member of members)
    expect((await deletionOf(member)).paymentsAt?.getTime()).toBeGreaterThan(now.getTime());
  app.paymentService.isAway = false;
  await app.pass(1_600);
  for (const member of members) expect(await userOf(member)).toMatchObject({ premiumRenews: false });
});

test('deletions delay other jobs for some pieces only, and go on in the next pass', async () => {
  const leavers = [await app.newPlayer(), await app.newPlayer(), await app.newPlayer()];
  for (const leaver of leavers) await leave(leaver);
  const others = app.db.updateTable('account_deletions').set({ nextAt: new Date('2200-01-01') });
  const ids = leavers.map(({ id }) => id);
  await others.where('playerId', 'not in', ids).execute();
  const context = { now: new Date(app.clock.now().getTime() + LEAVING * 1000), rng };
  const job = deletionJob(openProfilePictures(openFolderStore(app.dataDir)), log, 2);
  const pieces: number[] = [];
  for (let index = 0; index < 4; index++) pieces.push(await job.doSome(app.db, context));
  expect(pieces).toEqual([2, 0, 1, 0]);
  await passLeaving(app);
  for (const leaver of leavers) expect(await isLeaving(app, leaver)).toBe(false);
});
