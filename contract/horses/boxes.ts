import { z } from 'zod';
import { NAMEPLATES } from '../../game/cosmetics/nameplates.ts';
import { call } from '../call.ts';
import { Coins, Id, OfId, OWN_HORSE, Whole, PriceShown } from '../pieces.ts';
import { LookReply } from './look.ts';

const Boxes = z.object({
  boxes: Whole,
  /** Most boxes that a stable may have. */
  most: Whole,
  /** Price of the next box; null if the stable has all. */
  nextPrice: Coins.nullable(),
  /** In the order in which they got their boxes. */
  horses: z.array(
    z.object({
      id: Id,
      name: z.string(),
      color: z.string(),
      breedName: z.string(),
      look: LookReply,
      nameplate: z.enum(NAMEPLATES),
    }),
  ),
});

export const stableBoxes = call({
  method: 'GET',
  path: '/api/stable/boxes',
  access: 'player',
  scope: 'horses',
  summary: 'The boxes of your stable and the favourites in them',
  reply: Boxes,
  refusals: {},
});

export const addBox = call({
  method: 'POST',
  path: '/api/stable/boxes',
  access: 'player',
  summary: 'Add a box to your stable, at the price that you were shown',
  body: z.object({ price: PriceShown }),
  reply: z.object({
    message: z.string(),
    boxes: Whole,
    cost: Coins,
    coins: Coins,
    nextPrice: Coins.nullable(),
  }),
  refusals: {
    STABLE_COMPLETE: [409, 'Your stable has all {most} boxes.'],
    BOX_PRICE_CHANGED: [409, 'The next box costs {price} coins now. Nothing was bought.'],
    NOT_ENOUGH_COINS: [409, 'A box costs {needs} coins; you have {coins}.'],
  },
});

/** Idempotent. */
export const moveHorse = call({
  method: 'PUT',
  path: '/api/horses/:id/box',
  access: 'player',
  summary: 'Move one of your horses into a free box, or out of its box',
  params: OfId,
  body: z.object({ inBox: z.boolean('Please say whether the horse gets a box.') }),
  reply: z.object({ message: z.string(), boxes: Whole, taken: Whole }),
  refusals: {
    ...OWN_HORSE,
    BOXES_FULL: [409, 'All {boxes} boxes are taken. Add a box for {price} coins, or move a horse out first.'],
    ALL_BOXES_FULL: [409, 'All {boxes} boxes are taken. Move a horse out first.'],
  },
});
