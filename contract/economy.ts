import { z } from 'zod';
import { call } from './call.ts';
import { Coins, Instant, Whole } from './pieces.ts';

const FlowLine = z.object({ label: z.string(), coins: Coins });

/** `made` less `taken` is `purses` plus `escrow`, to the coin. */
const Period = z.object({
  /** UTC days, both included. */
  from: z.iso.date(),
  to: z.iso.date(),
  /** Most coins first; omits zero. */
  sources: z.array(FlowLine),
  sinks: z.array(FlowLine),
  made: Coins,
  taken: Coins,
  /** Change of the coins of all players. */
  purses: Whole,
  /** Change of coins in escrow. */
  escrow: Whole,
  trades: z.array(z.object({ label: z.string(), count: Whole, coins: Coins })),
});

export const economy = call({
  method: 'GET',
  path: '/api/economy',
  access: 'visitor',
  summary: 'Where coins came from and went, what players paid each other, and how coins are shared',
  reply: z.object({
    today: Period,
    yesterday: Period,
    /** Today included. */
    month: Period,
    /** Counted at most once an hour; null while it is counted for the first time. */
    wealth: z
      .object({
        countedAt: Instant,
        players: Whole,
        /** Coins of each tenth of the active players, richest first; empty with too few players. */
        tenths: z.array(Coins),
      })
      .nullable(),
  }),
  refusals: {},
});
