import { byNewcomer, ofAge } from '../testing/age-cases.ts';
import { block, mute, sayBirthYear } from '../testing/builders/moderation.ts';
import { aWriter, LETTER, sendLetter } from '../testing/builders/mail.ts';
import type { TestApp, TestPlayer } from '../testing/app/test-app.ts';
import type { Provoke, RefusalCases, RefusedRequest } from '../testing/refusal-case.ts';

const SEND = 'POST /api/messages';

const aLetterOfOthers: Provoke = async ({ app }): Promise<RefusedRequest> => {
  const id = await sendLetter(await aWriter(app), await aWriter(app));
  return { by: await aWriter(app), sent: { params: { id } } };
};

const aLetterToMe: (born: number | null) => Provoke =
  (born) =>
  async ({ app }) => {
    const reader = await app.newPlayer();
    const id = await sendLetter(await aWriter(app), reader);
    if (born !== null) await sayBirthYear(reader, born);
    return { by: reader, sent: { params: { id } } };
  };

const writing =
  (
    letter: object = {},
    before?: (app: TestApp, pair: { by: TestPlayer; to: TestPlayer }) => Promise<unknown>,
  ): Provoke =>
  async ({ app }) => {
    const pair = { by: await aWriter(app), to: await app.newPlayer() };
    await before?.(app, pair);
    return { by: pair.by, sent: { body: { ...LETTER, toUsername: pair.to.username, ...letter } } };
  };

const bySender =
  (born: number | null): Provoke =>
  async (scene) =>
    byNewcomer({ body: { ...LETTER, toUsername: scene.anna.username } })(born)(scene);

export const MAIL_REFUSALS: RefusalCases = {
  [`${SEND} 404 RECIPIENT_NOT_FOUND`]: [
    'There is no player called Nobody at all.',
    writing({ toUsername: 'Nobody at all' }),
  ],
  [`${SEND} 409 TO_YOURSELF`]: [
    'That is you. Please choose another player.',
    async ({ anna }) => ({ by: anna, sent: { body: { ...LETTER, toUsername: anna.username } } }),
  ],
  [`${SEND} 400 UNKIND_WORDS`]: [
    'There is a word in this that we keep out of Fetlock, where many players are young. Please say it another way.',
    writing({ body: 'Bullshit' }),
  ],
  [`${SEND} 403 MUTED`]: [
    'You cannot write to other players until we lift it. The reason: Please keep it kind.',
    writing({}, (app, { by }) => mute(app, by)),
  ],
  [`${SEND} 409 BLOCKED_BY_YOU`]: [
    'You have blocked Player #. To write to them, unblock them first.',
    writing({}, (_, { by, to }) => block(by, to.id)),
  ],
  [`${SEND} 409 NOT_TAKING`]: [
    'Player # does not take this from you.',
    writing({}, (_, { by, to }) => block(to, by.id)),
  ],
  ...ofAge(SEND, bySender),
  ...ofAge('GET /api/messages/inbox', byNewcomer({})),
  ...ofAge('GET /api/messages/sent', byNewcomer({})),
  ...ofAge('GET /api/messages/:id', aLetterToMe),
  'GET /api/messages/:id 404 LETTER_NOT_FOUND': aLetterOfOthers,
  // Only the one who got it reads it.
  'PATCH /api/messages/:id/read 404 LETTER_NOT_FOUND': async ({ app }) => {
    const by = await aWriter(app);
    return { by, sent: { params: { id: await sendLetter(by, await app.newPlayer()) } } };
  },
  'DELETE /api/messages/:id 404 LETTER_NOT_FOUND': aLetterOfOthers,
};
