import type { ReactNode } from 'react';
import type { Guild } from '../../../game/guild-work/guilds.ts';
import { Bones } from '../../ui/bone.tsx';
import { Failed, Loaded } from '../../ui/loaded.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { useFocusInPlace } from '../../ui/focus/use-focus-in-place.ts';
import { ShowTable } from './show-table.tsx';
import { useQuota } from '../use-shows.ts';
import type { RankedEntrant, Show, useAvailableShows } from '../use-shows.ts';

interface ShowListProps {
  readonly reading: ReturnType<typeof useAvailableShows>;
  /** Undefined until they were read. */
  readonly shows: readonly Show[] | undefined;
  /** Names what is looked for: another list is sorted anew. */
  readonly search: string;
  readonly horse: RankedEntrant;
  /** Of the player, who may pay less. */
  readonly guild: Guild;
  /** Where there are no shows. */
  readonly none: ReactNode;
}

/**
 * Shows to enter, page by page; where reading them again failed, those that were read and why. When a show is entered
 * and leaves the list, the next takes its focus; when it was the last, the list does.
 */
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
