import { MOST_MESSAGES_OF_EMAIL } from '../../game/contact/contact.ts';
import { NOWHERE } from '../testing/bad-values.ts';
import { operatorOf } from '../testing/builders/moderation.ts';
import type { RefusalCases } from '../testing/refusal-case.ts';

export const CONTACT_REFUSALS: RefusalCases = {
  'POST /api/contact 429 TOO_MANY_MESSAGES': [
    'That is # messages today. We read them all. Please write again tomorrow.',
    async ({ app }) => {
      const body = { name: 'Ada', email: 'often@example.org', message: 'Hello!' };
      for (let index = 0; index < MOST_MESSAGES_OF_EMAIL; index++)
        await app.call('POST /api/contact', { body });
      return { sent: { body: { ...body, email: 'Often@example.org' } } };
    },
  ],
  'PUT /api/admin/contact/:id 404 MESSAGE_NOT_FOUND': async ({ app }) => ({
    by: await operatorOf(app),
    sent: { params: { id: NOWHERE }, body: { handled: true } },
  }),
};
