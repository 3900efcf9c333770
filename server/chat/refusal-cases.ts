import { ofAge } from '../testing/age-cases.ts';
import { say } from '../testing/builders/chat.ts';
import { mute } from '../testing/builders/moderation.ts';
import { aWriter } from '../testing/builders/mail.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';

const SEND = 'POST /api/chat/messages';
const HELLO = { body: { message: 'Hello!' } };

const writer = anna.with(async ({ app }) => ({ by: await aWriter(app) }));

export const CHAT_REFUSALS: RefusalCases = {
  [`${SEND} 400 UNKIND_WORDS`]: [
    'There is a word in this that we keep out of Fetlock, where many players are young. Please say it another way.',
    writer.sends({ body: { message: 'Bullshit' } }),
  ],
  [`${SEND} 403 MUTED`]: [
    'You cannot write to other players until we lift it. The reason: Please keep it kind.',
    writer.after(({ app, by }) => mute(app, by)).sends(HELLO),
  ],
  [`${SEND} 429 TOO_SOON`]: [
    'That was quick! You can write again in 1 second.',
    writer.after(({ app, by }) => say(app, by)).sends({ body: { message: 'And again.' } }),
  ],
  ...ofAge(SEND, newcomer, HELLO),
  ...ofAge('GET /api/chat/messages', newcomer),
};
