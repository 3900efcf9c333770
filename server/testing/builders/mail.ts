import type { TestApp, TestPlayer } from '../app/test-app.ts';
import { sayBirthYear } from './moderation.ts';

export const LETTER = { subject: 'Your grey mare', body: 'Is she for sale?' } as const;

/** Old enough for letters. */
export async function aWriter(app: TestApp): Promise<TestPlayer> {
  const player = await app.newPlayer();
  await sayBirthYear(player, 1990);
  return player;
}

/** Returns the letter's id. */
export async function sendLetter(
  from: TestPlayer,
  { username: toUsername }: Pick<TestPlayer, 'username'>,
  overrides: object = {},
): Promise<string> {
  const { body } = await from.call('POST /api/messages', { body: { toUsername, ...LETTER, ...overrides } });
  return body.id;
}
