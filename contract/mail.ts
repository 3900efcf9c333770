import { z } from 'zod';
import {
  letterProblem,
  SUGGEST_FROM,
  subjectProblem,
  tidyLetter,
  tidySubject,
} from '../game/mail/letters.ts';
import { SEARCH_TEXT_MAX } from '../game/search/search-text.ts';
import { call } from './call.ts';
import { RECEIVER_REFUSALS, TALK_REFUSALS, WRITING_REFUSALS } from './moderation/moderation.ts';
import { Face, Id, Instant, Limit, OfId, refineText, upTo, Whole } from './pieces.ts';

const Letter = z.object({
  /** Later letters have higher ids. */
  id: Id,
  fromUsername: z.string(),
  toUsername: z.string(),
  subject: z.string(),
  /** Plain text. */
  body: z.string(),
  sentAt: Instant,
  /** Always true for sent letters, so that nobody learns when others read. */
  read: z.boolean(),
  /** The other player of the letter: sender or receiver. */
  other: z.object({ id: Id, username: z.string(), ...Face }),
});

const Box = z.object({
  /** Matches part of the subject, the letter or the other player's name, in the newest letters only. */
  search: z
    .string()
    .normalize('NFC')
    .trim()
    .refine(upTo(SEARCH_TEXT_MAX), `Search for at most ${SEARCH_TEXT_MAX} characters.`)
    .optional()
    .transform((text) => (text === '' ? undefined : text)),
  limit: Limit,
  before: Id.optional(),
});

export const inbox = call({
  method: 'GET',
  path: '/api/messages/inbox',
  access: 'player',
  scope: 'mail',
  summary: 'Letters to the player, newest first',
  query: Box,
  reply: z.array(Letter),
  paged: true,
  refusals: TALK_REFUSALS,
});

export const sentLetters = call({
  method: 'GET',
  path: '/api/messages/sent',
  access: 'player',
  scope: 'mail',
  summary: 'Letters that the player wrote, newest first',
  query: Box,
  reply: z.array(Letter),
  paged: true,
  refusals: TALK_REFUSALS,
});

export const unreadCount = call({
  method: 'GET',
  path: '/api/messages/unread-count',
  access: 'player',
  scope: 'mail',
  summary: 'How many letters to the player are unread, at most 1,000',
  reply: z.object({ count: Whole }),
  refusals: {},
});

const NOT_FOUND = { LETTER_NOT_FOUND: [404, 'This letter is not in your mail.'] } as const;

export const getLetter = call({
  method: 'GET',
  path: '/api/messages/:id',
  access: 'player',
  scope: 'mail',
  summary: 'One letter to or from the player',
  params: OfId,
  reply: Letter,
  refusals: { ...TALK_REFUSALS, ...NOT_FOUND },
});

const WHOM = 'Please say whom the letter is for.';

export const sendLetter = call({
  method: 'POST',
  path: '/api/messages',
  access: 'player',
  summary: 'Write to another player; a repeat with the same sendId sends nothing',
  body: z.object({
    toUsername: z
      .string(WHOM)
      .trim()
      .min(1, WHOM)
      .refine(upTo(SEARCH_TEXT_MAX), 'No player has so long a name.'),
    subject: z
      .string('Please write a subject.')
      .transform(tidySubject)
      .superRefine(refineText(subjectProblem)),
    body: z.string('Please write your letter.').transform(tidyLetter).superRefine(refineText(letterProblem)),
    sendId: Id.optional(),
  }),
  reply: z.object({ message: z.string(), id: Id, toUsername: z.string() }),
  refusals: {
    RECIPIENT_NOT_FOUND: [404, 'There is no player called {name}.'],
    TO_YOURSELF: [409, 'That is you. Please choose another player.'],
    ...WRITING_REFUSALS,
    ...RECEIVER_REFUSALS,
  },
});

export const markLetterRead = call({
  method: 'PATCH',
  path: '/api/messages/:id/read',
  access: 'player',
  summary: 'Say that a letter to the player is read',
  params: OfId,
  reply: z.object({ message: z.string() }),
  refusals: NOT_FOUND,
});

export const deleteLetter = call({
  method: 'DELETE',
  path: '/api/messages/:id',
  access: 'player',
  summary: 'Delete a letter from the player’s mail; it stays in the other player’s',
  params: OfId,
  reply: z.object({ message: z.string() }),
  refusals: NOT_FOUND,
});

export const suggestPlayers = call({
  method: 'GET',
  path: '/api/users/search',
  access: 'player',
  summary: 'Other players whose names begin so, by name; at most eight',
  query: z.object({
    q: z
      .string('Please type the beginning of a name.')
      .normalize('NFC')
      .trim()
      .min(SUGGEST_FROM, `Type at least ${SUGGEST_FROM} letters.`)
      .refine(upTo(SEARCH_TEXT_MAX), `Search for at most ${SEARCH_TEXT_MAX} characters.`),
  }),
  reply: z.array(z.object({ id: Id, username: z.string(), ...Face })),
  refusals: {},
});
