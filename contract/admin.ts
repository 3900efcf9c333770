import { z } from 'zod';
import { ADMIN_ACTIONS, REPORT_REASONS, SUBJECT_KINDS } from '../game/moderation/reports.ts';
import { isBlank, isGarbled } from '../game/written-text.ts';
import { call } from './call.ts';
import { Id, Instant, Limit, OfId, upTo, Whole, NO_SUCH_PLACE } from './pieces.ts';

/** Hides the admin desk from players who are not operators. */
export const ADMIN_ONLY = { NOT_FOUND: [404, 'There is nothing here.'] } as const;

const WHY_MAX = 300;

const Person = z.object({ id: Id, username: z.string() });

const Case = z.object({
  id: Id,
  kind: z.enum(SUBJECT_KINDS),
  player: Person,
  /** The text as reported, or a picture's address. */
  seen: z.string(),
  reports: Whole,
  /** Reason of the first report. */
  reason: z.enum(REPORT_REASONS),
  firstAt: Instant,
  lastAt: Instant,
  closedAt: Instant.nullable(),
});

const Decision = z.object({
  id: Id,
  caseId: Id,
  action: z.enum(ADMIN_ACTIONS),
  kind: z.enum(SUBJECT_KINDS),
  player: Person,
  operator: z.string(),
  why: z.string(),
  until: Instant.nullable(),
  at: Instant,
  undone: z.object({ operator: z.string(), why: z.string(), at: Instant }).nullable(),
});

export const readAdminDesk = call({
  method: 'GET',
  path: '/api/admin',
  access: 'player',
  summary: 'The admin desk: how many reports and messages are open, and the slow mode of the chat',
  reply: z.object({ open: Whole, oldestAt: Instant.nullable(), chatSeconds: Whole, contact: Whole }),
  refusals: ADMIN_ONLY,
});

const ORDERS = ['reports', 'newest'] as const;
const AFTER = /^(\d{1,9})_([\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12})$/;

export const listCases = call({
  method: 'GET',
  path: '/api/admin/cases',
  access: 'player',
  summary: 'Open reports, the most reported or the newest first',
  query: z.object({
    order: z.enum(ORDERS).default('reports'),
    limit: Limit,
    after: z
      .string()
      .regex(AFTER, NO_SUCH_PLACE)
      .transform((text) => {
        const [, reports = '', id = ''] = AFTER.exec(text) ?? [];
        return { reports: Number(reports), id };
      })
      .optional(),
  }),
  paged: true,
  reply: z.array(Case),
  refusals: ADMIN_ONLY,
});

const CASE = { ...ADMIN_ONLY, CASE_NOT_FOUND: [404, 'There is no such report.'] } as const;

export const readCase = call({
  method: 'GET',
  path: '/api/admin/cases/:id',
  access: 'player',
  summary: 'One report with its context',
  params: OfId,
  reply: Case.extend({
    /** As it reads now; null if it is gone. */
    current: z.string().nullable(),
    context: z.array(z.object({ who: z.string(), text: z.string(), at: Instant })),
    /** At most 50, newest first. */
    voices: z.array(
      z.object({ by: z.string(), reason: z.enum(REPORT_REASONS), comment: z.string(), at: Instant }),
    ),
    level: Whole,
    since: Instant,
    /** Standing decisions in other cases, without dismissals. */
    earlier: Whole,
    mute: z.object({ until: Instant.nullable() }).nullable(),
    suspension: z.object({ until: Instant.nullable() }).nullable(),
    decisions: z.array(Decision),
  }),
  refusals: CASE,
});

const Why = z
  .string('Please write a reason.')
  .trim()
  .refine((why) => !isBlank(why), 'Please write a reason.')
  .refine(upTo(WHY_MAX), `A reason has at most ${WHY_MAX} characters.`)
  .refine((why) => !isGarbled(why), 'The reason must not contain invisible characters.');

/** Ten years. */
const MOST_HOURS = 87_600;

export const decideCase = call({
  method: 'POST',
  path: '/api/admin/cases/:id/decide',
  access: 'player',
  summary: 'Remove what was reported, mute or suspend its player, or dismiss the report',
  params: OfId,
  body: z.object({
    action: z.enum(ADMIN_ACTIONS),
    why: Why,
    /** Length of a mute or suspension; null: until lifted. */
    hours: z.int().min(1).max(MOST_HOURS).nullable().default(null),
  }),
  reply: z.object({ message: z.string(), decision: Decision }),
  refusals: {
    ...CASE,
    ALREADY_DECIDED: [409, 'That is decided already. Undo it first.'],
    CHANGED_SINCE: [409, 'It reads otherwise by now. Nothing was changed.'],
    PLAYER_DELETED: [409, 'This account was deleted, so only the text can be removed.'],
    OPERATOR: [409, '{username} works at this desk. Ask the host to take them off it first.'],
  },
});

export const listDecisions = call({
  method: 'GET',
  path: '/api/admin/decisions',
  access: 'player',
  summary: 'Decisions with operator and reason, the latest first',
  query: z.object({ limit: Limit, before: Id.optional() }),
  paged: true,
  reply: z.array(Decision),
  refusals: ADMIN_ONLY,
});

export const undoDecision = call({
  method: 'POST',
  path: '/api/admin/decisions/:id/undo',
  access: 'player',
  summary: 'Undo a decision, which reopens its report',
  params: OfId,
  body: z.object({ why: Why }),
  reply: z.object({ message: z.string(), decision: Decision }),
  refusals: {
    ...ADMIN_ONLY,
    DECISION_NOT_FOUND: [404, 'There is no such decision.'],
    ALREADY_UNDONE: [409, 'That is undone already.'],
    CHANGED_SINCE: [409, 'It was changed since, so there is nothing to put back.'],
  },
});

export const readSpending = call({
  method: 'GET',
  path: '/api/admin/spending',
  access: 'player',
  summary:
    'Players to whom most of the spending of several accounts went within 30 days, counted once an hour',
  reply: z.object({
    countedAt: Instant,
    /** Most payers first, at most 50. */
    sellers: z.array(
      z.object({
        player: Person,
        payers: Whole,
        coins: Whole,
        /** At most ten; who paid most comes first. */
        top: z.array(z.object({ player: Person, coins: Whole, percent: Whole, since: Instant })),
      }),
    ),
  }),
  refusals: ADMIN_ONLY,
});

export const WORD_LISTS = ['refuse', 'allow'] as const;

export const listWords = call({
  method: 'GET',
  path: '/api/admin/words',
  access: 'player',
  summary: 'Words that names and texts must not contain, and exceptions',
  query: z.object({
    list: z.enum(WORD_LISTS).default('refuse'),
    limit: Limit,
    afterWord: z.string().max(100).default(''),
  }),
  paged: true,
  reply: z.array(z.object({ word: z.string(), operator: z.string(), at: Instant })),
  refusals: ADMIN_ONLY,
});

export const addWord = call({
  method: 'PUT',
  path: '/api/admin/words',
  access: 'player',
  summary: 'Put a word on one of the lists',
  body: z.object({
    list: z.enum(WORD_LISTS),
    word: z
      .string('Please enter a word.')
      .normalize('NFKC')
      .trim()
      .toLowerCase()
      .max(50, 'A word has at most 50 letters.')
      .regex(/^\*?[^*]*[\p{L}\p{N}][^*]*\*?$/u, 'Please enter a word. A * may stand at its ends.'),
  }),
  reply: z.object({ message: z.string() }),
  refusals: { ...ADMIN_ONLY, TOO_MANY_WORDS: [409, 'The lists have {most} words. Remove some first.'] },
});

export const removeWord = call({
  method: 'DELETE',
  path: '/api/admin/words/:word',
  access: 'player',
  summary: 'Take a word off its list',
  params: z.object({ word: z.string().max(100) }),
  reply: z.object({ message: z.string() }),
  refusals: { ...ADMIN_ONLY, WORD_NOT_FOUND: [404, 'That word is on no list.'] },
});

export const setSlowMode = call({
  method: 'PUT',
  path: '/api/admin/slow-mode',
  access: 'player',
  summary: 'How many seconds a player waits between two chat messages',
  body: z.object({
    seconds: z
      .int('Please enter whole seconds.')
      .min(0, 'At least 0 seconds.')
      .max(3_600, 'At most 3,600 seconds.'),
  }),
  reply: z.object({ message: z.string() }),
  refusals: ADMIN_ONLY,
});
