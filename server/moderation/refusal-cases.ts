import { sql } from 'kysely';
import { MOST_REPORTS } from '../../game/moderation/reports.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { studRequestInput, studPair } from '../testing/builders/breeding.ts';
import { block, mute, report, sayBirthYear, suspend } from '../testing/builders/moderation.ts';
import { aHorse } from '../testing/builders/stable.ts';
import { TEST_PASSWORD } from '../testing/app/test-app.ts';
import type { Provoke, RefusalCases, RefusalScene, RefusedRequest } from '../testing/refusal-case.ts';
import { MOST_BLOCKED } from './blocks.ts';

const UNKIND =
  'There is a word in this that we keep out of Fetlock, where many players are young. Please say it another way.';
const RUDE = 'Bullshit';

const byAnna =
  (sent: RefusedRequest['sent']): Provoke =>
  async ({ anna }) => ({ by: anna, sent });

const byMuted =
  (sent: RefusedRequest['sent']): Provoke =>
  async ({ app }) => {
    const by = await app.newPlayer();
    await mute(app, by);
    return { by, sent };
  };

const requestingWith =
  (
    note: string,
    before?: (pair: Awaited<ReturnType<typeof studPair>>, scene: RefusalScene) => Promise<unknown>,
  ): Provoke =>
  async (scene) => {
    const pair = await studPair(scene.app);
    await before?.(pair, scene);
    const { params, body } = studRequestInput(pair);
    return { by: pair.by, sent: { params, body: { ...body, note } } };
  };

const standingWith =
  (note: string, isMuted: boolean): Provoke =>
  async ({ app }) => {
    const { owner, stallion } = await studPair(app);
    if (isMuted) await mute(app, owner);
    return { by: owner, sent: { params: { id: stallion }, body: { fee: 5, note } } };
  };

const WAITS = 'You cannot change what other players read until we lift it. The reason: Please keep it kind.';
const MUTED = 'You cannot write to other players until we lift it. The reason: Please keep it kind.';
const REQUEST = 'POST /api/studs/:id/requests';

export const MODERATION_REFUSALS: RefusalCases = {
  'POST /api/auth/login 403 SUSPENDED': [
    'This account is suspended until we lift it. The reason: Please keep it kind.',
    async ({ app }) => {
      const player = await app.newPlayer();
      await suspend(app, player);
      return { sent: { body: { email: player.email, password: TEST_PASSWORD } } };
    },
  ],
  'POST /api/auth/register 400 UNKIND_WORDS': async () => ({
    sent: { body: { username: RUDE, email: 'rude@example.org', password: 'bran mash 7' } },
  }),
  'PATCH /api/account/username 400 UNKIND_WORDS': byAnna({ body: { username: RUDE } }),
  'PATCH /api/user/bio 400 UNKIND_WORDS': byAnna({ body: { bio: `All ${RUDE} here.` } }),
  'PATCH /api/user/shop-name 400 UNKIND_WORDS': byAnna({ body: { shopName: RUDE } }),
  'PATCH /api/user/shop-name 409 NAME_RESERVED': byAnna({ body: { shopName: 'Fetlock Support' } }),
  'PATCH /api/horses/:id/name 400 UNKIND_WORDS': async ({ anna, juniper }) => ({
    by: anna,
    sent: { params: { id: juniper }, body: { name: 'Bu11sh1t' } },
  }),
  'POST /api/store/purchase 400 UNKIND_WORDS': async ({ app }) => {
    const by = await app.newPlayer();
    const { body } = await by.call('GET /api/store/horses', { query: { breedId: 'knabstrupper' } });
    const storeHorseId = body.tiers[0]?.horses[0]?.storeHorseId;
    return {
      by,
      sent: { body: { storeHorseId, horseName: RUDE, gender: 'mare', discipline: 'halter' } },
    };
  },
  'PATCH /api/user/bio 403 MUTED': [WAITS, byMuted({ body: { bio: 'All kind here.' } })],
  'PATCH /api/user/shop-name 403 MUTED': [WAITS, byMuted({ body: { shopName: 'Fine Ponies' } })],
  'PATCH /api/account/username 403 MUTED': [WAITS, byMuted({ body: { username: 'Kindly Ada' } })],
  'PATCH /api/horses/:id/name 403 MUTED': [
    WAITS,
    async (scene) => {
      const by = await scene.app.newPlayer();
      const id = await aHorse(by);
      await mute(scene.app, by);
      return { by, sent: { params: { id }, body: { name: 'Kind Ada' } } };
    },
  ],
  'PUT /api/horses/:id/stud 400 UNKIND_WORDS': standingWith(RUDE, false),
  'PUT /api/horses/:id/stud 403 MUTED': [MUTED, standingWith('Kind to all.', true)],
  [`${REQUEST} 400 UNKIND_WORDS`]: [UNKIND, requestingWith(RUDE)],
  [`${REQUEST} 403 MUTED`]: [MUTED, requestingWith('Please!', ({ by }, { app }) => mute(app, by))],
  [`${REQUEST} 409 BLOCKED_BY_YOU`]: [
    'You have blocked Player #. To write to them, unblock them first.',
    requestingWith('', ({ by, owner }) => block(by, owner.id)),
  ],
  [`${REQUEST} 409 NOT_TAKING`]: [
    'Player # does not take this from you.',
    requestingWith('', ({ by, owner }) => block(owner, by.id)),
  ],
  'PUT /api/moderation/birth-year 400 NO_BIRTH_YEAR': byAnna({ body: { birthYear: 1066 } }),
  'PUT /api/moderation/birth-year 409 BIRTH_YEAR_ANSWERED': async ({ app }) => {
    const by = await app.newPlayer();
    await sayBirthYear(by, 2020);
    return { by, sent: { body: { birthYear: 2000 } } };
  },
  'PUT /api/blocked-players/:id 404 PLAYER_NOT_FOUND': byAnna({ params: { id: NOWHERE } }),
  'PUT /api/blocked-players/:id 409 THAT_IS_YOU': async ({ anna }) => ({
    by: anna,
    sent: { params: { id: anna.id } },
  }),
  'PUT /api/blocked-players/:id 409 TOO_MANY_BLOCKED': [
    'You have blocked # players. Unblock one first.',
    async ({ app }) => {
      const [by, other] = [await app.newPlayer(), await app.newPlayer()];
      await sql`insert into players (id, username, username_key, guild, last_seen_at, created_at)
        select gen_random_uuid(), 'Many', 'many ' || nth, 'rider', now(), now()
        from generate_series(1, ${MOST_BLOCKED}::integer) nth`.execute(app.db);
      await sql`insert into blocks (id, player_id, blocked_id, at)
        select gen_random_uuid(), ${by.id}, id, now() from players where username = 'Many'`.execute(app.db);
      const mend = async () => {
        await sql`delete from players where username = 'Many'`.execute(app.db);
      };
      return { by, sent: { params: { id: other.id } }, mend };
    },
  ],
  'DELETE /api/blocked-players/:id 404 PLAYER_NOT_FOUND': byAnna({ params: { id: NOWHERE } }),
  'DELETE /api/blocked-players/:id 409 NOT_BLOCKED': [
    'You have not blocked Player #.',
    async ({ app, anna }) => ({ by: anna, sent: { params: { id: (await app.newPlayer()).id } } }),
  ],
  'POST /api/reports 404 SUBJECT_NOT_FOUND': async ({ app, anna }) => ({
    by: anna,
    sent: { body: { kind: 'bio', id: (await app.newPlayer()).id, reason: 'rude' } },
  }),
  'POST /api/reports 409 THAT_IS_YOURS': async ({ anna }) => ({
    by: anna,
    sent: { body: { kind: 'username', id: anna.id, reason: 'rude' } },
  }),
  'POST /api/reports 429 TOO_MANY_REPORTS': [
    'You have sent # reports within a day. Thank you! Please wait until tomorrow with the next one.',
    async ({ app, anna }) => {
      const by = await app.newPlayer();
      for (let index = 0; index < MOST_REPORTS; index++)
        await report(by, 'username', (await app.newPlayer()).id);
      return { by, sent: { body: { kind: 'username', id: anna.id, reason: 'rude' } } };
    },
  ],
};
