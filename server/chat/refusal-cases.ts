import { byNewcomer, ofAge } from '../testing/age-cases.ts';
import { say } from '../testing/builders/chat.ts';
import { mute } from '../testing/builders/moderation.ts';
import { aWriter } from '../testing/builders/mail.ts';
import type { TestApp, TestPlayer } from '../testing/app/test-app.ts';
import type { Provoke, RefusalCases } from '../testing/refusal-case.ts';

const SEND = 'POST /api/chat/messages';

const writing =
  (message: string, before?: (app: TestApp, by: TestPlayer) => Promise<unknown>): Provoke =>
  async ({ app }) => {
    const by = await aWriter(app);
    await before?.(app, by);
    return { by, sent: { body: { message } } };
  };

export const CHAT_REFUSALS: RefusalCases = {
  [`${SEND} 400 UNKIND_WORDS`]: [
    'There is a word in this that we keep out of Fetlock, where many players are young. Please say it another way.',
    writing('Bullshit'),
  ],
  [`${SEND} 403 MUTED`]: [
    'You cannot write to other players until we lift it. The reason: Please keep it kind.',
    writing('Hello!', (app, by) => mute(app, by)),
  ],
  [`${SEND} 429 TOO_SOON`]: [
    'That was quick! You can write again in 1 second.',
    writing('And again.', (app, by) => say(app, by)),
  ],
  ...ofAge(SEND, byNewcomer({ body: { message: 'Hello!' } })),
  ...ofAge('GET /api/chat/messages', byNewcomer({})),
};
