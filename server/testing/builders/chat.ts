import type { TestApp, TestPlayer } from '../app/test-app.ts';

/** A second after whatever the player wrote before. Returns the message's id. */
export async function say(app: TestApp, player: TestPlayer, message = 'Hello!'): Promise<string> {
  await app.pass(1);
  const { body } = await player.call('POST /api/chat/messages', { body: { message } });
  return body.id;
}
