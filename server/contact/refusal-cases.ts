import { MOST_MESSAGES_OF_EMAIL } from '../../game/contact/contact.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { operatorOf } from '../testing/builders/moderation.ts';
import { anna, type RefusalCases } from '../testing/refusal-case.ts';

const MESSAGE = { name: 'Ada', email: 'often@example.org', message: 'Hello!' };

export const CONTACT_REFUSALS: RefusalCases = {
  'POST /api/contact 429 TOO_MANY_MESSAGES': [
    'That is # messages today. We read them all. Please write again tomorrow.',
    anna
      .after(async ({ app }) => {
        for (let index = 0; index < MOST_MESSAGES_OF_EMAIL; index++)
          await app.call('POST /api/contact', { body: MESSAGE });
      })
      .sendsSignedOut({ body: { ...MESSAGE, email: 'Often@example.org' } }),
  ],
  'PUT /api/admin/contact/:id 404 MESSAGE_NOT_FOUND': anna
    .with(async ({ app }) => ({ by: await operatorOf(app) }))
    .sends({ params: { id: NOWHERE }, body: { handled: true } }),
};
