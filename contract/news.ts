import { z } from 'zod';
import { NEWS_TOPICS } from '../game/news/news.ts';
import { WORLD_NEWS_KINDS } from '../game/news/world-news.ts';
import { TACK_TYPES } from '../game/tack/tack.ts';
import { call } from './call.ts';
import { LookReply } from './horses/look.ts';
import { Coins, Id, Instant, Limit, Whole } from './pieces.ts';

/** Last four-digit year. */
const LATEST_MS = Date.UTC(9999, 11, 31);

const NewsTopicName = z.enum(NEWS_TOPICS);

export const NewsItem = z.object({
  id: Id,
  at: Instant,
  topic: NewsTopicName,
  title: z.string(),
  text: z.string(),
  /** Address on this site. */
  href: z.string(),
  /** What the player can do there; null if nothing. */
  action: z.string().nullable(),
  horse: z.object({ id: Id, name: z.string(), look: LookReply }).nullable(),
  tackType: z.enum(TACK_TYPES).nullable(),
});

export const listNews = call({
  method: 'GET',
  path: '/api/news',
  access: 'player',
  summary: 'What happened to your horses, shows, listings and requests, the newest first',
  query: z
    .object({
      /** Default: all topics that are not turned off. */
      topic: NewsTopicName.optional(),
      limit: Limit,
      /** Id and Unix milliseconds of the last item. */
      before: Id.optional(),
      beforeMs: z.coerce.number().int().min(0).max(LATEST_MS).optional(),
    })
    .transform(({ beforeMs, ...rest }) => ({
      ...rest,
      beforeAt: beforeMs === undefined ? undefined : new Date(beforeMs),
    })),
  reply: z.array(NewsItem),
  paged: true,
  refusals: {},
});

export const sinceLastVisit = call({
  method: 'GET',
  path: '/api/news/since-last-visit',
  access: 'player',
  summary: 'How your horses have been placed since you were here last, and the latest news',
  reply: z.object({
    /** Last visit's end, or registration. */
    since: Instant,
    firstVisit: z.boolean(),
    starts: Whole,
    wins: Whole,
    paid: Whole,
    coins: Coins,
    /** Newest first. Up to five results, or else those with a prize. */
    latest: z.array(NewsItem),
    more: z.boolean(),
    /** The latest win of this week; the horse may have another owner by now. */
    lastWin: z
      .object({
        horseId: Id,
        showId: Id,
        /** "Dressage". */
        what: z.string(),
        /** "Dressage at Larch Hill, class 3". */
        where: z.string(),
        at: Instant,
      })
      .nullable(),
  }),
  refusals: {},
});

export const listWorldNews = call({
  method: 'GET',
  path: '/api/world-news',
  access: 'visitor',
  summary: 'The latest births, first wins, new grades and sales of horses, of stables that are not private',
  reply: z.array(
    z.object({
      id: Id,
      at: Instant,
      kind: z.enum(WORLD_NEWS_KINDS),
      title: z.string(),
      text: z.string(),
      horse: z.object({ id: Id, name: z.string(), look: LookReply }),
      /** Where it happened; of a sale the buyer. */
      stable: z.object({ id: Id, username: z.string() }),
    }),
  ),
  refusals: {},
});

const NewsState = z.object({
  /** News after this instant is unread. */
  readAt: Instant,
  unread: Whole,
  topicsOff: z.array(NewsTopicName),
  /** News of foals come by email too. */
  mailsFoals: z.boolean(),
});

export const getNewsState = call({
  method: 'GET',
  path: '/api/news/state',
  access: 'player',
  summary: 'How much news is unread, counted to 100, and which topics are off',
  reply: NewsState,
  refusals: {},
});

export const markNewsRead = call({
  method: 'POST',
  path: '/api/news/read',
  access: 'player',
  summary: 'All news until now is read',
  reply: NewsState,
  refusals: {},
});

export const turnTopicsOff = call({
  method: 'PUT',
  path: '/api/news/topics-off',
  access: 'player',
  summary: 'Hear about all topics but these',
  body: z.object({
    topicsOff: z
      .array(NewsTopicName)
      .max(NEWS_TOPICS.length)
      .transform((topics) => [...new Set(topics)]),
  }),
  reply: NewsState,
  refusals: {},
});

export const mailFoals = call({
  method: 'PUT',
  path: '/api/news/mails-foals',
  access: 'player',
  summary: 'Get news of your foals by email too, or no longer',
  body: z.object({ mailsFoals: z.boolean() }),
  reply: NewsState,
  refusals: {},
});
