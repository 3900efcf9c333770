import type { ReactNode } from 'react';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Failed, Query } from '../../ui/query.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { useRowFocus } from '../../ui/focus/use-row-focus.ts';
import { ShowTable } from './show-table.tsx';
import { type RankedEntrant, type Show, type useAvailableShows } from '../use-shows.ts';
import { useQuota } from '../use-quota.ts';

interface ShowListProps {
  readonly query: ReturnType<typeof useAvailableShows>;
  readonly shows: readonly Show[] | undefined;
  /** A change resets the sorting. */
  readonly search: string;
  readonly horse: RankedEntrant;
  readonly guild: Guild;
  readonly none: ReactNode;
}

/** Retains rows after a failed refetch. When a focused show is removed, focuses the next one, finally the list. */
export function ShowList({ query, shows, search, horse, guild, none }: ShowListProps) {
  const quota = useQuota();
  const part = useRowFocus<HTMLDivElement>('.col-enter button');
  return (
    <Query query={query} skeleton={<Skeleton label="Loading the shows" rows={6} height="44px" />}>
      {() => (
        <>
          {query.isRefetchError && <Failed error={query.error} onRetry={() => void query.refetch()} />}
          <div {...part}>
            {shows?.length === 0 ? (
              none
            ) : (
              <ShowTable key={search} shows={shows ?? []} horse={horse} guild={guild} quota={quota.data} />
            )}
          </div>
          <ShowMore pages={query} label="Show more shows" />
        </>
      )}
    </Query>
  );
}
