import { z } from 'zod';
import { MOST_ENTERED_AT_ONCE } from '../../game/shows/entering/entry-limits.ts';
import { call } from '../call.ts';
import { Coins, Entropy, Id, Whole } from '../pieces.ts';
import { Entered, Show } from './shows.ts';

const CHOOSE = 'Please select the horses to enter.';
const TOO_MANY = `At most ${MOST_ENTERED_AT_ONCE} horses are entered at once.`;
const ONCE = 'Each horse enters one show at a time: name it once.';

/** Comma-separated. */
const HorseIds = z
  .string(CHOOSE)
  .min(1, CHOOSE)
  .transform((ids) => ids.split(','))
  .pipe(z.array(Id).max(MOST_ENTERED_AT_ONCE, TOO_MANY))
  .refine((ids) => new Set(ids).size === ids.length, ONCE);

/** Refusals have the codes and sentences of one entry. */
const Refused = z.object({ horseId: Id, code: z.string(), message: z.string() });

export const nextShows = call({
  method: 'GET',
  path: '/api/shows/next',
  access: 'player',
  scope: 'shows',
  summary:
    'The next show of each of these horses: the soonest house show in its strongest discipline, of the class that pays it more on average; in this order, as far as coins, entries and starts go. And the next Meadow show of each that may start there',
  query: z.object({ horseIds: HorseIds }),
  reply: z.object({
    next: z.array(
      z.object({
        horseId: Id,
        show: Show,
        /** Less the guild's discount. */
        fee: Coins,
        /** Entering it moves the horse up a class, for good. */
        movesUp: z.boolean(),
        veteran: z.boolean(),
      }),
    ),
    refusals: z.array(Refused),
    /** The Meadow show in which a horse may start next, in place of `next`; entered alone. */
    meadow: z.array(z.object({ horseId: Id, show: Show, startsLeft: Whole })),
  }),
  refusals: {},
});

export const enterEach = call({
  method: 'POST',
  path: '/api/shows/enter-each',
  access: 'player',
  waits: true,
  summary: 'Enter several horses, each in one show, in this order, as far as the coins go',
  body: z
    .object({
      entries: z
        .array(z.object({ horseId: Id, showId: Id }), CHOOSE)
        .min(1, CHOOSE)
        .max(MOST_ENTERED_AT_ONCE, TOO_MANY)
        .refine((entries) => new Set(entries.map((one) => one.horseId)).size === entries.length, ONCE),
      /** Shared: each show has its own seed. */
      entropy: Entropy.optional(),
    })
    .transform(({ entries, entropy }) => ({ starts: entries, entropy })),
  reply: z.object({
    entered: z.array(Entered.extend({ horseId: Id })),
    refusals: z.array(Refused.extend({ showId: Id })),
    cost: Coins,
    coins: Coins,
  }),
  refusals: {},
});
