import { expect, test } from 'vitest';
import type { CallShape } from '../../contract/call.ts';
import { CONTRACT } from '../../contract/contract.ts';
import { DEFAULT_PLAN } from '../../game/round/round-plan.ts';
import { appForFile, type Route, type TestPlayer } from '../testing/app/test-app.ts';
import { aStud, makeFit } from '../testing/builders/breeding.ts';
import { say } from '../testing/builders/chat.ts';
import { leave, passLeaving } from '../testing/builders/deletion.ts';
import { block, mute, suspend } from '../testing/builders/moderation.ts';
import { aWriter, sendLetter } from '../testing/builders/mail.ts';
import { aFedHorse, aHorse, enterNext, leaveCoins } from '../testing/builders/stable.ts';
import { sellHorse, sellTack } from '../testing/builders/trade.ts';
import { buyTack } from '../testing/builders/tack.ts';

const app = await appForFile();

/* Another reader makes every GET call of the contract about an account, and searches the answers for its texts. */

type Mark = 'bio' | 'shopName' | 'subject' | 'letter' | 'message' | 'studNote' | 'requestNote';

/** Words that nobody writes by accident. */
const marksOf = (number: number) =>
  ({
    bio: `Quillfern${number}`,
    shopName: `Zephyrbrook${number}`,
    subject: `Umbelroot${number}`,
    letter: `Vetchmoss${number}`,
    message: `Cloverdene${number}`,
    studNote: `Gorsewick${number}`,
    requestNote: `Larchholt${number}`,
  }) satisfies Record<Mark, string>;

interface Scene {
  readonly hidden: TestPlayer;
  readonly reader: TestPlayer;
  readonly marks: Readonly<Record<Mark, string>>;
  /** Ids that belong to the hidden account, or through which the reader met it. */
  readonly ids: readonly string[];
  readonly mare: string;
}

let scenes = 0;

async function openScene(): Promise<Scene> {
  const marks = marksOf((scenes += 1));
  const [hidden, reader] = [await aWriter(app), await aWriter(app)];
  for (const player of [hidden, reader]) await leaveCoins(app, player, 50_000, 50_000);
  await hidden.call('PATCH /api/user/bio', { body: { bio: marks.bio } });
  await hidden.call('PATCH /api/user/shop-name', { body: { shopName: marks.shopName } });
  const letter = await sendLetter(hidden, reader, { subject: marks.subject, body: marks.letter });
  await say(app, hidden, marks.message);
  const stallion = await aStud(app, hidden);
  const terms = { params: { id: stallion }, body: { fee: 5, note: marks.studNote } };
  expect(await hidden.call('PUT /api/horses/:id/stud', terms)).toMatchObject({ status: 200 });
  const [own, mare, readersStallion] = [await aHorse(hidden), await aHorse(reader), await aStud(app, reader)];
  for (const id of [own, mare]) await makeFit(app, id);
  const request = await hidden.call('POST /api/studs/:id/requests', {
    params: { id: readersStallion },
    body: { mareId: own, fee: 200, note: marks.requestNote },
  });
  expect(request).toMatchObject({ status: 200 });
  const shown = await aFedHorse(hidden);
  const [show = ''] = await enterNext(hidden, shown, 1);
  const sale = await sellHorse(hidden, await aHorse(hidden), 5_000);
  await sellTack(hidden, await buyTack(hidden, 'bridle'));
  const listing = sale.body.listing?.id ?? '';
  const kept = await hidden.call('POST /api/horses/:id/keepsakes', {
    params: { id: shown },
    body: { pastime: 'photograph', place: 'yard' },
  });
  const ids = [
    hidden.id,
    letter,
    stallion,
    own,
    shown,
    show,
    listing,
    mare,
    readersStallion,
    kept.body.keepsake.id,
  ];
  return { hidden, reader, marks, ids, mare };
}

/** Inputs by route, for calls that need some. */
const QUERIES: Readonly<Partial<Record<Route, (scene: Scene) => readonly object[]>>> = {
  'GET /api/messages/inbox': ({ marks }) => [{}, { search: marks.letter }],
  'GET /api/users/search': ({ hidden }) => [{ q: hidden.username }],
  'GET /api/search/players': ({ hidden }) => [{ username: hidden.username }],
  'GET /api/search/shops': ({ hidden }) => [{ playerName: hidden.username }],
  'GET /api/marketplace/listings': ({ hidden }) => [{ seller: hidden.id }],
  'GET /api/stud-requests': () => [{}, { status: 'answered' }],
  'GET /api/breeding/preview': ({ mare, ids }) => [{ mareId: mare, stallionId: ids[2] ?? '' }],
  'GET /api/store/horses': () => [{ breedId: 'arabian' }],
  'GET /api/shows/next': ({ mare }) => [{ horseIds: mare }],
  'GET /api/marketplace/prices': () => [{ breed: 'arabian' }],
  'GET /api/news': () => [{}, { topic: 'letters' }],
  'GET /api/round/preview': () => [{ plan: JSON.stringify(DEFAULT_PLAN) }],
};

/** Left out: the stream, the admin desk, which must see everything, and calls without players' texts but names. */
const NOT_WALKED = /^GET \/api\/(?:live|batch|admin.*|horses\/:id\/birth|practice\/checkouts\/:id)$/;

async function walk(scene: Scene): Promise<{ read: string; answered: Set<string> }> {
  const { reader, ids } = scene;
  const answered = new Set<string>();
  let read = '';
  for (const call of CONTRACT.filter(isWalked)) {
    const route = routeOf(call);
    const queries = QUERIES[route]?.(scene) ?? [{}];
    for (const id of call.path.includes(':id') ? ids : ['']) {
      for (const query of queries) {
        const answer = await reader.call(route, { params: { id }, query });
        if (answer.status === 200) answered.add(route);
        read += JSON.stringify(answer.body);
      }
    }
  }
  return { read, answered };
}

const routeOf = ({ method, path }: CallShape) => `${method} ${path}` as Route;
const isWalked = (call: CallShape) => call.method === 'GET' && !NOT_WALKED.test(routeOf(call));

const seenIn = (read: string, marks: Readonly<Record<string, string>>) =>
  Object.keys(marks).filter((name) => read.includes(marks[name] ?? ''));

const ALL: readonly Mark[] = ['bio', 'shopName', 'subject', 'letter', 'message', 'studNote', 'requestNote'];

test('the walk finds every text of an active account, so it would find a leak', async () => {
  const scene = await openScene();
  const { read, answered } = await walk(scene);
  expect(seenIn(read, scene.marks).toSorted()).toEqual(ALL.toSorted());
  const routes = CONTRACT.filter(isWalked).map(routeOf);
  expect(routes.filter((route) => !answered.has(route))).toEqual([]);
});

test('no answer has a text of a suspended account', async () => {
  const scene = await openScene();
  await suspend(app, scene.hidden);
  const { read } = await walk(scene);
  expect(seenIn(read, scene.marks)).toEqual([]);
  // Names and records are other players' history too.
  expect(read).toContain(scene.hidden.username);
});

test('no answer to a player has a letter or message of an account that the player blocked', async () => {
  const scene = await openScene();
  await block(scene.reader, scene.hidden.id);
  const { read } = await walk(scene);
  const seen = seenIn(read, scene.marks);
  expect(['subject', 'letter', 'message'].filter((mark) => seen.includes(mark))).toEqual([]);
});

test('no answer has what a muted account tries to write; what it wrote before stays', async () => {
  const scene = await openScene();
  const { hidden, reader, ids } = scene;
  await hidden.call('PATCH /api/user/bio', { body: { bio: scene.marks.bio } });
  await mute(app, hidden);
  const tried = { letter: 'Brackenhush', message: 'Fescuehush', note: 'Sorrelhush', request: 'Thistlehush' };
  const letter = { toUsername: reader.username, subject: tried.letter, body: tried.letter };
  const answers = [
    await hidden.call('POST /api/messages', { body: letter }),
    await hidden.call('POST /api/chat/messages', { body: { message: tried.message } }),
    await hidden.call('PUT /api/horses/:id/stud', {
      params: { id: ids[2] },
      body: { fee: 5, note: tried.note },
    }),
    await hidden.call('POST /api/studs/:id/requests', {
      params: { id: ids[8] },
      body: { mareId: ids[3], fee: 200, note: tried.request },
    }),
  ];
  expect(answers.map(({ body }) => body.code)).toEqual(['MUTED', 'MUTED', 'MUTED', 'MUTED']);
  const { read } = await walk(scene);
  expect(seenIn(read, tried)).toEqual([]);
  expect(seenIn(read, scene.marks)).toEqual(
    expect.arrayContaining(['subject', 'letter', 'message', 'studNote']),
  );
});

test('no answer has a text of a deleted account, but what others received stays', async () => {
  const scene = await openScene();
  const { hidden, marks } = scene;
  await leave(hidden);
  await passLeaving(app);
  const { read } = await walk(scene);
  expect(seenIn(read, marks).toSorted()).toEqual(['letter', 'message', 'subject']);
  const person = { username: hidden.username, email: hidden.email };
  // "Player 1" is the beginning of "Player 12".
  const named = Object.values(person).filter((word) => new RegExp(`${word}(?![0-9])`).test(read));
  expect(named).toEqual([]);
  expect(read).toContain('Deleted player');
});
