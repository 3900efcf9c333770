import { z } from 'zod';
import { LONG_BAG_DAYS, MOST_FED_AT_ONCE } from '../../game/care/feed.ts';
import { FEEDING_DAYS, hasLongBags } from '../../game/care/feeding-plan.ts';
import { call } from '../call.ts';
import { FeedType, TreatType } from '../inventory.ts';
import { Coins, Id, Instant, OWN_HORSE, OfId, Whole, PriceShown } from '../pieces.ts';

const ON_PASTURE = [409, '{name} eats grass on pasture and needs no feed. Bring {name} in first.'] as const;

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
    ON_PASTURE,
    NO_FEED: [409, 'You have no {item} feed left. Purchase feed from the Market first.'],
  },
});

const CHOOSE_HORSES = 'Please select the horses to feed.';

/**
 * All or none. `feedExpiresAt` and the price are what the player saw: refuses a repeated call, or one that would cost
 * something else.
 */
export const feedMany = call({
  method: 'POST',
  path: '/api/horses/feed',
  access: 'player',
  summary: 'Feed several horses for some days: from the inventory first, and what lacks is bought',
  body: z
    .object({
      horses: z
        .array(z.object({ id: Id, feedExpiresAt: Instant.nullable() }), CHOOSE_HORSES)
        .min(1, CHOOSE_HORSES)
        .max(MOST_FED_AT_ONCE, `At most ${MOST_FED_AT_ONCE} horses are fed at once.`)
        .refine(
          (horses) => new Set(horses.map(({ id }) => id)).size === horses.length,
          'Each horse is fed once: name it once.',
        ),
      days: z.literal(FEEDING_DAYS, `Horses are fed for ${FEEDING_DAYS.join(', ')} days.`),
      longBags: z.boolean('Say whether the horses are to have long bags.'),
      price: PriceShown,
    })
    .refine(({ days, longBags }) => !longBags || hasLongBags(days), {
      message: `Long bags last ${LONG_BAG_DAYS} days or more.`,
      path: ['longBags'],
    })
    .transform(({ horses, days, longBags, price }) => ({
      horses: horses.map(({ id, feedExpiresAt }) => ({
        id,
        feedExpiresAt: feedExpiresAt === null ? null : new Date(feedExpiresAt),
      })),
      days,
      long: longBags,
      price,
    })),
  reply: z.object({
    fed: z.array(z.object({ horseId: Id, expiresAt: Instant })),
    /** Bags. */
    bought: Whole,
    /** For hay and oil, part of `cost`. */
    oil: Coins,
    /** Horses that need hay and oil and got none, because the coins were too few. */
    plain: z.array(Id),
    cost: Coins,
    coins: Coins,
  }),
  refusals: {
    ...OWN_HORSE,
    ON_PASTURE,
    FED_MEANWHILE: [409, '{name} was fed in the meantime. Nothing was bought: please look again.'],
    PRICE_CHANGED: [
      409,
      'The feed costs {needs} coins now, not {price}. Nothing was bought: please look again.',
    ],
    NOT_ENOUGH_COINS: [
      409,
      'Feed for {horses} for {days} costs {needs} coins; you have {coins}, {lacks} too few. {possible}',
    ],
  },
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
    HORSE_CONTENT: [409, '{name} can’t get any happier right now. You keep the treat.'],
  },
});
