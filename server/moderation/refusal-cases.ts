import { sql } from 'kysely';
import { MOST_REPORTS } from '../../game/moderation/reports.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { studRequestInput, studPair } from '../testing/builders/breeding.ts';
import { block, mute, report, sayBirthYear, suspend } from '../testing/builders/moderation.ts';
import { TEST_PASSWORD } from '../testing/app/test-app.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';
import { MOST_BLOCKED } from './blocks.ts';

const UNKIND =
  'There is a word in this that we keep out of Fetlock, where many players are young. Please say it another way.';
const RUDE = 'Bullshit';
const WAITS = 'You cannot change what other players read until we lift it. The reason: Please keep it kind.';
const MUTED = 'You cannot write to other players until we lift it. The reason: Please keep it kind.';
const REQUEST = 'POST /api/studs/:id/requests';
const BLOCK = 'PUT /api/blocked-players/:id';
const REPORT = 'POST /api/reports';

const muted = newcomer.after(({ app, by }) => mute(app, by));

/** A breeder, and the owner of a stallion at stud. */
const pair = anna.with(({ app }) => studPair(app));

const requesting = (note: string) => (known: Awaited<ReturnType<typeof studPair>>) => {
  const { params, body } = studRequestInput(known);
  return { params, body: { ...body, note } };
};

const standing =
  (note: string) =>
  ({ stallion }: { readonly stallion: string }) => ({ params: { id: stallion }, body: { fee: 5, note } });

const reporting = (kind: string, id: string) => ({ body: { kind, id, reason: 'rude' } });

export const MODERATION_REFUSALS: RefusalCases = {
  'POST /api/auth/login 403 SUSPENDED': [
    'This account is suspended until we lift it. The reason: Please keep it kind.',
    newcomer
      .after(({ app, by }) => suspend(app, by))
      .sendsSignedOut(({ by: { email } }) => ({ body: { email, password: TEST_PASSWORD } })),
  ],
  'POST /api/auth/register 400 UNKIND_WORDS': anna.sendsSignedOut({
    body: { username: RUDE, email: 'rude@example.org', password: 'bran mash 7' },
  }),
  'PATCH /api/account/username 400 UNKIND_WORDS': anna.sends({ body: { username: RUDE } }),
  'PATCH /api/user/bio 400 UNKIND_WORDS': anna.sends({ body: { bio: `All ${RUDE} here.` } }),
  'PATCH /api/user/shop-name 400 UNKIND_WORDS': anna.sends({ body: { shopName: RUDE } }),
  'PATCH /api/user/shop-name 409 NAME_RESERVED': anna.sends({ body: { shopName: 'Fetlock Support' } }),
  'PATCH /api/horses/:id/name 400 UNKIND_WORDS': anna.sends(({ horse }) => ({
    params: { id: horse },
    body: { name: 'Bu11sh1t' },
  })),
  'POST /api/store/purchase 400 UNKIND_WORDS': newcomer.sends(async ({ by }) => {
    const { body } = await by.call('GET /api/store/horses', { query: { breedId: 'knabstrupper' } });
    const storeHorseId = body.tiers[0]?.horses[0]?.storeHorseId;
    return { body: { storeHorseId, horseName: RUDE, gender: 'mare', discipline: 'halter' } };
  }),
  'PATCH /api/user/bio 403 MUTED': [WAITS, muted.sends({ body: { bio: 'All kind here.' } })],
  'PATCH /api/user/shop-name 403 MUTED': [WAITS, muted.sends({ body: { shopName: 'Fine Ponies' } })],
  'PATCH /api/account/username 403 MUTED': [WAITS, muted.sends({ body: { username: 'Kindly Ada' } })],
  'PATCH /api/horses/:id/name 403 MUTED': [
    WAITS,
    newcomer
      .horse()
      .after(({ app, by }) => mute(app, by))
      .sends(({ horse }) => ({ params: { id: horse }, body: { name: 'Kind Ada' } })),
  ],
  'PUT /api/horses/:id/stud 400 UNKIND_WORDS': pair
    .with(({ owner }) => ({ by: owner }))
    .sends(standing(RUDE)),
  'PUT /api/horses/:id/stud 403 MUTED': [
    MUTED,
    pair
      .with(({ owner }) => ({ by: owner }))
      .after(({ app, by }) => mute(app, by))
      .sends(standing('Kind to all.')),
  ],
  [`${REQUEST} 400 UNKIND_WORDS`]: [UNKIND, pair.sends(requesting(RUDE))],
  [`${REQUEST} 403 MUTED`]: [MUTED, pair.after(({ app, by }) => mute(app, by)).sends(requesting('Please!'))],
  [`${REQUEST} 409 BLOCKED_BY_YOU`]: [
    'You have blocked Player #. To write to them, unblock them first.',
    pair.after(({ by, owner }) => block(by, owner.id)).sends(requesting('')),
  ],
  [`${REQUEST} 409 NOT_TAKING`]: [
    'Player # does not take this from you.',
    pair.after(({ by, owner }) => block(owner, by.id)).sends(requesting('')),
  ],
  'PUT /api/moderation/birth-year 400 NO_BIRTH_YEAR': anna.sends({ body: { birthYear: 1066 } }),
  'PUT /api/moderation/birth-year 409 BIRTH_YEAR_ANSWERED': newcomer
    .after(({ by }) => sayBirthYear(by, 2020))
    .sends({ body: { birthYear: 2000 } }),
  [`${BLOCK} 404 PLAYER_NOT_FOUND`]: anna.sends({ params: { id: NOWHERE } }),
  [`${BLOCK} 409 THAT_IS_YOU`]: anna.sends(({ by }) => ({ params: { id: by.id } })),
  [`${BLOCK} 409 TOO_MANY_BLOCKED`]: [
    'You have blocked # players. Unblock one first.',
    newcomer
      .after(async ({ app, by }) => {
        await sql`insert into players (id, username, username_key, guild, last_seen_at, created_at)
          select gen_random_uuid(), 'Many', 'many ' || number, 'rider', now(), now()
          from generate_series(1, ${MOST_BLOCKED}::integer) number`.execute(app.db);
        await sql`insert into blocks (id, player_id, blocked_id, at)
          select gen_random_uuid(), ${by.id}, id, now() from players where username = 'Many'`.execute(app.db);
      })
      .mend(({ app }) => sql`delete from players where username = 'Many'`.execute(app.db))
      .sends(async ({ app }) => ({ params: { id: (await app.newPlayer()).id } })),
  ],
  'DELETE /api/blocked-players/:id 404 PLAYER_NOT_FOUND': anna.sends({ params: { id: NOWHERE } }),
  'DELETE /api/blocked-players/:id 409 NOT_BLOCKED': [
    'You have not blocked Player #.',
    anna.sends(async ({ app }) => ({ params: { id: (await app.newPlayer()).id } })),
  ],
  [`${REPORT} 404 SUBJECT_NOT_FOUND`]: anna.sends(async ({ app }) =>
    reporting('bio', (await app.newPlayer()).id),
  ),
  [`${REPORT} 409 THAT_IS_YOURS`]: anna.sends(({ by }) => reporting('username', by.id)),
  [`${REPORT} 429 TOO_MANY_REPORTS`]: [
    'You have sent # reports within a day. Thank you! Please wait until tomorrow with the next one.',
    newcomer
      .after(async ({ app, by }) => {
        for (let index = 0; index < MOST_REPORTS; index++)
          await report(by, 'username', (await app.newPlayer()).id);
      })
      .sends(({ anna: { id } }) => reporting('username', id)),
  ],
};
