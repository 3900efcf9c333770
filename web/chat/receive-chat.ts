import { MINUTE } from '../../game/game-time.ts';
import type { LiveEvent } from '../api/live/live-event.ts';
import { keyOf, queryClient } from '../api/read.ts';
import type { ReplyOf } from '../api/call.ts';
import { worldNow } from '../api/world-clock.ts';
import { chatIsOpen } from './chat-open.ts';
import { changed } from './room.ts';
import { changeRoom } from './use-chat.ts';

/** An older message in an event is one that changed. */
const JUST_NOW_MS = MINUTE;

/** Applies the chat part of a stream event. */
export function receiveChat({ chat = [], chatGone = [], online }: LiveEvent): void {
  if (chat.length + chatGone.length > 0) changeRoom((room) => changed(room, chat, chatGone));
  const since = new Date(worldNow().getTime() - JUST_NOW_MS).toISOString();
  const isNews = chat.some(
    ({ sendId, removed, createdAt }) => sendId === null && !removed && createdAt > since,
  );
  if (isNews && !chatIsOpen.read())
    queryClient.setQueryData(keyOf('GET /api/chat/has-new'), { hasNew: true });
  if (online !== undefined)
    queryClient.setQueryData<ReplyOf<'GET /api/chat/online-count'>>(
      keyOf('GET /api/chat/online-count'),
      (room) => room && { ...room, count: online },
    );
}
