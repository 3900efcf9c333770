import { z } from 'zod';
import { ADMIN_ACTIONS, SUBJECT_KINDS } from '../../game/moderation/reports.ts';
import { call } from '../call.ts';
import { Id, Instant, Limit, OfId, ANY_PLAYER } from '../pieces.ts';

/** For names and texts that others read. */
export const WORD_REFUSALS = {
  UNKIND_WORDS: [
    400,
    'There is a word in this that we keep out of Fetlock, where many players are young. Please say it another way.',
  ],
} as const;

/** For reading chat and mail. */
export const TALK_REFUSALS = {
  BIRTH_YEAR_NEEDED: [403, 'Before you chat or write letters, please tell us the year you were born.'],
  TOO_YOUNG: [
    403,
    'Chat and letters are for players of 13 and over, so they are off for you. Everything else in Fetlock is yours.',
  ],
} as const;

/** For names and texts that stay where others read them. A muted player's wait until the mute ends. */
export const SHOWN_TEXT_REFUSALS = {
  ...WORD_REFUSALS,
  MUTED: [403, 'You cannot change what other players read {until}. The reason: {why}'],
} as const;

/** For all writing to other players. */
export const WRITING_REFUSALS = {
  ...WORD_REFUSALS,
  ...TALK_REFUSALS,
  MUTED: [403, 'You cannot write to other players {until}. The reason: {why}'],
} as const;

/** Also for writing to one player. Does not reveal blocks or ages. */
export const RECEIVER_REFUSALS = {
  BLOCKED_BY_YOU: [409, 'You have blocked {username}. To write to them, unblock them first.'],
  NOT_TAKING: [409, '{username} does not take this from you.'],
} as const;

export const readModeration = call({
  method: 'GET',
  path: '/api/moderation',
  access: 'player',
  summary: 'Whether you may chat and write letters, and what the people who run Fetlock decided about you',
  reply: z.object({
    /** The year itself is never sent. */
    birthYear: z.enum(['unanswered', 'answered']),
    mayTalk: z.boolean(),
    mute: z.object({ until: Instant.nullable(), why: z.string() }).nullable(),
    isOperator: z.boolean(),
    /** Newest first, at most ten. */
    decisions: z.array(
      z.object({
        id: Id,
        action: z.enum(ADMIN_ACTIONS),
        kind: z.enum(SUBJECT_KINDS),
        why: z.string(),
        until: Instant.nullable(),
        at: Instant,
      }),
    ),
  }),
  refusals: {},
});

export const answerBirthYear = call({
  method: 'PUT',
  path: '/api/moderation/birth-year',
  access: 'player',
  summary: 'Say the year of your birth, once; nobody sees it',
  body: z.object({ birthYear: z.int('Please enter a year, such as 2010.') }),
  reply: z.object({ message: z.string(), mayTalk: z.boolean() }),
  refusals: {
    NO_BIRTH_YEAR: [400, 'Please enter the year you were born.'],
    BIRTH_YEAR_ANSWERED: [409, 'You have answered this already.'],
  },
});

export const listBlocked = call({
  method: 'GET',
  path: '/api/blocked-players',
  access: 'player',
  summary: 'The players you have blocked, the latest first',
  query: z.object({ limit: Limit, before: Id.optional() }),
  reply: z.array(z.object({ id: Id, username: z.string(), at: Instant })),
  paged: true,
  refusals: {},
});

export const blockPlayer = call({
  method: 'PUT',
  path: '/api/blocked-players/:id',
  access: 'player',
  summary: 'Block a player: no letters, chat or stud requests from them',
  params: OfId,
  reply: z.object({ message: z.string() }),
  refusals: {
    ...ANY_PLAYER,
    THAT_IS_YOU: [409, 'That is you. You cannot block yourself.'],
    TOO_MANY_BLOCKED: [409, 'You have blocked {most} players. Unblock one first.'],
  },
});

export const unblockPlayer = call({
  method: 'DELETE',
  path: '/api/blocked-players/:id',
  access: 'player',
  summary: 'Unblock a player',
  params: OfId,
  reply: z.object({ message: z.string() }),
  refusals: { ...ANY_PLAYER, NOT_BLOCKED: [409, 'You have not blocked {username}.'] },
});
