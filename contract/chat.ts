import { z } from 'zod';
import { messageProblem, tidyMessage } from '../game/chat/messages.ts';
import { call } from './call.ts';
import { TALK_REFUSALS, WRITING_REFUSALS } from './moderation/moderation.ts';
import { Face, Id, Instant, Limit, refineText, Whole } from './pieces.ts';

export const ChatMessage = z.object({
  /** Later messages have higher ids. */
  id: Id,
  username: z.string(),
  /** Plain text on one line; empty once an operator removed it. */
  message: z.string(),
  createdAt: Instant,
  playerId: Id,
  ...Face,
  removed: z.boolean(),
  /** What the browser sent with its own message; null for messages of others. */
  sendId: Id.nullable(),
});

export const chatMessages = call({
  method: 'GET',
  path: '/api/chat/messages',
  access: 'player',
  summary: 'Chat, newest first; what the live stream carries comes here too',
  query: z.object({ limit: Limit, before: Id.optional() }),
  reply: z.array(ChatMessage),
  paged: true,
  refusals: TALK_REFUSALS,
});

export const sendChatMessage = call({
  method: 'POST',
  path: '/api/chat/messages',
  access: 'player',
  summary: 'Write to everybody; a repeat with the same sendId sends nothing',
  body: z.object({
    message: z
      .string('Please write something.')
      .transform(tidyMessage)
      .superRefine(refineText(messageProblem)),
    sendId: Id.optional(),
  }),
  reply: ChatMessage,
  refusals: {
    ...WRITING_REFUSALS,
    TOO_SOON: [429, 'That was quick! You can write again in {wait}.'],
  },
});

export const chatHasNew = call({
  method: 'GET',
  path: '/api/chat/has-new',
  access: 'player',
  summary: 'Whether others wrote since the player read chat; never for those who may not read it',
  reply: z.object({ hasNew: z.boolean() }),
  refusals: {},
});

export const markChatRead = call({
  method: 'POST',
  path: '/api/chat/mark-read',
  access: 'player',
  summary: 'Say that chat is read',
  reply: z.object({
    /** When the player last read chat before, if others have written since. */
    newSince: Instant.nullable(),
  }),
  refusals: {},
});

export const chatOnline = call({
  method: 'GET',
  path: '/api/chat/online-count',
  access: 'player',
  summary: 'How many players are here now, and how slow chat is',
  reply: z.object({
    /** Players with a live stream, or a call within five minutes. */
    count: Whole,
    /** Slow mode: seconds between two messages of a player; 0 if it is off. */
    slowSeconds: Whole,
  }),
  refusals: {},
});

export const activity = call({
  method: 'POST',
  path: '/api/user/activity',
  access: 'player',
  summary: 'Say that the player is here; every 60 seconds while a page is open',
  reply: z.object({ message: z.string() }),
  refusals: {},
});
