import { z } from 'zod';
import { ENTRY_FEE_MAX, PRIZE_MAX, SHOW_LEVEL_MIN } from '../../game/shows/player-show-terms.ts';
import { DISCIPLINES } from '../../game/shows/disciplines.ts';
import { call } from '../call.ts';
import { Coins, EMAIL_NOT_CONFIRMED } from '../pieces.ts';
import { Show } from './shows.ts';

const inDigits = (coins: number) => coins.toLocaleString('en-US');

/** Whole coins. The rules check the range; `most` prevents overflow. */
const coinsOf = (what: string, most: number) => {
  const atMost = `The ${what} must be at most ${inDigits(most)} coins.`;
  const whole = `The ${what} must be a whole number of coins.`;
  return z.int({ error: ({ code }) => (code === 'too_big' ? atMost : whole) }).max(most, atMost);
};

const LEVEL_MESSAGE = 'The minimum level must be a whole number.';

export const createShow = call({
  method: 'POST',
  path: '/api/shows/create',
  access: 'player',
  waits: true,
  summary: 'Create a show and put up its prize',
  body: z
    .object({
      show_type: z.enum(DISCIPLINES, 'Please select a show type'),
      min_level: z.int(LEVEL_MESSAGE).default(SHOW_LEVEL_MIN),
      entry_fee: coinsOf('entry fee', ENTRY_FEE_MAX),
      prize_amount: coinsOf('prize', PRIZE_MAX),
      /** Default: three days from now. */
      scheduled_date: z.iso.datetime('The date must be an instant, such as 2031-05-06T12:00:00Z.').nullish(),
      /** If few enter, house horses start beside them, outside the competition. */
      invite_house_horses: z.boolean().default(false),
    })
    .transform(({ show_type, min_level, entry_fee, prize_amount, scheduled_date, invite_house_horses }) => ({
      discipline: show_type,
      level: min_level,
      entryFee: entry_fee,
      prize: prize_amount,
      runsAt: scheduled_date ? new Date(scheduled_date) : undefined,
      invitesHouse: invite_house_horses,
    })),
  reply: z.object({
    message: z.string(),
    show: Show,
    /** The fee part goes to the house, the prize into escrow. */
    cost: z.object({
      entryFee: Coins,
      surcharge: Coins,
      discount: Coins,
      feePart: Coins,
      prize: Coins,
      total: Coins,
    }),
    coins: Coins,
    tradableCoins: Coins,
  }),
  refusals: {
    SHOW_LEVEL_OUT_OF_RANGE: [400, 'The minimum level is from {least} to {most}.'],
    ENTRY_FEE_TOO_LOW: [400, 'The entry fee must be at least {least} coins.'],
    PRIZE_TOO_LOW: [400, 'Prize multiplier must be at least {times}x'],
    SHOW_DATE_OUT_OF_RANGE: [
      400,
      'A show runs {least} day from now at the soonest, and {most} days at the latest.',
    ],
    NOT_ENOUGH_COINS: [409, 'You need {needs} coins to create a show'],
    NOT_ENOUGH_TRADABLE_COINS: [
      409,
      'A prize is put up in tradable coins, such as prizes won: you need {needs} of those and have {tradable}.',
    ],
    ...EMAIL_NOT_CONFIRMED,
    PAIR_LIMIT: [
      409,
      'Below level {level} prizes you put up and fees you pay one player are at most {most} coins in 30 days; it would be more with the {paid} so far.',
    ],
  },
});
