import { sql } from 'kysely';
import { NOWHERE } from '../testing/bad-values.ts';
import { beginDeletion } from '../testing/builders/deletion.ts';
import { aCase, decide, operatorOf, undo } from '../testing/builders/moderation.ts';
import type { RefusalCases, RefusalScene } from '../testing/refusal-case.ts';
import { MOST_WORDS } from '../moderation/word-filter.ts';

const WHY = { why: 'So.' };
const DISMISS = { ...WHY, action: 'dismiss' };

/** With valid input, so that only the caller is wrong. */
const CALLS: Readonly<Record<string, Readonly<Record<string, unknown>>>> = {
  'GET /api/admin': {},
  'GET /api/admin/cases': {},
  'GET /api/admin/cases/:id': { params: { id: NOWHERE } },
  'POST /api/admin/cases/:id/decide': { params: { id: NOWHERE }, body: DISMISS },
  'GET /api/admin/decisions': {},
  'POST /api/admin/decisions/:id/undo': { params: { id: NOWHERE }, body: WHY },
  'GET /api/admin/words': { query: { list: 'refuse' } },
  'PUT /api/admin/words': { body: { list: 'refuse', word: 'glorp' } },
  'DELETE /api/admin/words/:word': { params: { word: 'glorp' } },
  'PUT /api/admin/slow-mode': { body: { seconds: 5 } },
  'GET /api/admin/spending': {},
  'GET /api/admin/contact': {},
  'PUT /api/admin/contact/:id': { params: { id: NOWHERE }, body: { handled: true } },
};

const forStrangers = Object.fromEntries(
  Object.entries(CALLS).map(([route, sent]) => [
    `${route} 404 NOT_FOUND`,
    ['There is nothing here.', async ({ anna }: RefusalScene) => ({ by: anna, sent })] as const,
  ]),
);

const aPerson = async ({ app }: RefusalScene) => ({ app, player: await app.newPlayer() });

export const ADMIN_REFUSALS: RefusalCases = {
  ...forStrangers,
  'GET /api/admin/cases/:id 404 CASE_NOT_FOUND': async ({ app }) => ({
    by: await operatorOf(app),
    sent: { params: { id: NOWHERE } },
  }),
  'POST /api/admin/cases/:id/decide 404 CASE_NOT_FOUND': async ({ app }) => ({
    by: await operatorOf(app),
    sent: { params: { id: NOWHERE }, body: DISMISS },
  }),
  'POST /api/admin/cases/:id/decide 409 ALREADY_DECIDED': async (scene) => {
    const { app, player } = await aPerson(scene);
    const id = await aCase(app, player);
    await decide(app, id, 'dismiss');
    return { by: await operatorOf(app), sent: { params: { id }, body: DISMISS } };
  },
  'POST /api/admin/cases/:id/decide 409 CHANGED_SINCE': async (scene) => {
    const { app, player } = await aPerson(scene);
    const id = await aCase(app, player);
    await player.call('PATCH /api/user/bio', { body: { bio: 'Sorry.' } });
    return { by: await operatorOf(app), sent: { params: { id }, body: { ...WHY, action: 'remove' } } };
  },
  'POST /api/admin/cases/:id/decide 409 OPERATOR': [
    'Ada Desk works at this desk. Ask the host to take them off it first.',
    async ({ app }) => {
      const by = await operatorOf(app);
      const id = await aCase(app, by);
      return { by, sent: { params: { id }, body: { ...WHY, action: 'suspend' } } };
    },
  ],
  'POST /api/admin/cases/:id/decide 409 PLAYER_DELETED': async (scene) => {
    const { app, player } = await aPerson(scene);
    const id = await aCase(app, player);
    await beginDeletion(app, player);
    return { by: await operatorOf(app), sent: { params: { id }, body: { ...WHY, action: 'mute' } } };
  },
  'POST /api/admin/decisions/:id/undo 404 DECISION_NOT_FOUND': async ({ app }) => ({
    by: await operatorOf(app),
    sent: { params: { id: NOWHERE }, body: WHY },
  }),
  'POST /api/admin/decisions/:id/undo 409 ALREADY_UNDONE': async (scene) => {
    const { app, player } = await aPerson(scene);
    const id = await decide(app, await aCase(app, player), 'dismiss');
    await undo(app, id);
    return { by: await operatorOf(app), sent: { params: { id }, body: WHY } };
  },
  'POST /api/admin/decisions/:id/undo 409 CHANGED_SINCE': async (scene) => {
    const { app, player } = await aPerson(scene);
    const id = await decide(app, await aCase(app, player), 'remove');
    await player.call('PATCH /api/user/bio', { body: { bio: 'Sorry.' } });
    return { by: await operatorOf(app), sent: { params: { id }, body: WHY } };
  },
  'PUT /api/admin/words 409 TOO_MANY_WORDS': [
    'The lists have # words. Remove some first.',
    async ({ app }) => {
      const by = await operatorOf(app);
      await sql`insert into filter_words (word, list, operator_id, added_at)
        select 'word ' || nth, 'refuse', ${by.id}, now() from generate_series(1, ${MOST_WORDS}::integer) nth`.execute(
        app.db,
      );
      const mend = async () => {
        await sql`delete from filter_words`.execute(app.db);
      };
      return { by, sent: { body: { list: 'refuse', word: 'glorp' } }, mend };
    },
  ],
  'DELETE /api/admin/words/:word 404 WORD_NOT_FOUND': async ({ app }) => ({
    by: await operatorOf(app),
    sent: { params: { word: 'never' } },
  }),
};
