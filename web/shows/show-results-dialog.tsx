import { useState } from 'react';
import { inDigits } from '../ui/coins.tsx';
import { Dialog } from '../ui/dialog.tsx';
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
  const { data: counts } = useEntryCounts(horse.id);
  return (
    <Dialog wide title="Show Results" lead={horse.name} onClose={onClose}>
      <Tabs
        label="Show results"
        value={tab}
        onChange={setTab}
        tabs={[
          {
            value: 'pending',
            label: 'Pending',
            count: inBrackets(counts?.pendingEntries),
            panel: <PendingEntries entries={pending} />,
          },
          {
            value: 'completed',
            label: 'Completed',
            count: inBrackets(counts?.completedEntries),
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
