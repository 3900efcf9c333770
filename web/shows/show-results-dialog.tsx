import { useState } from 'react';
import { inDigits } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { NotKnown } from '../ui/not-known.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CompletedEntries } from './completed-entries.tsx';
import { PendingEntries } from './pending-entries.tsx';
import { useCompletedEntries, useEntryCounts } from './use-results.ts';
import { usePendingEntries } from './use-shows.ts';
import type { Entrant } from './use-shows.ts';

interface ShowResultsDialogProps {
  readonly horse: Entrant;
  /** Those that it begins with. */
  readonly first: 'pending' | 'completed';
  readonly onClose: () => void;
}

/** Every start of a horse: those that wait, and those that have run. New results come by themselves. */
export default function ShowResultsDialog({ horse, first, onClose }: ShowResultsDialogProps) {
  const [tab, setTab] = useState(first);
  const pending = usePendingEntries(horse.id);
  const completed = useCompletedEntries(horse.id);
  const { data: counts, error, isFetching, refetch } = useEntryCounts(horse.id);
  const failed = counts === undefined && error !== null && !isFetching;
  return (
    <Dialog wide title="Show Results" lead={horse.name} onClose={onClose}>
      {failed && <NotKnown what="How many starts there are" again={() => void refetch()} />}
      <Tabs
        label="Show results"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'pending',
            label: 'Pending',
            count: failed ? undefined : inBrackets(counts?.pendingEntries),
            panel: <PendingEntries entries={pending} />,
          },
          {
            value: 'completed',
            label: 'Completed',
            count: failed ? undefined : inBrackets(counts?.completedEntries),
            panel: <CompletedEntries entries={completed} />,
          },
        ]}
      />
    </Dialog>
  );
}

/** "(1,012)", and "(…)" while it is not known. */
function inBrackets(count: number | undefined): string {
  return count === undefined ? '(…)' : `(${inDigits(count)})`;
}
