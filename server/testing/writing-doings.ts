import { expect } from 'vitest';
import type { TestPlayer } from './app/test-app.ts';
import { sayBirthYear } from './builders/moderation.ts';
import { sendLetter } from './builders/mail.ts';

interface Scene {
  readonly anna: TestPlayer;
  /** Has said his age. */
  readonly bert: TestPlayer;
}

/** Calls that change what browsers cache of mail and chat. */
export function writingDoings(scene: () => Scene): Readonly<Record<string, () => Promise<unknown>>> {
  const withAge =
    (act: (scene: Scene) => Promise<unknown>): (() => Promise<unknown>) =>
    async () => {
      await sayBirthYear(scene().anna, 1990);
      await act(scene());
    };
  return {
    'POST /api/messages': withAge(({ anna, bert }) => sendLetter(anna, bert)),
    'PATCH /api/messages/:id/read': withAge(async ({ anna, bert }) =>
      anna.call('PATCH /api/messages/:id/read', { params: { id: await sendLetter(bert, anna) } }),
    ),
    'DELETE /api/messages/:id': withAge(async ({ anna, bert }) => {
      const id = await sendLetter(anna, bert);
      await sendLetter(anna, bert);
      await anna.call('DELETE /api/messages/:id', { params: { id } });
    }),
    'POST /api/chat/mark-read': withAge(async ({ anna, bert }) => {
      // `say` lets time pass, which changes horses too.
      const sent = await bert.call('POST /api/chat/messages', { body: { message: 'Hello!' } });
      expect(sent.status).toBe(200);
      await anna.call('POST /api/chat/mark-read');
    }),
  };
}
