import { z } from 'zod';
import { MOST_FED_AT_ONCE } from '../../game/care/feed.ts';
import { WEANED_FROM } from '../../game/horses/age.ts';
import { call } from '../call.ts';
import { FeedType, TreatType } from '../inventory.ts';
import { Id, Instant, OWN_HORSE, OfId, Whole } from '../pieces.ts';

export const useFeed = call({
  method: 'POST',
  path: '/api/horses/:id/use-feed',
  access: 'player',
  summary: 'Feed a horse from the inventory; feed adds up',
  params: OfId,
  body: z.object({ feed_type: FeedType }).transform(({ feed_type }) => ({ feedType: feed_type })),
  reply: z.object({ expiresAt: Instant, feedLeftHours: Whole, feedLeftDisplay: z.string(), quantity: Whole }),
  refusals: {
    ...OWN_HORSE,
    ON_PASTURE: [409, '{name} eats grass on pasture and needs no feed. Bring {name} in first.'],
    NURSING: [409, `{name} drinks its mother’s milk and needs no feed before ${WEANED_FROM} months.`],
    NO_FEED: [409, 'You have no {item} feed left. Purchase feed from the Market first.'],
  },
});

/** An invalid id refuses the whole call. */
export const feedMany = call({
  method: 'POST',
  path: '/api/horses/feed',
  access: 'player',
  summary: 'Feed several horses once each, in this order, as far as the inventory goes',
  body: z
    .object({
      horse_ids: z
        .array(Id, 'Please select the horses to feed.')
        .min(1, 'Please select the horses to feed.')
        .max(MOST_FED_AT_ONCE, `At most ${MOST_FED_AT_ONCE} horses are fed at once.`)
        .refine((ids) => new Set(ids).size === ids.length, 'Each horse is fed once: name it once.'),
      feed_type: FeedType,
    })
    .transform(({ horse_ids, feed_type }) => ({ horseIds: horse_ids, feedType: feed_type })),
  reply: z.object({
    fed: z.array(z.object({ horseId: Id, expiresAt: Instant })),
    refusals: z.array(z.object({ horseId: Id, code: z.string(), message: z.string() })),
    quantity: Whole,
  }),
  refusals: {},
});

export const useTreat = call({
  method: 'POST',
  path: '/api/horses/:id/use-treat',
  access: 'player',
  summary: 'Give a horse a treat from the inventory',
  params: OfId,
  body: z.object({ treat_type: TreatType }).transform(({ treat_type }) => ({ treatType: treat_type })),
  reply: z.object({ happinessGained: Whole, newHappiness: Whole, quantity: Whole }),
  refusals: {
    ...OWN_HORSE,
    NO_TREAT: [409, 'You have no {item} left. Purchase treats from the Market first.'],
    HORSE_CONTENT: [409, '{name} is as happy as can be: the treat stays with you.'],
  },
});
