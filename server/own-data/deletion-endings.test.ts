import { expect, test } from 'vitest';
import { HOUSE } from '../ledger/ledger.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aStud, makeFit, request } from '../testing/builders/breeding.ts';
import { say } from '../testing/builders/chat.ts';
import {
  aRichPlayer,
  coinsIn,
  DAY,
  isLeaving,
  leave,
  LEAVING,
  ownerOf,
} from '../testing/builders/deletion.ts';
import { aCase, operatorOf, report } from '../testing/builders/moderation.ts';
import { sendLetter } from '../testing/builders/mail.ts';
import { create } from '../testing/builders/player-shows.ts';
import { aFedHorse, aHorse, coinsOf, enterNext } from '../testing/builders/stable.ts';
import { buyTack } from '../testing/builders/tack.ts';
import { buyRescue, sellHorse, sellTack } from '../testing/builders/trade.ts';

/* What becomes of everything that a player leaves behind; the world is audited at the end. */

const app = await appForFile();

const rowOf = ({ id }: TestPlayer) =>
  app.db.selectFrom('players').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

interface Scene {
  readonly anna: TestPlayer;
  readonly bert: TestPlayer;
}

/** Prepares, and returns the assertions for the end. */
type Ending = (scene: Scene) => Promise<() => Promise<void>>;

const ENDINGS: Readonly<Record<string, Ending>> = {
  async 'horses wait at the market, and their history says why'({ anna, bert }) {
    const horse = await aHorse(anna, { name: 'Juniper' });
    await anna.call('PUT /api/horses/:id/locked', { params: { id: horse }, body: { locked: true } });
    return async () => {
      expect(await ownerOf(app, horse)).toBe(HOUSE);
      const history = await bert.call('GET /api/horses/:id/history', { params: { id: horse } });
      expect(JSON.stringify(history.body)).toContain('its owner left the game');
      expect((await buyRescue(bert, horse)).status).toBe(200);
    };
  },
  async 'what was on sale is not any more'({ anna }) {
    const horse = await sellHorse(anna, await aHorse(anna), 5_000);
    const tack = await sellTack(anna, await buyTack(anna, 'bridle'));
    expect([horse.status, tack.status]).toEqual([200, 200]);
    return async () => {
      const left = await app.db.selectFrom('listings').where('sellerId', '=', anna.id).select('id').execute();
      expect(left).toEqual([]);
      const pieces = await app.db.selectFrom('tack').where('ownerId', '=', anna.id).select('id').execute();
      expect(pieces).toEqual([]);
    };
  },
  async 'requests to her stallion end, with the fee back'({ anna, bert }) {
    const stallion = await aStud(app, anna);
    const mare = await aHorse(bert);
    await makeFit(app, mare);
    // Three days to answer: requested shortly before the end.
    await app.pass(LEAVING - DAY);
    const coins = await coinsOf(bert);
    expect((await request(bert, mare, stallion)).status).toBe(200);
    return async () => expect(await coinsOf(bert)).toBe(coins);
  },
  async 'her requests end, and their notes are gone'({ anna, bert }) {
    const stallion = await aStud(app, bert);
    const mare = await aHorse(anna);
    await makeFit(app, mare);
    await app.pass(LEAVING - DAY);
    const sent = await anna.call('POST /api/studs/:id/requests', {
      params: { id: stallion },
      body: { mareId: mare, fee: 200, note: 'From my heart' },
    });
    expect(sent.status, sent.body.message).toBe(200);
    return async () => {
      const { body } = await bert.call('GET /api/stud-requests', { query: { status: 'answered' } });
      expect(body).toMatchObject([{ status: 'void', note: '' }]);
    };
  },
  async 'entries are scratched'({ anna }) {
    const horse = await aFedHorse(anna, { feed: 'monthly' });
    await enterNext(anna, horse, 2);
    return async () => {
      const open = await app.db
        .selectFrom('show_entries')
        .where('playerId', '=', anna.id)
        .where('status', '=', 'pending')
        .select('id')
        .execute();
      expect(open).toEqual([]);
    };
  },
  async 'a show of hers runs as announced, and what comes back goes with the account'({ anna, bert }) {
    await app.pass(LEAVING - DAY);
    const { body } = await create(anna, { show_date: undefined });
    const show = body.show.id;
    return async () => {
      expect(await isLeaving(app, anna)).toBe(true);
      await app.pass(4 * DAY);
      const { body: ran } = await bert.call('GET /api/shows/:id', { params: { id: show } });
      expect(ran).toMatchObject({ status: 'completed' });
      expect(JSON.stringify(ran)).not.toContain(anna.username);
      await app.pass(1_200);
      expect(await isLeaving(app, anna)).toBe(false);
      expect(await coinsIn(app, anna)).toBe(0);
    };
  },
  async 'letters stay with who has them, from a deleted player'({ anna, bert }) {
    await sendLetter(anna, bert, { subject: 'To Bert' });
    const stays = await sendLetter(bert, anna, { subject: 'To Anna' });
    const dropped = await sendLetter(bert, anna, { subject: 'Dropped' });
    await bert.call('DELETE /api/messages/:id', { params: { id: dropped } });
    return async () => {
      const inbox = await bert.call('GET /api/messages/inbox');
      expect(inbox.body).toMatchObject([{ subject: 'To Bert' }]);
      expect(JSON.stringify(inbox.body)).toContain('Deleted player');
      const letters = await app.db
        .selectFrom('letters')
        .where('recipientId', '=', anna.id)
        .select('id')
        .execute();
      expect(letters).toEqual([{ id: stays }]);
      expect((await bert.call('GET /api/messages/sent')).body).toMatchObject([{ subject: 'To Anna' }]);
    };
  },
  async 'messages in chat stay, from a deleted player'({ anna, bert }) {
    await app.pass(LEAVING - DAY + 80_000);
    await say(app, anna, 'Goodbye, all!');
    return async () => {
      const { body } = await bert.call('GET /api/chat/messages');
      const line = body.find(({ message }) => message === 'Goodbye, all!');
      expect(JSON.stringify(line)).toContain('Deleted player');
    };
  },
  async 'reports about her go, and so do her comments in reports of others'({ anna, bert }) {
    const caseId = await aCase(app, anna);
    await bert.call('PATCH /api/user/bio', { body: { bio: 'Rude words of Bert' } });
    await report(anna, 'bio', bert.id, { comment: 'He is rude' });
    const letter = await sendLetter(anna, bert, { subject: 'Not kind either' });
    expect((await report(bert, 'letter', letter)).status).toBe(200);
    return async () => {
      const cases = await app.db.selectFrom('report_cases').where('id', '=', caseId).select('id').execute();
      expect(cases).toEqual([]);
      // Its text stays with Bert.
      const open = await (await operatorOf(app)).call('GET /api/admin/cases', { query: { order: 'newest' } });
      const remaining = open.body.filter(({ player }) => player.id === anna.id);
      expect(remaining).toMatchObject([
        { kind: 'letter', player: { username: expect.stringMatching(/^Deleted/) } },
      ]);
      const reports = await app.db
        .selectFrom('reports')
        .where('reporterId', '=', anna.id)
        .select('comment')
        .execute();
      expect(reports).toEqual([{ comment: '' }]);
    };
  },
};

test.each(Object.entries(ENDINGS))('in the end, %s', async (_, prepare) => {
  const scene = { anna: await aRichPlayer(app), bert: await aRichPlayer(app) };
  await leave(scene.anna);
  const requestedAt = app.clock.now().getTime();
  // Prepared in the days before the end.
  const expectEnding = await prepare(scene);
  const left = LEAVING - (app.clock.now().getTime() - requestedAt) / 1000;
  await app.pass(left);
  await app.pass(120);
  await expectEnding();
  expect((await rowOf(scene.anna)).deletedAt).not.toBeNull();
});
