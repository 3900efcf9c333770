import type { TestPlayer } from '../app/test-app.ts';

export const LETTER = { subject: 'Your grey mare', body: 'Is she for sale?' } as const;

/** Returns the letter's id. */
export async function sendLetter(
  from: TestPlayer,
  { username: toUsername }: Pick<TestPlayer, 'username'>,
  words: object = {},
): Promise<string> {
  const { body } = await from.call('POST /api/messages', { body: { toUsername, ...LETTER, ...words } });
  return body.id;
}
