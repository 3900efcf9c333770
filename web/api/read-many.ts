import { useQueries } from '@tanstack/react-query';
import { call, type InputArgs, type InputOf, type ReadRoute, type ReplyOf } from './call.ts';
import { keyOf } from './read.ts';

/** Several inputs of one route, in order, without duplicates. Apart from `read.ts`, which loads at `/`. */
export function useReads<R extends ReadRoute>(
  route: R,
  inputs: readonly InputOf<R>[],
): readonly (ReplyOf<R> | undefined)[] {
  return useQueries({
    queries: inputs.map((input) => {
      const args = [input] as unknown as InputArgs<R>;
      return { queryKey: keyOf(route, ...args), queryFn: () => call(route, ...args) };
    }),
    combine: dataOf,
  });
}

const dataOf = <Reply>(results: readonly { readonly data: Reply | undefined }[]) =>
  results.map(({ data }) => data);
