import { sql } from 'kysely';
import { NOWHERE } from '../testing/bad-values.ts';
import { beginDeletion } from '../testing/builders/deletion.ts';
import { aCase, decide, operatorOf, undo } from '../testing/builders/moderation.ts';
import { anna, newcomer, type RefusalCases, type Sent } from '../testing/refusal-case.ts';
import { MOST_WORDS } from '../moderation/word-filter.ts';

const WHY = { why: 'So.' };
const DISMISS = { ...WHY, action: 'dismiss' };
const DECIDE = 'POST /api/admin/cases/:id/decide';
const UNDO = 'POST /api/admin/decisions/:id/undo';

/** With valid input, so that only the caller is wrong. */
const CALLS: Readonly<Record<string, Sent>> = {
  'GET /api/admin': {},
  'GET /api/admin/cases': {},
  'GET /api/admin/cases/:id': { params: { id: NOWHERE } },
  [DECIDE]: { params: { id: NOWHERE }, body: DISMISS },
  'GET /api/admin/decisions': {},
  [UNDO]: { params: { id: NOWHERE }, body: WHY },
  'GET /api/admin/words': { query: { list: 'refuse' } },
  'PUT /api/admin/words': { body: { list: 'refuse', word: 'glorp' } },
  'DELETE /api/admin/words/:word': { params: { word: 'glorp' } },
  'PUT /api/admin/slow-mode': { body: { seconds: 5 } },
  'GET /api/admin/newcomers': {},
  'GET /api/admin/spending': {},
  'GET /api/admin/contact': {},
  'PUT /api/admin/contact/:id': { params: { id: NOWHERE }, body: { handled: true } },
};

const forPlayers: RefusalCases = Object.fromEntries(
  Object.entries(CALLS).map(([route, sent]) => [
    `${route} 404 NOT_FOUND`,
    ['There is nothing here.', anna.sends(sent)] as const,
  ]),
);

const operator = anna.with(async ({ app }) => ({ by: await operatorOf(app) }));

/** A reported newcomer; the operator decides. */
const reported = newcomer
  .with(async ({ app, by }) => ({ player: by, id: await aCase(app, by) }))
  .with(async ({ app }) => ({ by: await operatorOf(app) }));

const decided = (action: 'dismiss' | 'remove') =>
  reported.with(async ({ app, id }) => ({ decision: await decide(app, id, action) }));

const deciding =
  (action: string) =>
  ({ id }: { readonly id: string }) => ({ params: { id }, body: { ...WHY, action } });

const undoing = ({ decision }: { readonly decision: string | undefined }) => ({
  params: { id: decision },
  body: WHY,
});

export const ADMIN_REFUSALS: RefusalCases = {
  ...forPlayers,
  'GET /api/admin/cases/:id 404 CASE_NOT_FOUND': operator.sends({ params: { id: NOWHERE } }),
  [`${DECIDE} 404 CASE_NOT_FOUND`]: operator.sends(deciding('dismiss')({ id: NOWHERE })),
  [`${DECIDE} 409 ALREADY_DECIDED`]: decided('dismiss').sends(deciding('dismiss')),
  [`${DECIDE} 409 CHANGED_SINCE`]: reported
    .after(({ player }) => player.call('PATCH /api/user/bio', { body: { bio: 'Sorry.' } }))
    .sends(deciding('remove')),
  [`${DECIDE} 409 OPERATOR`]: [
    'Ada Desk works at this desk. Ask the host to take them off it first.',
    operator.with(async ({ app, by }) => ({ id: await aCase(app, by) })).sends(deciding('suspend')),
  ],
  [`${DECIDE} 409 PLAYER_DELETED`]: reported
    .after(({ app, player }) => beginDeletion(app, player))
    .sends(deciding('mute')),
  [`${UNDO} 404 DECISION_NOT_FOUND`]: operator.sends(undoing({ decision: NOWHERE })),
  [`${UNDO} 409 ALREADY_UNDONE`]: decided('dismiss')
    .after(({ app, decision }) => undo(app, decision))
    .sends(undoing),
  [`${UNDO} 409 CHANGED_SINCE`]: decided('remove')
    .after(({ player }) => player.call('PATCH /api/user/bio', { body: { bio: 'Sorry.' } }))
    .sends(undoing),
  'PUT /api/admin/words 409 TOO_MANY_WORDS': [
    'The lists have # words. Remove some first.',
    operator
      .after(({ app, by }) =>
        sql`insert into filter_words (word, list, operator_id, added_at)
          select 'word ' || number, 'refuse', ${by.id}, now()
          from generate_series(1, ${MOST_WORDS}::integer) number`.execute(app.db),
      )
      .mend(({ app }) => sql`delete from filter_words`.execute(app.db))
      .sends({ body: { list: 'refuse', word: 'glorp' } }),
  ],
  'DELETE /api/admin/words/:word 404 WORD_NOT_FOUND': operator.sends({ params: { word: 'never' } }),
};
