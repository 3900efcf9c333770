import { useState } from 'react';
import { MINUTE } from '../../../game/game-time.ts';
import { useWorldNow } from '../../api/use-world-now.ts';
import { HistoryList } from '../../records/history-list.tsx';
import { useHistory, type History, type HorseCard } from '../../records/use-records.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Query } from '../../ui/query.tsx';
import { Segments } from '../../ui/forms/segments.tsx';
import { ShowMore } from '../../ui/loading/show-more.tsx';
import { HorseRecord } from './record.tsx';

const OPTIONS = [
  { value: 'all', label: 'All' },
  { value: 'shows', label: 'Shows' },
  { value: 'life', label: 'Life' },
  { value: 'owners', label: 'Owners' },
] as const;

const NOTHING: Readonly<Record<History, string>> = {
  all: 'Nothing has happened yet.',
  shows: 'No results yet.',
  life: 'Only shows so far.',
  owners: 'No owners on record.',
};

export default function HorseHistory() {
  return (
    <HorseRecord here="history" title={({ name }) => `History of ${name}`}>
      {(horse) => <Events horse={horse} />}
    </HorseRecord>
  );
}

function Events({ horse }: { readonly horse: HorseCard }) {
  const [of, setOf] = useState<History>('all');
  const events = useHistory(horse.id, of);
  const now = useWorldNow(MINUTE);
  return (
    <>
      <Segments label="Show" options={OPTIONS} value={of} onChange={setOf} />
      <Query query={events} skeleton={<Skeleton label="Loading the history" rows={6} height="56px" />}>
        {(list) =>
          list.length === 0 ? (
            <p className="py-5 text-muted">{NOTHING[of]}</p>
          ) : (
            <>
              <HistoryList events={list} now={now} />
              <ShowMore pages={events} label="Show earlier" />
            </>
          )
        }
      </Query>
    </>
  );
}
