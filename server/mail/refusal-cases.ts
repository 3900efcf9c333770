import { ofAge } from '../testing/age-cases.ts';
import { block, mute } from '../testing/builders/moderation.ts';
import { aWriter, LETTER, sendLetter } from '../testing/builders/mail.ts';
import type { TestPlayer } from '../testing/app/test-app.ts';
import { anna, newcomer, type RefusalCases } from '../testing/refusal-case.ts';

const SEND = 'POST /api/messages';

const writer = anna.with(async ({ app }) => ({ by: await aWriter(app), to: await app.newPlayer() }));

/** Between two other writers. */
const aLetterOfOthers = anna
  .with(async ({ app }) => ({ letter: await sendLetter(await aWriter(app), await aWriter(app)) }))
  .with(async ({ app }) => ({ by: await aWriter(app) }));

const receiver = newcomer.with(async ({ app, by }) => ({ letter: await sendLetter(await aWriter(app), by) }));

const writing =
  (letter: object = {}) =>
  ({ to }: { readonly to: TestPlayer }) => ({ body: { ...LETTER, toUsername: to.username, ...letter } });

const naming = ({ letter }: { readonly letter: string }) => ({ params: { id: letter } });

export const MAIL_REFUSALS: RefusalCases = {
  [`${SEND} 404 RECIPIENT_NOT_FOUND`]: [
    'There is no player called Nobody at all.',
    writer.sends(writing({ toUsername: 'Nobody at all' })),
  ],
  [`${SEND} 409 TO_YOURSELF`]: [
    'That is you. Please choose another player.',
    anna.sends(({ by }) => writing()({ to: by })),
  ],
  [`${SEND} 400 UNKIND_WORDS`]: [
    'There is a word in this that we keep out of Fetlock, where many players are young. Please say it another way.',
    writer.sends(writing({ body: 'Bullshit' })),
  ],
  [`${SEND} 403 MUTED`]: [
    'You cannot write to other players until we lift it. The reason: Please keep it kind.',
    writer.after(({ app, by }) => mute(app, by)).sends(writing()),
  ],
  [`${SEND} 409 BLOCKED_BY_YOU`]: [
    'You have blocked Player #. To write to them, unblock them first.',
    writer.after(({ by, to }) => block(by, to.id)).sends(writing()),
  ],
  [`${SEND} 409 NOT_TAKING`]: [
    'Player # does not take this from you.',
    writer.after(({ by, to }) => block(to, by.id)).sends(writing()),
  ],
  ...ofAge(SEND, newcomer, ({ anna: to }) => writing()({ to })),
  ...ofAge('GET /api/messages/inbox', newcomer),
  ...ofAge('GET /api/messages/sent', newcomer),
  ...ofAge('GET /api/messages/:id', receiver, naming),
  'GET /api/messages/:id 404 LETTER_NOT_FOUND': aLetterOfOthers.sends(naming),
  // Only the receiver marks a letter as read.
  'PATCH /api/messages/:id/read 404 LETTER_NOT_FOUND': writer
    .with(async ({ by, to }) => ({ letter: await sendLetter(by, to) }))
    .sends(naming),
  'DELETE /api/messages/:id 404 LETTER_NOT_FOUND': aLetterOfOthers.sends(naming),
};
