import type { ReactNode } from 'react';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { Bones } from '../../ui/bone.tsx';
import { Failed, Loaded } from '../../ui/loaded.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { useFocusInPlace } from '../../ui/focus/use-focus-in-place.ts';
import { ShowTable } from './show-table.tsx';
import { type RankedEntrant, type Show, type useAvailableShows } from '../use-shows.ts';
import { useQuota } from '../use-quota.ts';

interface ShowListProps {
  readonly reading: ReturnType<typeof useAvailableShows>;
  readonly shows: readonly Show[] | undefined;
  /** A change resets the sorting. */
  readonly search: string;
  readonly horse: RankedEntrant;
  readonly guild: Guild;
  readonly none: ReactNode;
}

/** Keeps rows after a failed reload. The focus of a removed show goes to the next one, finally to the list. */
export function ShowList({ reading, shows, search, horse, guild, none }: ShowListProps) {
  const quota = useQuota();
  const part = useFocusInPlace<HTMLDivElement>('.col-enter button');
  return (
    <Loaded reading={reading} skeleton={<Bones label="Loading the shows" rows={6} height="44px" />}>
      {() => (
        <>
          {reading.isRefetchError && <Failed error={reading.error} again={() => void reading.refetch()} />}
          <div {...part}>
            {shows?.length === 0 ? (
              none
            ) : (
              <ShowTable key={search} shows={shows ?? []} horse={horse} guild={guild} quota={quota.data} />
            )}
          </div>
          <ShowMore pages={reading} label="Show more shows" />
        </>
      )}
    </Loaded>
  );
}
