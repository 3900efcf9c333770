import * as contract from '../../contract/economy.ts';
import type { Serve } from '../http/serve.ts';
import { readEconomy } from './read-economy.ts';

/** Per network, as visitors may call it; enough for a school. */
const PER_MINUTE = { perMinute: 600, mayLag: true } as const;

/** World time for which an answer serves everybody. */
const KEPT_MS = 10_000;

export function economyRoutes(serve: Serve): void {
  let kept: { readonly at: number; readonly answer: ReturnType<typeof readEconomy> } | undefined;

  serve.read(
    contract.economy,
    (db, { now }) => {
      const age = kept ? now.getTime() - kept.at : Infinity;
      if (kept && age >= 0 && age < KEPT_MS) return kept.answer;
      const answer = readEconomy(db, now);
      kept = { at: now.getTime(), answer };
      answer.catch(() => {
        if (kept?.answer === answer) kept = undefined;
      });
      return answer;
    },
    PER_MINUTE,
  );
}
