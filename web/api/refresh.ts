import { partialMatchKey } from '@tanstack/react-query';
import type { QueryKey } from '@tanstack/react-query';
import { CallRefused } from './call-refused.ts';
import { queryClient } from './read.ts';

/** What a call answers and what the stream tells of it come within this time: one reading serves both. */
const MOMENT_MS = 50;

let asked: QueryKey[] = [];
let soon: Promise<void> | undefined;

/**
 * What was read under these keys is old: what is on the page is read anew, the rest when it is needed. Resolves once
 * that has happened. Whoever asks for the same within a moment shares it.
 */
export function refresh(keys: readonly QueryKey[]): Promise<void> {
  asked.push(...keys);
  soon ??= new Promise<void>((resolve) => setTimeout(resolve, MOMENT_MS)).then(() => {
    const old = asked;
    asked = [];
    soon = undefined;
    return queryClient.invalidateQueries({
      // What was refused stays so until the player tries again: its page would blink to say the same.
      predicate: ({ queryKey, state }) =>
        !isRefusal(state.error) && old.some((key) => partialMatchKey(queryKey, key)),
    });
  });
  return soon;
}

/** Under this lies whatever was read. */
export const EVERYTHING: QueryKey = [];

const isRefusal = (error: unknown) =>
  error instanceof CallRefused && error.status >= 400 && error.status < 500;
