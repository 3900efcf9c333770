import { z } from 'zod';
import { MANE_STYLES } from '../game/horses/coat/look-values.ts';
import { MAGIC_ITEMS } from '../game/magic/items.ts';
import { BACKDROPS } from '../game/magic/backdrops.ts';
import { call } from './call.ts';
import { Coins, Id, OWN_HORSE } from './pieces.ts';

const CHOOSE = `Please choose an item: ${MAGIC_ITEMS.join(', ')}.`;
const horseId = Id;

export const useMagic = call({
  method: 'POST',
  path: '/api/magic-shop/use',
  access: 'player',
  summary: 'Buy an item of the magic shop and use it on one of your horses',
  body: z.discriminatedUnion(
    'item',
    [
      z.object({ item: z.literal('ribbon'), horseId }),
      z.object({
        item: z.literal('hourglass'),
        horseId,
        /** Agrees that the horse retires. */
        retire: z.boolean('Please say whether the horse may retire.').default(false),
      }),
      z.object({ item: z.literal('whistle'), horseId }),
      z.object({
        item: z.literal('mane_scroll'),
        horseId,
        maneStyle: z.enum(MANE_STYLES, `Please choose a mane style: ${MANE_STYLES.join(', ')}.`),
      }),
      z.object({
        item: z.literal('lantern'),
        horseId,
        /** Null puts the lantern out. */
        backdrop: z.enum(BACKDROPS, `Please choose a backdrop: ${BACKDROPS.join(', ')}.`).nullable(),
      }),
    ],
    CHOOSE,
  ),
  reply: z.object({ message: z.string(), cost: Coins, coins: Coins }),
  refusals: {
    ...OWN_HORSE,
    ALREADY_HAPPY: [409, '{name} could not be happier. Nothing was bought.'],
    HORSE_RETIRED: [409, '{name} is retired. Another year would change nothing.'],
    WOULD_RETIRE: [
      409,
      '{name} would be {age} old and retire: no more shows, no more foals. Agree to it first.',
    ],
    HORSE_TOO_YOUNG: [409, '{name} is {age} months old; training starts at {needs} months.'],
    WHISTLED_TODAY: [409, '{name} has heard the whistle today. Come back tomorrow.'],
    TRAININGS_FULL: [409, '{name} has {most} trainings saved, and there is no room for more.'],
    SAME_MANE: [409, '{name} wears this mane already. Nothing was bought.'],
    SAME_BACKDROP: [409, '{name} stands before this backdrop already. Nothing was bought.'],
    NOT_ENOUGH_COINS: [409, 'The {item} costs {needs} coins; you have {coins}.'],
  },
});
