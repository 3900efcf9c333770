import { useState } from 'react';
import { Dialog } from '../ui/dialog.tsx';
import { Tabs } from '../ui/tabs.tsx';
import { CompletedEntries } from './completed-entries.tsx';
import { PendingEntries } from './pending-entries.tsx';
import { useCompletedEntries, usePendingEntries } from './use-shows.ts';
import type { Entrant } from './use-shows.ts';

interface ShowResultsDialogProps {
  readonly horse: Entrant;
  readonly onClose: () => void;
}

/** Every start of a horse: those that wait, and those that have run. New results come by themselves. */
export default function ShowResultsDialog({ horse, onClose }: ShowResultsDialogProps) {
  const [tab, setTab] = useState<'pending' | 'completed'>('pending');
  const pending = usePendingEntries(horse.id);
  const completed = useCompletedEntries(horse.id);
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
            count: countOf(pending),
            panel: <PendingEntries entries={pending} />,
          },
          {
            value: 'completed',
            label: 'Completed',
            count: countOf(completed),
            panel: <CompletedEntries entries={completed} />,
          },
        ]}
      />
    </Dialog>
  );
}

/** "(12)", or "(50+)" while there are more pages than were read. */
function countOf({ data, hasNextPage }: ReturnType<typeof useCompletedEntries>): string {
  return data === undefined ? '(…)' : `(${data.length}${hasNextPage ? '+' : ''})`;
}
