import { useEffect, useState } from 'react';
import { useAct } from '../api/act.ts';
import { useRead } from '../api/read.ts';

/** Reports only while that first step is open. */
export function useReportWhy(isPlayer: boolean): (entryId: string) => void {
  const { data: steps } = useRead('GET /api/first-steps', {}, { enabled: isPlayer });
  const { run } = useAct('POST /api/first-steps/score-sheet', {
    failure: null,
  });
  const [entryId, setEntryId] = useState<string>();
  const isStepOpen = steps?.some(({ id, status }) => id === 'first_result' && status === 'open') ?? false;
  useEffect(() => {
    if (isStepOpen && entryId !== undefined) run({ body: { entryId } });
  }, [isStepOpen, entryId, run]);
  return setEntryId;
}
