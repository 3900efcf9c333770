import { sql } from 'kysely';
import { describe, expect, test } from 'vitest';
import { MOST_REPORTS } from '../../game/moderation/reports.ts';
import { isRefusal } from '../../game/refusal.ts';
import { everyPage } from '../testing/app/requests.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { studRequestInput, studPair } from '../testing/builders/breeding.ts';
import { atOnce } from '../testing/at-once.ts';
import { block, mute, operatorOf, report, sayBirthYear, suspend } from '../testing/builders/moderation.ts';
import { blockersOf } from './blocks.ts';
import { refuseLetter, refuseTalk, refuseWriting } from './writing.ts';

const app = await appForFile();
const THIS_YEAR = app.clock.now().getUTCFullYear();

async function aTalker(): Promise<TestPlayer> {
  const player = await app.newPlayer();
  await sayBirthYear(player, 2000);
  return player;
}

const codeOf = (refusal: unknown) => (isRefusal(refusal) ? refusal.refused : undefined);
const writing = async ({ id }: TestPlayer, text = 'Hello!') =>
  codeOf(await refuseWriting(app.db, app.clock.now(), { writerId: id, texts: [text] }));
const letter = async ({ id }: TestPlayer, to: TestPlayer, text = 'Hello!') =>
  codeOf(await refuseLetter(app.db, app.clock.now(), { writerId: id, toId: to.id, texts: [text] }));

describe('chat and letters', () => {
  test('ask for the year of birth once, and never reveal it', async () => {
    const anna = await app.newPlayer();
    expect(await writing(anna)).toBe('BIRTH_YEAR_NEEDED');
    expect(codeOf(await refuseTalk(app.db, app.clock.now(), anna.id))).toBe('BIRTH_YEAR_NEEDED');
    expect((await sayBirthYear(anna, THIS_YEAR - 14)).body).toMatchObject({ mayTalk: true });
    expect(await writing(anna)).toBeUndefined();
    expect(await refuseTalk(app.db, app.clock.now(), anna.id)).toBeUndefined();
    const { body } = await anna.call('GET /api/moderation');
    expect(body).toMatchObject({ birthYear: 'answered', mayTalk: true });
    expect(JSON.stringify(body)).not.toContain(String(THIS_YEAR - 14));
  });

  test('are off for players who may be twelve', async () => {
    const [anna, bert] = [await app.newPlayer(), await aTalker()];
    await sayBirthYear(anna, THIS_YEAR - 13);
    expect(await writing(anna)).toBe('TOO_YOUNG');
    expect(codeOf(await refuseTalk(app.db, app.clock.now(), anna.id))).toBe('TOO_YOUNG');
    expect(await letter(bert, anna)).toBe('NOT_TAKING');
  });

  test('are refused by mute, block, suspension and unkind words', async () => {
    const [anna, bert, carl] = [await aTalker(), await aTalker(), await aTalker()];
    expect(await letter(anna, bert)).toBeUndefined();
    expect(await letter(anna, bert, 'You fuuuck')).toBe('UNKIND_WORDS');
    await block(bert, anna.id);
    expect(await letter(anna, bert)).toBe('NOT_TAKING');
    expect(await letter(bert, anna)).toBe('BLOCKED_BY_YOU');
    expect(await writing(anna)).toBeUndefined();
    await mute(app, carl, 1);
    expect(await writing(carl)).toBe('MUTED');
    await app.pass(3_601);
    expect(await writing(carl)).toBeUndefined();
    await suspend(app, carl);
    expect(await letter(anna, carl)).toBe('NOT_TAKING');
  });

  test('of blocked and suspended authors are hidden', async () => {
    const [anna, bert, carl] = [await aTalker(), await aTalker(), await aTalker()];
    await block(anna, bert.id);
    await suspend(app, carl);
    const hidden = async (reader: TestPlayer, author: TestPlayer) =>
      (
        await sql<{ hidden: boolean }>`select hidden_from(${reader.id}, ${author.id}) as hidden`.execute(
          app.db,
        )
      ).rows[0]?.hidden;
    expect(await hidden(anna, bert)).toBe(true);
    expect(await hidden(bert, anna)).toBe(false);
    expect(await hidden(bert, carl)).toBe(true);
    expect([...(await blockersOf(app.db, bert.id))]).toEqual([anna.id]);
  });
});

describe('blocking', () => {
  test('prevents stud requests between both players until it is undone', async () => {
    const pair = await studPair(app);
    const request = () => pair.by.call('POST /api/studs/:id/requests', studRequestInput(pair));
    await block(pair.owner, pair.by.id);
    expect((await request()).body.code).toBe('NOT_TAKING');
    const params = { id: pair.by.id };
    expect(await pair.owner.call('DELETE /api/blocked-players/:id', { params })).toMatchObject({
      status: 200,
    });
    expect((await request()).status).toBe(200);
  });

  test('is listed in pages, and shown on the player’s page', async () => {
    const anna = await app.newPlayer();
    const others = [await app.newPlayer(), await app.newPlayer(), await app.newPlayer()];
    for (const { id } of [...others, ...others]) expect(await block(anna, id)).toMatchObject({ status: 200 });
    const url = '/api/blocked-players?limit=2';
    const pages = await everyPage<{ username: string }>(app, anna, 'GET /api/blocked-players', url);
    expect(pages.flat().map(({ username }) => username)).toEqual(
      others.map(({ username }) => username).toReversed(),
    );
    const [first] = others;
    const seen = (reader: TestPlayer) => reader.call('GET /api/players/:id', { params: { id: first?.id } });
    expect((await seen(anna)).body.isBlocked).toBe(true);
    expect((await seen(await app.newPlayer())).body.isBlocked).toBe(false);
  });
});

describe('reports', () => {
  test('sent concurrently by one player count once', async () => {
    const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
    await atOnce(5, () => report(bert, 'username', anna.id));
    const { body } = await (await operatorOf(app)).call('GET /api/admin/cases');
    expect(body.find(({ seen }) => seen === anna.username)?.reports).toBe(1);
  });

  test('are limited by the day', async () => {
    const by = await app.newPlayer();
    const send = async () => (await report(by, 'username', (await app.newPlayer()).id)).status;
    for (let index = 0; index < MOST_REPORTS; index++) expect(await send()).toBe(200);
    expect(await send()).toBe(429);
    await app.pass(24 * 3_600);
    expect(await send()).toBe(200);
  });

  test('of messages and letters require chat and mail', async () => {
    const [anna, bert] = [await app.newPlayer(), await app.newPlayer()];
    expect((await report(anna, 'message', bert.id)).body.code).toBe('SUBJECT_NOT_FOUND');
  });
});
