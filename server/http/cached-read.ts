import type { Db } from '../db/connection.ts';

type Read<Answer> = (db: Db, now: Date) => Promise<Answer>;

/** Answers all calls within `ms` of world time from one read. A read that failed is not cached. */
export function cachedFor<Answer>(ms: number, read: Read<Answer>): Read<Answer> {
  let cached: { readonly at: number; readonly answer: Promise<Answer> } | undefined;
  return (db, now) => {
    const age = cached ? now.getTime() - cached.at : Infinity;
    if (cached && age >= 0 && age < ms) return cached.answer;
    const answer = read(db, now);
    cached = { at: now.getTime(), answer };
    answer.catch(() => {
      if (cached?.answer === answer) cached = undefined;
    });
    return answer;
  };
}
