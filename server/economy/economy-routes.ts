import * as contract from '../../contract/economy.ts';
import type { Serve } from '../http/serve.ts';
import { readEconomy } from './read-economy.ts';

/** Per network, as visitors may call it; enough for a school. */
const PER_MINUTE = { perMinute: 600, mayLag: true } as const;

/** World time for which a cached answer is served. */
const MAX_AGE_MS = 10_000;

export function economyRoutes(serve: Serve): void {
  let cached: { readonly at: number; readonly answer: ReturnType<typeof readEconomy> } | undefined;

  serve.read(
    contract.economy,
    (db, { now }) => {
      const age = cached ? now.getTime() - cached.at : Infinity;
      if (cached && age >= 0 && age < MAX_AGE_MS) return cached.answer;
      const answer = readEconomy(db, now);
      cached = { at: now.getTime(), answer };
      answer.catch(() => {
        if (cached?.answer === answer) cached = undefined;
      });
      return answer;
    },
    PER_MINUTE,
  );
}
