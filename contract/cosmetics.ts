import { z } from 'zod';
import { NAMEPLATES } from '../game/cosmetics/nameplates.ts';
import { COSMETICS } from '../game/cosmetics/cosmetics.ts';
import { TACK_COLOURS } from '../game/tack/tack-colours.ts';
import { call } from './call.ts';
import { Coins, OfId, OWN_HORSE, PriceShown } from './pieces.ts';

/** The price that the player agreed to; 0 wears only what the horse has. */
const price = PriceShown;

export const wearCosmetic = call({
  method: 'PUT',
  path: '/api/horses/:id/style',
  access: 'player',
  summary:
    'Give one of your horses a nameplate or a colour of tack; bought once, at the price that you were shown',
  params: OfId,
  body: z.discriminatedUnion(
    'cosmetic',
    [
      z.object({
        cosmetic: z.literal('nameplate'),
        item: z.enum(NAMEPLATES, `Please choose a nameplate: ${NAMEPLATES.join(', ')}.`),
        price,
      }),
      z.object({
        cosmetic: z.literal('tack_colour'),
        item: z.enum(TACK_COLOURS, `Please choose a colour: ${TACK_COLOURS.join(', ')}.`),
        price,
      }),
    ],
    `Please choose what to change: ${COSMETICS.join(', ')}.`,
  ),
  reply: z.object({ message: z.string(), cost: Coins, coins: Coins }),
  refusals: {
    ...OWN_HORSE,
    ALREADY_WORN: [409, '{name} wears this already. Nothing was bought.'],
    HORSE_TOO_YOUNG: [409, '{name} is {age} months old; tack is seen from {needs} months.'],
    COSMETIC_PRICE_CHANGED: [409, '{item} costs {price} coins for {name} now. Nothing was bought.'],
    NOT_ENOUGH_COINS: [409, '{item} costs {needs} coins; you have {coins}.'],
  },
});
