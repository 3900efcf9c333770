import { sendLetter } from '../testing/builders/mail.ts';
import type { RefusalCases, RefusalScene, RefusedRequest } from '../testing/refusal-case.ts';

const SENTENCE = 'This letter is not in your mail.';
const WORDS = { subject: 'Hello', body: 'Hello!' };

const aLetterOfOthers = async ({ app, anna }: RefusalScene): Promise<RefusedRequest> => {
  const id = await sendLetter(await app.newPlayer(), await app.newPlayer());
  return { by: anna, sent: { params: { id } } };
};

export const MAIL_REFUSALS: RefusalCases = {
  'POST /api/messages 404 RECIPIENT_NOT_FOUND': [
    'There is no player called Nobody at all.',
    async ({ anna }) => ({ by: anna, sent: { body: { ...WORDS, toUsername: 'Nobody at all' } } }),
  ],
  'POST /api/messages 409 TO_YOURSELF': [
    'That is you. Please choose another player.',
    async ({ anna }) => ({ by: anna, sent: { body: { ...WORDS, toUsername: anna.username } } }),
  ],
  'GET /api/messages/:id 404 LETTER_NOT_FOUND': [SENTENCE, aLetterOfOthers],
  // Only the one who got it reads it.
  'PATCH /api/messages/:id/read 404 LETTER_NOT_FOUND': [
    SENTENCE,
    async ({ app, anna }) => {
      const id = await sendLetter(anna, await app.newPlayer());
      return { by: anna, sent: { params: { id } } };
    },
  ],
  'DELETE /api/messages/:id 404 LETTER_NOT_FOUND': [SENTENCE, aLetterOfOthers],
};
