import { beforeAll, describe, expect, test } from 'vitest';
import { EVERY_CALL } from '../../contract/contract.ts';
import { freeTexts } from '../testing/app/free-texts.ts';
import { appForFile, type TestPlayer } from '../testing/app/test-app.ts';
import { aStud, makeFit } from '../testing/builders/breeding.ts';
import { operatorOf, report } from '../testing/builders/moderation.ts';
import { aWriter, LETTER } from '../testing/builders/mail.ts';
import { aHorse, leaveCoins } from '../testing/builders/stable.ts';

const app = await appForFile();

interface Written {
  readonly status: number;
  readonly body: { readonly code?: string; readonly message?: string };
}

/** Writes as `writer`, and reads as somebody else; undefined: nobody sees anything. */
interface Field {
  readonly write: (text: string) => Promise<Written>;
  readonly read: () => Promise<string | undefined>;
}

let writer: TestPlayer;
let reader: TestPlayer;
let horse: string;
let stallion: string;
let mare: string;
let readersMare: string;
let readersStallion: string;
let operator: TestPlayer;
let reported = 0;
/** Status of the last answer. */
let made: string | undefined;

beforeAll(async () => {
  [writer, reader] = [await aWriter(app), await aWriter(app)];
  for (const player of [writer, reader]) await leaveCoins(app, player, 900_000, 900_000);
  horse = await aHorse(writer);
  stallion = await aStud(app, writer);
  mare = await aHorse(writer);
  readersStallion = await aStud(app, reader, { fee: 0 });
  readersMare = await aHorse(reader);
  for (const id of [mare, readersMare]) await makeFit(app, id);
  operator = await operatorOf(app);
});

const cardOf = async (id: string) =>
  (await reader.call('GET /api/horses/:id/card', { params: { id } })).body.name;
const pageOf = async () => (await reader.call('GET /api/players/:id', { params: { id: writer.id } })).body;

let registered = 0;

/** Every field whose text others see, by its call. */
const FIELDS: Readonly<Record<string, Field>> = {
  'POST /api/auth/register username': {
    async write(username) {
      registered += 1;
      const body = { username, email: `hostile${registered}@example.org`, password: 'bran mash 7 rosa' };
      const answer = await app.call('POST /api/auth/register', { body });
      made = answer.status === 200 ? answer.body.user.id : undefined;
      return answer;
    },
    read: async () =>
      made && (await reader.call('GET /api/players/:id', { params: { id: made } })).body.username,
  },
  'PATCH /api/horses/:id/name name': {
    write: (name) => writer.call('PATCH /api/horses/:id/name', { params: { id: horse }, body: { name } }),
    read: () => cardOf(horse),
  },
  'POST /api/store/purchase horseName': {
    async write(horseName) {
      const { body: store } = await writer.call('GET /api/store/horses', { query: { breedId: 'arabian' } });
      const storeHorseId = store.tiers[0]?.horses[0]?.storeHorseId;
      const body = { storeHorseId, horseName, gender: 'mare', discipline: 'halter' };
      const answer = await writer.call('POST /api/store/purchase', { body });
      made = answer.status === 200 ? answer.body.horse.id : undefined;
      return answer;
    },
    read: async () => made && cardOf(made),
  },
  'POST /api/gate/take horseName': {
    async write(horseName) {
      const [taker, { body: gate }] = [await app.newPlayer(), await app.call('GET /api/gate')];
      const answer = await taker.call('POST /api/gate/take', {
        body: { token: gate.token, nth: 0, horseName },
      });
      made = answer.status === 200 ? answer.body.horse.id : undefined;
      return answer;
    },
    read: async () => made && cardOf(made),
  },
  'POST /api/messages subject': letterField('subject'),
  'POST /api/messages body': letterField('body'),
  'POST /api/chat/messages message': {
    async write(message) {
      await app.pass(1);
      const answer = await writer.call('POST /api/chat/messages', { body: { message } });
      made = answer.status === 200 ? answer.body.id : undefined;
      return answer;
    },
    async read() {
      const { body } = await reader.call('GET /api/chat/messages');
      return body.find(({ id }) => id === made)?.message;
    },
  },
  'PATCH /api/user/bio bio': {
    write: (bio) => writer.call('PATCH /api/user/bio', { body: { bio } }),
    read: async () => (await pageOf()).description,
  },
  'PATCH /api/user/shop-name shopName': {
    write: (shopName) => writer.call('PATCH /api/user/shop-name', { body: { shopName } }),
    read: async () => (await pageOf()).shopName,
  },
  'PUT /api/horses/:id/stud note': {
    write: (note) =>
      writer.call('PUT /api/horses/:id/stud', { params: { id: stallion }, body: { fee: 5, note } }),
    read: async () => {
      const { body } = await reader.call('GET /api/horses/:id/mates', { params: { id: readersMare } });
      return body.find((mate) => mate.stallion.id === stallion)?.note;
    },
  },
  'POST /api/studs/:id/requests note': {
    async write(note) {
      const sent = { params: { id: readersStallion }, body: { mareId: mare, fee: 0, note } };
      const answer = await writer.call('POST /api/studs/:id/requests', sent);
      made = answer.status === 200 ? answer.body.request.id : undefined;
      if (made) await writer.call('POST /api/stud-requests/:id/withdraw', { params: { id: made } });
      return answer;
    },
    read: async () => {
      const { body } = await reader.call('GET /api/stud-requests', { query: { status: 'answered' } });
      return body.find(({ id }) => id === made)?.note;
    },
  },
  'POST /api/reports comment': {
    async write(comment) {
      const bio = `Go away, ${(reported += 1)}.`;
      await reader.call('PATCH /api/user/bio', { body: { bio } });
      const answer = await report(await app.newPlayer(), 'bio', reader.id, { comment });
      made = answer.status === 200 ? bio : undefined;
      return answer;
    },
    async read() {
      const found = await caseOf(made);
      return found?.voices[0]?.comment;
    },
  },
  'POST /api/admin/cases/:id/decide why': {
    async write(why) {
      const bio = `Go away, ${(reported += 1)}.`;
      await reader.call('PATCH /api/user/bio', { body: { bio } });
      await report(await app.newPlayer(), 'bio', reader.id);
      const id = (await caseOf(bio))?.id;
      const answer = await operator.call('POST /api/admin/cases/:id/decide', {
        params: { id },
        body: { action: 'remove', why },
      });
      made = answer.status === 200 ? answer.body.decision.id : undefined;
      return answer;
    },
    async read() {
      const { body } = await reader.call('GET /api/moderation');
      return body.decisions.find(({ id }) => id === made)?.why;
    },
  },
};

async function caseOf(seen: string | undefined) {
  const { body } = await operator.call('GET /api/admin/cases', { query: { order: 'newest' } });
  const id = body.find((one) => one.seen === seen)?.id;
  return id === undefined
    ? undefined
    : (await operator.call('GET /api/admin/cases/:id', { params: { id } })).body;
}

/** Seen by nobody else, by operators only as plain text, or not stored. */
const NOT_SEEN: readonly string[] = [
  'POST /api/auth/login email',
  'POST /api/auth/register email',
  'POST /api/auth/forgot-password email',
  'POST /api/auth/forgot-username email',
  'PATCH /api/account/email email',
  'POST /api/account/access-tokens name',
  // Changes once in months, by the rule of registration.
  'PATCH /api/account/username username',
  // As in `POST /api/auth/register`.
  'POST /api/guest/keep username',
  'POST /api/guest/keep email',
  // As in `POST /api/gate/take`; others see the name that the gate proposed until the horse is kept.
  'POST /api/auth/guest horseName',
  // By that rule, from another realm.
  'POST /api/auth/arrive username',
  'POST /api/realms/leave username',
  'POST /api/genetics/describe genetics.pattern',
  'POST /api/genetics/predict sire.pattern',
  'POST /api/genetics/predict dam.pattern',
  'POST /api/vitals errors[].name',
  'POST /api/vitals errors[].location',
  'POST /api/messages toUsername',
  'POST /api/payments/genetic-insight paymentMethodId',
  'PUT /api/profile-picture profilePictureURL',
  'PUT /api/push endpoint',
  'PUT /api/push keys.p256dh',
  'PUT /api/push keys.auth',
  'POST /api/breeding/cover entropy',
  'POST /api/shows/enter-each entropy',
  'POST /api/shows/bulk-enter entropy',
  'POST /api/shows/:id/enter entropy',
  'POST /api/studs/:id/requests entropy',
  'POST /api/round entropy',
  'PUT /api/admin/words word',
  // Read by operators.
  'POST /api/contact name',
  'POST /api/contact email',
  'POST /api/contact message',
  'POST /api/admin/decisions/:id/undo why',
];

function letterField(part: 'subject' | 'body'): Field {
  return {
    async write(text) {
      const body = { toUsername: reader.username, ...LETTER, [part]: text };
      const answer = await writer.call('POST /api/messages', { body });
      made = answer.status === 200 ? answer.body.id : undefined;
      return answer;
    },
    read: async () =>
      made && (await reader.call('GET /api/messages/:id', { params: { id: made } })).body[part],
  };
}

/** Compared, not stored. */
const SECRET = /(?:^|\.)(?:code|token|password|currentPassword|newPassword)$/;

test('every text field of the contract is in one of the lists', () => {
  const found = EVERY_CALL.filter(({ method }) => method !== 'GET').flatMap((call) =>
    freeTexts(call)
      .filter((path) => !SECRET.test(path))
      .map((path) => `${call.method} ${call.path} ${path}`),
  );
  expect([...Object.keys(FIELDS), ...NOT_SEEN].toSorted()).toEqual([...new Set(found)].toSorted());
});

/** Texts that are stored unchanged or refused. */
const TEXTS: readonly string[] = [
  '<b onclick="alert(1)">Bold</b>',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}} ${7*7} %s',
  "Robert'); drop table horses; --",
  'שלום חברים',
  'مرحبا يا أصدقاء',
  'Ship \u202eyadot',
  'Left \u2066right\u2069',
  'Zero\u200bwidth',
  'Cafe\u0301',
  'Z\u0351\u036b\u0343\u036a\u0302\u036b\u033d\u034f\u0334algo',
  '🐴🏳️‍🌈👩‍👩‍👧‍👦',
  'a\u0000b',
  '\ud800',
  '\ufdfd\ufdfd\ufdfd',
  'x'.repeat(10_000),
  '   ',
  '\u3000\u00a0',
  '\u200b\u2060',
];

/** Characters that reverse or hide other text, or cannot be stored. */
const NEVER_STORED = /[\u202a-\u202e\u2066-\u2069\p{Cs}]/u;

describe.each(Object.entries(FIELDS))('%s', (_, { write, read }) => {
  test('stores hostile text unchanged, or refuses it with a sentence', async () => {
    for (const text of TEXTS) {
      const before = await read();
      const { status, body } = await write(text);
      const said = `${JSON.stringify(text.slice(0, 40))}: ${status} ${body.code} ${body.message}`;
      if (status === 200) {
        const stored = await read();
        // A text of spaces counts as empty.
        expect(stored?.normalize('NFC'), said).toBe(text.normalize('NFC').trim());
        expect(NEVER_STORED.test(stored ?? ''), said).toBe(false);
      } else {
        expect([400, 409], said).toContain(status);
        expect(body, said).toMatchObject({ code: expect.any(String), message: expect.stringMatching(/\S/) });
        if (made === undefined) continue;
        expect(await read(), said).toBe(before);
      }
    }
  });

  test('stores plain text', async () => {
    expect((await write('Bran')).status).toBe(200);
    expect(await read()).toBe('Bran');
  });
});
